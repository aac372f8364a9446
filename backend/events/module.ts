import { eventCursors, events } from '../db/schema';
import type { BackendModule } from '../module';
import { pruneEvents } from './pruneEvents';

export const eventsModule: BackendModule = {
  name: 'events',
  needs: {},
  prune: pruneEvents,
  tables: [
    // Events keep the project's name of their time.
    { table: events, belongsTo: 'nobody' },
    { table: eventCursors, belongsTo: 'nobody' },
  ],
};
