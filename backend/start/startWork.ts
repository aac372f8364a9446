import type { Logger } from 'pino';
import type { Store } from '../db/store';
import { keepReading, readAll, registerReaders, type EventReader } from '../events';
import { openQueue, type JobDefinition, type ScheduleDefinition } from '../jobs';

export interface Work {
  store: Store;
  now: () => Date;
  logger: Logger;
  jobs: readonly JobDefinition[];
  schedules: readonly ScheduleDefinition[];
  readers: readonly EventReader[];
  atStart: readonly string[];
}

/** What pages show of the events of the start, before the first is served. */
export async function catchUp(
  { store, readers, now, logger }: Pick<Work, 'store' | 'readers' | 'now' | 'logger'>,
  signal: AbortSignal,
): Promise<void> {
  await registerReaders(store.db, readers);
  for (const reader of readers.filter(({ isShown }) => isShown))
    await readAll(store.db, [reader], now, signal).catch((err: unknown) => {
      logger.warn({ err, reader: reader.name }, 'events could not be handled');
    });
}

interface Running {
  send: (job: string, afterSeconds?: number) => void;
  stop: () => Promise<void>;
}

export async function startWork({ atStart, ...work }: Work): Promise<Running> {
  const { store, now, logger, readers } = work;
  const queue = await openQueue(work);
  for (const job of atStart) await queue.send(job);
  const stopReading = await keepReading({ db: store.db, now, logger, readers });
  return {
    send: (job, afterSeconds) => {
      queue
        .send(job, {}, { afterSeconds })
        .catch((err: unknown) => logger.warn({ err, job }, 'a job could not be sent'));
    },
    stop: async () => {
      await Promise.all([stopReading(), queue.stop()]);
    },
  };
}
