import { eq, lt } from 'drizzle-orm';
import { DAY_MS, isoBefore } from '../../contracts/time';
import { jobProgress } from '../db/schema';
import type { Database } from '../db/store';

const EVERY_MS = 1_000;

export interface ProgressOptions {
  db: Database;
  now: () => Date;
  jobId: string;
  job: string;
  onError: (error: unknown) => void;
}

/** `end` waits for the last write and deletes the row. */
export function noteProgress({ db, now, jobId, job, onError }: ProgressOptions): {
  note: (done: number, total: number) => void;
  end: () => Promise<void>;
} {
  let notedAt = -Infinity;
  let writing = Promise.resolve();
  const write = (work: () => Promise<unknown>) => {
    writing = writing.then(work).then(() => undefined, onError);
  };
  return {
    note: (done, total) => {
      const at = now();
      if (at.getTime() - notedAt < EVERY_MS) return;
      notedAt = at.getTime();
      const set = { done, total, at: at.toISOString() };
      write(() =>
        db
          .insert(jobProgress)
          .values({ jobId, job, ...set })
          .onConflictDoUpdate({ target: jobProgress.jobId, set }),
      );
    },
    end: async () => {
      if (notedAt > -Infinity)
        write(() => db.delete(jobProgress).where(eq(jobProgress.jobId, jobId)));
      await writing;
    },
  };
}

/** Deletes rows of killed runs. @returns how many */
export async function pruneProgress(db: Database, now: Date): Promise<number> {
  const old = isoBefore(now, DAY_MS);
  return (
    await db.delete(jobProgress).where(lt(jobProgress.at, old)).returning({ id: jobProgress.jobId })
  ).length;
}
