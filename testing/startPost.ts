import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readRows, type Store } from '../backend/db/store';
import { openQueue } from '../backend/jobs';
import { DELIVER, type Delivery } from '../backend/delivery/mail';
import { deliverJob } from '../backend/delivery/mail/deliverJob';

export interface Post {
  isShown: boolean;
  wake: () => void;
  /** Resolves once every due message was tried. */
  idle: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startPost(
  store: Store,
  { isShown = false, delivery }: { isShown?: boolean; delivery?: Delivery },
): Promise<Post> {
  if (!delivery)
    return {
      isShown,
      wake: () => undefined,
      idle: async () => undefined,
      stop: async () => undefined,
    };
  const { now, logger } = delivery;
  const jobs = [deliverJob(delivery)];
  const queue = await openQueue({ store, now, logger, jobs, schedules: [] });
  await queue.send(DELIVER);
  const isBusy = async () =>
    (
      await readRows(
        store.db,
        sql`select 1 from jobs.job where name = ${DELIVER} and (state = 'active' or state = 'created' and start_after <= now())`,
      )
    ).length > 0;
  return {
    isShown,
    wake: () => void queue.send(DELIVER),
    idle: async () => {
      // PGlite never yields to timers and sockets.
      while (await isBusy()) await setImmediate();
    },
    stop: queue.stop,
  };
}
