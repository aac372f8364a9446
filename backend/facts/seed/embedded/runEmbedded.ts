/** Shows or takes over what the embedded set corrects. */
import { OperatorError } from '../../../admin/OperatorError';
import type { WorkProgress } from '../../../cli/progress';
import { insertAudit, OPERATOR } from '../../../users/accounts';
import type { Database, Store } from '../../../db/store';
import type { MergeProjects } from '../../../db/tables';
import {
  hashJson,
  importAndRate,
  runImport,
  type ImportSummary,
  type ProjectRecord,
} from '../../import';
import { DEMONSTRATION_KEY, findDemonstrationDay, ratingTime } from '../../../catalog/projects';
import { computeRatings, listLetters, rateProjects, type LetterAndScore } from '../../../ratings';
import { putMeta } from '../metaRows';
import { readEmbeddedSet, toLines, type EmbeddedSet } from '../set';
import { reviewSet, type Review, type ReviewedRecord, type ReviewOptions } from './review';
import { findTakenVersion, forgetTaken, noteTaken, putTakenVersion } from './takenRecords';

export interface EmbeddedRequest extends ReviewOptions {
  apply: boolean;
  /** Who runs the command, for the audit log. */
  by: string;
}

export interface RatingMove {
  project: string;
  from: LetterAndScore | null;
  to: LetterAndScore | null;
}

export interface EmbeddedReport {
  version: string;
  /** What the store took over last; null: nothing is noted. */
  before: string | null;
  applied: boolean;
  removed: boolean;
  records: ReviewedRecord[];
  unchanged: number;
  ratings: RatingMove[];
  /** By the store, in words. */
  refused: string[];
  run: number | null;
}

export interface EmbeddedNeeds {
  now: Date;
  mergeProjects: MergeProjects;
  set?: EmbeddedSet;
  signal?: AbortSignal;
  onProgress?: (progress: WorkProgress) => void;
}

interface Work {
  set: EmbeddedSet;
  review: Review;
  request: EmbeddedRequest;
  needs: EmbeddedNeeds;
}

type Letters = Map<string, LetterAndScore>;

const sayRefused = ({ refused }: ImportSummary): string[] =>
  refused.map(({ project, reason }) => `${project ?? 'a record'}: ${reason}`);

const importOptions = ({ set, review, request, needs }: Work) => ({
  kind: 'projects' as const,
  source: `embedded set ${set.version}`,
  open: () => toLines(review.wanted),
  embedded: true,
  dryRun: false,
  remove: request.remove,
  now: needs.now,
  mergeProjects: needs.mergeProjects,
  signal: needs.signal,
});

/**
 * The set's day is the day of the ratings while only the set is loaded. It never moves back: the
 * ratings of a later day would stay the newest.
 */
async function moveDay(tx: Database, { asOf, title }: EmbeddedSet): Promise<boolean> {
  const day = await findDemonstrationDay(tx);
  if (day === undefined || day >= asOf) return false;
  await putMeta(tx, DEMONSTRATION_KEY, { asOf, title });
  return true;
}

/** @returns whether every rating is stale, because the set has another day */
async function note(tx: Database, { set, review, needs }: Work, summary?: ImportSummary) {
  const refused = new Set(summary?.refused.map(({ project }) => project));
  const gone = new Set(
    review.records.filter(({ state, taken }) => state === 'gone' && taken).map(({ id }) => id),
  );
  const kept = review.wanted.filter(({ id }) => !gone.has(id) && !refused.has(id));
  await noteTaken(tx, [...kept, ...review.same], needs.now.toISOString());
  await forgetTaken(tx, [...gone]);
  await putTakenVersion(tx, set);
  return moveDay(tx, set);
}

async function audit(tx: Database, { set, review, request, needs }: Work, run: number | null) {
  const left = review.records.filter(({ taken }) => !taken).length;
  const detail = `${set.version} by ${request.by}: ${review.wanted.length} taken over, ${left} left`;
  const inRun = run === null ? '' : `; run ${run}`;
  await insertAudit(
    tx,
    { event: 'embedded-set-applied', outcome: 'success', detail: detail + inRun, ...OPERATOR },
    needs.now,
  );
}

