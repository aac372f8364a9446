import type { Clock, JobWithMetadata, PgBoss, Queue as QueueSettings } from 'pg-boss';
import type { Logger } from 'pino';
import type { Store } from '../db/store';
import type { JobDefinition, ScheduleDefinition } from '../jobTypes';
import { createBoss } from './connect';
import { createFailedQueue, FAILED } from './failedJobs';
import { sendAgain, sendJob, type StoredJob } from './sendJob';
import { noteProgress } from './progress';
import type { SendOptions } from './types';

/** A worker silent for this long counts as dead. */
const HEARTBEAT_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3_600;
const KEPT_SECONDS = 3 * 86_400;
const LOOK_SECONDS = 30;
/** How long a stop waits for running jobs; unfinished ones begin again at the next start. */
const GRACE_MS = 5_000;

export interface QueueOptions {
  store: Pick<Store, 'db' | 'connection'>;
  now: () => Date;
  logger: Logger;
  jobs: readonly JobDefinition[];
  schedules: readonly ScheduleDefinition[];
  clock?: Clock;
}

export interface Queue {
  /** @returns false when a job with its key already waits or runs */
  send: (job: string, data?: object, options?: SendOptions) => Promise<boolean>;
  /** Takes no more jobs, lets running ones end and closes the connections. */
  stop: () => Promise<void>;
}

const queueSettings = ({
  leaseSeconds,
  retries,
  pauseSeconds,
}: JobDefinition): Omit<QueueSettings, 'name' | 'policy'> => ({
  expireInSeconds: leaseSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: retries,
  retryDelay: pauseSeconds,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
  deadLetter: FAILED,
  notify: true,
});

async function prepare(
  boss: PgBoss,
  { jobs, schedules }: Pick<QueueOptions, 'jobs' | 'schedules'>,
): Promise<void> {
  await createFailedQueue(boss);
  for (const job of jobs) {
    const policy = job.meanwhile === 'drop' ? 'exclusive' : 'stately';
    await boss.createQueue(job.name, { ...queueSettings(job), policy });
    await boss.updateQueue(job.name, queueSettings(job));
  }
  for (const { job, cron } of schedules)
    await boss.schedule(job, cron, {}, { tz: 'UTC', missed: 'once' });
  for (const { name } of await boss.getSchedules())
    if (!schedules.some(({ job }) => job === name)) await boss.unschedule(name);
}

async function runJob(
  boss: PgBoss,
  { store, now, logger }: QueueOptions,
  definition: JobDefinition,
  job: JobWithMetadata<StoredJob | null>,
  stopping: AbortSignal,
): Promise<void> {
  const onError = (err: unknown) => logger.warn({ err }, 'progress could not be noted');
  const { name } = definition;
  const progress = noteProgress({ db: store.db, now, jobId: job.id, job: name, onError });
  try {
    await definition.run({
      data: job.data?.data ?? {},
      now: now(),
      signal: AbortSignal.any([job.signal, stopping]),
      progress: progress.note,
      again: (afterSeconds) => sendAgain(boss, name, afterSeconds),
    });
  } catch (err) {
    const isLast = job.retryCount >= job.retryLimit;
    if (!stopping.aborted)
      logger[isLast ? 'error' : 'warn'](
        { err, job: name, id: job.id, try: job.retryCount + 1 },
        isLast ? 'job failed for good: npm run jobs' : 'job failed, and is tried again',
      );
    throw err;
  } finally {
    await progress.end();
  }
}

/** Runs jobs and schedules here, beside other processes; each job runs in one of them. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { store, logger, jobs, clock } = options;
  const boss = createBoss(store.connection, { isWorker: true, clock });
  boss.on('error', (err) => logger.warn({ err }, 'the queue has a problem'));
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
  const stopping = new AbortController();
  await boss.start();
  await prepare(boss, options);
  for (const job of jobs) {
    const every = job.lookSeconds ?? LOOK_SECONDS;
    const worker = await boss.work(
      job.name,
      { includeMetadata: true, pollingIntervalSeconds: every, notifyPollingIntervalSeconds: every },
      async (batch: JobWithMetadata<StoredJob | null>[]) => {
        for (const one of batch) await runJob(boss, options, job, one, stopping.signal);
        // The next job may already wait: don't leave it to the next poll.
        boss.notifyWorker(worker);
      },
    );
  }
  return {
    send: (job, data, sending) => sendJob(boss, job, data, sending),
    stop: async () => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: GRACE_MS });
    },
  };
}
