import { eventCursors, events } from '../db/schema';
import type { StoreAndClock } from '../db/store';
import type { BackendModule } from '../module';
import { registerEventMetrics } from './eventMetrics';
import { pruneEvents } from './pruneEvents';
import { registerEventRoutes } from './routes';

export const eventsModule: BackendModule<StoreAndClock> = {
  name: 'events',
  needs: { store: true, now: true },
  routes: registerEventRoutes,
  prune: pruneEvents,
  metrics: registerEventMetrics,
  tables: [
    // Events keep the project's name of their time.
    { table: events, belongsTo: 'nobody' },
    { table: eventCursors, belongsTo: 'nobody' },
  ],
};
