import type { PgBoss } from 'pg-boss';
import { sendJob, type StoredJob } from './sendJob';
import type { FailedJob } from './types';

/** Jobs that failed for good wait here for the operator. */
export const FAILED = 'failed';
const KEPT_SECONDS = 90 * 86_400;

export const createFailedQueue = (boss: PgBoss): Promise<void> =>
  boss.createQueue(FAILED, { retentionSeconds: KEPT_SECONDS, warningQueueSize: 100 });

function failureReason(output: unknown): string {
  const { message } = (output ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : 'no reason was given';
}

export async function listFailed(boss: PgBoss): Promise<FailedJob[]> {
  const jobs = await boss.findJobs<StoredJob | null>(FAILED, { queued: true });
  return jobs
    .map(({ id, sourceName, sourceRetryCount, sourceOutput, createdOn, data }) => ({
      id,
      job: sourceName ?? 'unknown',
      failedAt: new Date(createdOn).toISOString(),
      tries: (sourceRetryCount ?? 0) + 1,
      reason: failureReason(sourceOutput),
      data: data?.data ?? {},
      ...(data?.key !== undefined && { key: data.key }),
    }))
    .sort((a, b) => (a.failedAt < b.failedAt ? 1 : -1));
}

const find = async (boss: PgBoss, id: string): Promise<FailedJob | undefined> =>
  (await listFailed(boss)).find((job) => job.id === id);

/** The job gets all its retries again. @returns false for an unknown id */
export async function retryFailed(boss: PgBoss, id: string): Promise<boolean> {
  const job = await find(boss, id);
  if (!job) return false;
  // Twice is harmless, never is not: send before deleting.
  await sendJob(boss, job.job, job.data, { key: job.key });
  await boss.deleteJob(FAILED, id);
  return true;
}

/** @returns false for an unknown id */
export async function discardFailed(boss: PgBoss, id: string): Promise<boolean> {
  if (!(await find(boss, id))) return false;
  await boss.deleteJob(FAILED, id);
  return true;
}
