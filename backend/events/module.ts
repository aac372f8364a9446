import { eventCursors, events } from '../db/schema';
import type { BackendModule } from '../module';
import { pruneEvents } from './pruneEvents';

export const eventsModule: BackendModule = {
  name: 'events',
  needs: {},
  prune: pruneEvents,
  tables: [
    // Whatever becomes of a project, what happened to it happened under the name that it had.
    { table: events, belongsTo: 'nobody' },
    { table: eventCursors, belongsTo: 'nobody' },
  ],
};
