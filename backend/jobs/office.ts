import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { jobProgress } from '../db/schema';
import { iso, readRows, type Store } from '../db/store';
import { listReaders, type ReaderStatus } from '../events';
import { createBoss, SCHEMA } from './connect';
import { createFailedQueue, discardFailed, FAILED, listFailed, retryFailed } from './failedJobs';
import { discardFailedMail, listFailedMails, retryFailedMail } from './failedMails';
import { sendJob } from './sendJob';
import type { FailedJob, JobStatus } from './types';

export interface JobsReport {
  jobs: JobStatus[];
  failed: FailedJob[];
  readers: ReaderStatus[];
}

async function withBoss<T>({ connection }: Store, work: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = createBoss(connection, { isWorker: false });
  // Connection errors between statements; the statements throw their own.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await createFailedQueue(boss);
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

type Counts = Pick<JobStatus, 'job' | 'waiting' | 'running' | 'lastDoneAt'>;

const countJobs = (db: Store['db']): Promise<Counts[]> =>
  readRows<Counts>(
    db,
    sql`
    select q.name as job, count(*) filter (where j.state in ('created', 'retry')) as waiting,
      count(*) filter (where j.state = 'active') as running,
      ${iso(sql`max(j.completed_on) filter (where j.state = 'completed')`)} as "lastDoneAt"
    from ${sql.raw(SCHEMA)}.queue q left join ${sql.raw(SCHEMA)}.job j on j.name = q.name
    where q.name <> ${FAILED} and q.name not like '\\_\\_%' group by q.name order by q.name`,
  );

export const reportJobs = (store: Store): Promise<JobsReport> =>
  withBoss(store, async (boss) => {
    const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
    const progress = new Map(
      (await store.db.select().from(jobProgress)).map((row) => [row.job, row]),
    );
    const jobs = (await countJobs(store.db)).map((counts): JobStatus => {
      const far = counts.running > 0 ? progress.get(counts.job) : undefined;
      return {
        ...counts,
        cron: crons.get(counts.job) ?? null,
        progress: far ? { done: far.done, total: far.total } : null,
      };
    });
    const failed = [...(await listFailed(boss)), ...(await listFailedMails(store.db))];
    failed.sort((a, b) => (a.failedAt < b.failedAt ? 1 : -1));
    return { jobs, failed, readers: await listReaders(store.db) };
  });

/** @returns false for an unknown job, or when sendJob drops it */
export const runNow = (store: Store, job: string): Promise<boolean> =>
  withBoss(store, async (boss) => {
    if (job === FAILED || (await boss.getQueue(job)) === null) return false;
    return sendJob(boss, job);
  });

export const retry = (store: Store, id: string): Promise<boolean> =>
  withBoss(
    store,
    async (boss) => (await retryFailedMail(boss, store.db, id)) ?? retryFailed(boss, id),
  );

export const discard = (store: Store, id: string): Promise<boolean> =>
  withBoss(
    store,
    async (boss) => (await discardFailedMail(store.db, id)) ?? discardFailed(boss, id),
  );
