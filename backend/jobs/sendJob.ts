import type { PgBoss } from 'pg-boss';
import type { SendOptions } from './types';

/** A job as the queue stores it: with its key, so that one that failed can be sent again as the same. */
export interface StoredJob {
  key?: string;
  data: object;
}

/** @returns false when the job is not needed, because one with its key waits or runs */
export async function sendJob(
  boss: PgBoss,
  job: string,
  data: object = {},
  { key, afterSeconds }: SendOptions = {},
): Promise<boolean> {
  const keyed = key === undefined ? {} : { key };
  const id = await boss.send(job, { ...keyed, data } satisfies StoredJob, {
    ...(key !== undefined && { singletonKey: key }),
    ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
  });
  return id !== null;
}

/** Its key tells it from jobs that are sent to run at once: it never stands in their way. */
const LATER = 'later';

/** Sends a job for later, or moves the one that waits for later already. */
export async function sendAgain(boss: PgBoss, job: string, afterSeconds: number): Promise<void> {
  const stored: StoredJob = { key: LATER, data: {} };
  await boss.upsert(job, stored, { singletonKey: LATER, startAfter: Math.ceil(afterSeconds) });
}
