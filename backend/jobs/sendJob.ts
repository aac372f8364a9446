import type { PgBoss } from 'pg-boss';
import type { SendOptions } from './types';

/** With its key, so that a failed job can be sent again as the same one. */
export interface StoredJob {
  key?: string;
  data: object;
}

/** @returns false when a job with its key already waits or runs */
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

/** Its own key, so that it never blocks jobs sent to run at once. */
const LATER = 'later';

/** Sends a job for later, or moves the one that already waits. */
export async function sendAgain(boss: PgBoss, job: string, afterSeconds: number): Promise<void> {
  const stored: StoredJob = { key: LATER, data: {} };
  await boss.upsert(job, stored, { singletonKey: LATER, startAfter: Math.ceil(afterSeconds) });
}
