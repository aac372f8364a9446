import { alertFanOuts } from '../../db/schema';
import type { EventReader } from '../../events';
import { toFanOuts } from './toFanOuts';

export const FAN_OUT = 'alerts.fan-out';

/** The reader's transaction ends by then. */
const SOON_SECONDS = 1;

/**
 * Notes which events concern watchers, in the transaction that moves the cursor; a job alerts them.
 */
export const fanOutReader = (send?: (job: string, afterSeconds?: number) => void): EventReader => ({
  name: 'alerts',
  types: [
    'rating.published',
    'letter.changed',
    'rating.suspended',
    'fact.changed',
    'incident.added',
    'audit.added',
  ],
  handle: async (tx, events) => {
    const rows = await toFanOuts(tx, events);
    if (rows.length === 0) return;
    await tx.insert(alertFanOuts).values(rows).onConflictDoNothing();
    send?.(FAN_OUT, SOON_SECONDS);
  },
});
