/** The rows of `collections`: what is due, and how each look ended. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, isoAfter } from '../../../contracts/time';
import { collections, projectScores } from '../../db/schema';
import type { Database } from '../../db/store';
import { isFailure, type Outcome } from './outcomes';
import type { Source, Target } from './types';

export interface DueTarget {
  source: Source;
  target: Target;
  etag: string | null;
  digest: string | null;
  failures: number;
}

export interface Ended {
  outcome: Outcome;
  reason?: string;
  pauseMs?: number;
  etag?: string;
  digest?: string;
}

const FIRST_PAUSE_MS = HOUR_MS;
/** Nobody gets rid of us for longer by asking. */
const LONGEST_PAUSE_MS = 7 * DAY_MS;
/** Of the time between two looks: so that they do not all fall due at once. */
const JITTER = 0.1;

/** The most money first: what a provider's failure leaves undone is of less. */
async function byValue(db: Database, due: DueTarget[]): Promise<DueTarget[]> {
  const { projectId, valueUsd } = projectScores;
  const valued = await db
    .select({ projectId, valueUsd })
    .from(projectScores)
    .where(isNotNull(valueUsd));
  const values = new Map(valued.map((row) => [row.projectId, row.valueUsd ?? 0]));
  const valueOf = ({ target }: DueTarget) => values.get(target.project ?? '') ?? 0;
  return due.sort((a, b) => valueOf(b) - valueOf(a));
}

/**
 * Targets that are due at `now`, those with the most money first; new ones are due at once. Rows of
 * former targets are forgotten.
 */
export async function listDue(
  db: Database,
  source: Source,
  { now, project, dryRun }: { now: Date; project?: string; dryRun: boolean },
): Promise<DueTarget[]> {
  const targets = await source.listTargets(db);
  const rows = await db.select().from(collections).where(eq(collections.source, source.name));
  const byId = new Map(rows.map((row) => [row.target, row]));
  const gone = rows.map((row) => row.target).filter((id) => !targets.some((one) => one.id === id));
  if (gone.length > 0 && !dryRun)
    await db
      .delete(collections)
      .where(and(eq(collections.source, source.name), inArray(collections.target, gone)));
  const due = targets.flatMap((target): DueTarget[] => {
    const row = byId.get(target.id);
    const isAsked = project === undefined || target.project === project;
    if (!isAsked || (row && Date.parse(row.dueAt) > now.getTime())) return [];
    const { etag = null, digest = null, failures = 0 } = row ?? {};
    return [{ source, target, etag, digest, failures }];
  });
  return byValue(db, due);
}

/** When to look again: a failure doubles its pause, up to the source's own pace. */
function nextLook(
  { source, failures }: Pick<DueTarget, 'source' | 'failures'>,
  ended: Ended,
  random: () => number,
): number {
  const pace = source.everyHours * HOUR_MS;
  if (!isFailure(ended.outcome)) return pace * (1 - JITTER * random());
  // A project's own host is asked once a day at most.
  const first = source.isOwnHost === true ? DAY_MS : FIRST_PAUSE_MS;
  const asked = Math.min(ended.pauseMs ?? 0, LONGEST_PAUSE_MS);
  return Math.max(Math.min(first * 2 ** failures, pace), asked);
}

/** A failed look keeps what the last answered one found. */
export async function keepLook(
  db: Database,
  due: DueTarget,
  ended: Ended,
  { now, random }: { now: Date; random: () => number },
): Promise<void> {
  const failed = isFailure(ended.outcome);
  const set = {
    dueAt: isoAfter(now, nextLook(due, ended, random)),
    failures: failed ? due.failures + 1 : 0,
    ...(!failed && {
      okAt: now.toISOString(),
      etag: ended.etag ?? due.etag,
      digest: ended.digest ?? due.digest,
    }),
  };
  await db
    .insert(collections)
    .values({ source: due.source.name, target: due.target.id, ...set })
    .onConflictDoUpdate({ target: [collections.source, collections.target], set });
}