interface Done {
  ratings: Letters;
  refused: string[];
  run: number | null;
}

const NOTHING: Done = { ratings: new Map(), refused: [], run: null };

class RolledBack extends Error {}

/** Does the work in a transaction that it rolls back. */
async function preview(store: Store, work: Work, ids: readonly string[]): Promise<Done> {
  let done = NOTHING;
  const { now } = work.needs;
  await store.db
    .transaction(async (transaction) => {
      const tx = transaction as unknown as Database;
      const summary =
        work.review.wanted.length > 0
          ? await runImport({ ...store, db: tx }, importOptions(work))
          : undefined;
      await note(tx, work, summary);
      const computed = await computeRatings(tx, ids, await ratingTime(tx, now));
      const ratings: Letters = new Map(
        computed.map(({ projectId, letter, score }) => [projectId, { letter, score }]),
      );
      done = { ratings, refused: summary ? sayRefused(summary) : [], run: null };
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return done;
}

/** @throws OperatorError if another import came between */
async function assertAsReviewed(tx: Database, { set, review, request }: Work): Promise<void> {
  const { wanted } = await reviewSet(tx, set, request);
  if (hashJson(wanted) !== hashJson(review.wanted))
    throw new OperatorError('Another import has just changed these projects. Run this again.');
}

/** Only the notes, where there is nothing to import. */
async function settleNotes(store: Store, work: Work): Promise<void> {
  const isStale = await store.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await audit(tx, work, null);
    return note(tx, work);
  });
  if (isStale) await rateProjects(store, { now: await ratingTime(store.db, work.needs.now) });
}

async function apply(store: Store, work: Work, ids: readonly string[]): Promise<Done> {
  if (work.review.wanted.length === 0) {
    await settleNotes(store, work);
    return { ...NOTHING, ratings: await listLetters(store.db, ids) };
  }
  const { summary, run } = await importAndRate(store, {
    ...importOptions(work),
    onProgress: work.needs.onProgress,
    whole: {
      begin: (tx) => assertAsReviewed(tx, work),
      conclude: async (tx, runId, imported) => {
        await audit(tx, work, runId);
        return note(tx, work, imported);
      },
    },
  });
  return { ratings: await listLetters(store.db, ids), refused: sayRefused(summary), run };
}

const isMoved = ({ from, to }: RatingMove): boolean =>
  (from?.letter ?? null) !== (to?.letter ?? null) || (from?.score ?? null) !== (to?.score ?? null);

const listMoves = (ids: readonly string[], before: Letters, after: Letters): RatingMove[] =>
  ids
    .map((project) => ({
      project,
      from: before.get(project) ?? null,
      to: after.get(project) ?? null,
    }))
    .filter(isMoved);

/** @throws OperatorError for a set that is older than the store's, or an unknown project */
export async function runEmbedded(
  store: Store,
  request: EmbeddedRequest,
  needs: EmbeddedNeeds,
): Promise<EmbeddedReport> {
  const set = needs.set ?? readEmbeddedSet();
  const before = await findTakenVersion(store.db);
  if (before && before.readOn > set.readOn)
    throw new OperatorError(
      `This version's embedded set (${set.version}) is older than the one that the store took over (${before.version}).`,
    );
  const review = await reviewSet(store.db, set, request);
  const work = { set, review, request, needs };
  const movesDay = ((await findDemonstrationDay(store.db)) ?? set.asOf) < set.asOf;
  const rated = movesDay ? (set.records as ProjectRecord[]) : review.wanted;
  const ids = rated.map(({ id }) => id).sort();
  const lettersBefore = await listLetters(store.db, ids);
  const done = await (request.apply ? apply : preview)(store, work, ids);
  return {
    version: set.version,
    before: before?.version ?? null,
    applied: request.apply,
    removed: request.remove,
    records: review.records,
    unchanged: set.records.length - review.records.filter(({ state }) => state !== 'gone').length,
    ratings: listMoves(ids, lettersBefore, done.ratings),
    refused: done.refused,
    run: done.run,
  };
}
