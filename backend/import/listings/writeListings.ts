import { and, eq } from 'drizzle-orm';
import { observations } from '../../db/schema';
import { inList, type Database } from '../../db/store';
import type { ImportRun } from '../run';
import { applyPlan } from '../store/applyPlan';
import { emptyPlan } from '../store/plan';
import { sameFacts, type ObservationRow, type ProjectRow, type TokenRow } from '../store/rows';
import { LEFT_OUT } from '../store/rulings';
import { emptyOutcome, type BatchOutcome } from '../tally';
import { create, fill, type Filled } from './fill';
import type { Listing } from './listing';
import { loadSurroundings, resolve, withoutRemoved, type Surroundings } from './resolve';

const LISTED_LEFT_OUT = `rows with tokens or projects ${LEFT_OUT}`;

/** State between batches, so that a dry run counts the same. */
export interface ListingMemory {
  fresh: Set<string>;
  /** Corrected in this run: later listings only fill gaps. */
  spoken: Set<string>;
}

interface Batch {
  run: ImportRun;
  around: Surroundings;
  memory: ListingMemory;
  fresh: Set<string>;
  spoken: Set<string>;
}

function remember(batch: Batch, filled: Filled): void {
  const { project, tokens } = filled;
  const before = batch.around.heads.get(project.id)?.tokens ?? [];
  const ids = new Set(tokens.map((token) => token.id));
  batch.around.heads.set(project.id, {
    project,
    tokens: [...before.filter((token) => !ids.has(token.id)), ...tokens],
  });
  tokens.forEach((token) =>
    batch.around.owners.set(token.id, {
      id: token.id,
      projectId: project.id,
      origin: project.origin,
    }),
  );
  batch.around.taken.add(project.id);
  batch.spoken.add(project.id);
}

type Settled = { filled: Filled; isNew: boolean; changed: TokenRow[]; headChanged: boolean };

function settle(batch: Batch, listing: Listing): Settled | undefined {
  const { around, run, memory } = batch;
  const found = resolve(listing, around, (id) => memory.fresh.has(id) || batch.fresh.has(id));
  if (found === undefined) return undefined;
  if (typeof found === 'string') {
    const filled = create(listing, found, run.origin, run.now);
    batch.fresh.add(found);
    return { filled, isNew: true, changed: filled.tokens, headChanged: true };
  }
  const mayCorrect = !memory.spoken.has(found.project.id) && !batch.spoken.has(found.project.id);
  const heldElsewhere = (id: string): boolean =>
    (around.owners.get(id)?.projectId ?? found.project.id) !== found.project.id;
  const filled = fill(listing, found, run.origin, mayCorrect, heldElsewhere);
  const stored = new Map(found.tokens.map((token) => [token.id, token]));
  const changed = filled.tokens.filter((token) => !sameFacts(token, stored.get(token.id)));
  return {
    filled,
    isNew: false,
    changed,
    headChanged: changed.length > 0 || !sameFacts(filled.project, found.project),
  };
}

/** Those with a recorded answer to whether we have all audits. */
async function withAuditReview(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: observations.projectId })
    .from(observations)
    .where(and(eq(observations.key, 'audit-review'), inList(observations.projectId, ids)));
  return new Set(rows.map((row) => row.id));
}

type Planned = Settled & { listing: Listing; page: ObservationRow | undefined };

async function withPages(
  tx: Database,
  settled: (Settled & { listing: Listing })[],
): Promise<Planned[]> {
  const pointing = settled
    .filter(({ listing }) => listing.auditPage !== null)
    .map(({ filled }) => filled.project.id);
  const reviewed = await withAuditReview(tx, pointing);
  return settled.map((one) => {
    const projectId = one.filled.project.id;
    const { auditPage } = one.listing;
    if (!auditPage || reviewed.has(projectId)) return { ...one, page: undefined };
    reviewed.add(projectId);
    const page = {
      projectId,
      key: 'audit-review',
      value: { complete: false },
      source: auditPage,
      observedAt: auditPage.checkedAt,
      sample: false,
    };
    return { ...one, page };
  });
}

async function workThrough(
  run: ImportRun,
  tx: Database,
  listings: Listing[],
  batch: Batch,
): Promise<BatchOutcome> {
  const outcome = emptyOutcome();
  const plan = emptyPlan();
  const heads = new Map<string, ProjectRow>();
  const settled = listings.flatMap((given) => {
    const listing = withoutRemoved(given, batch.around);
    if (listing?.tokens.length !== given.tokens.length || !listing)
      outcome.notes = { [LISTED_LEFT_OUT]: (outcome.notes?.[LISTED_LEFT_OUT] ?? 0) + 1 };
    if (!listing) {
      outcome.skipped += 1;
      return [];
    }
    const one = settle(batch, listing);
    if (one) remember(batch, one.filled);
    else
      outcome.refused.push({ ...listing.at, reason: `no free project id for "${listing.name}"` });
    return one ? [{ ...one, listing }] : [];
  });
  for (const { filled, isNew, changed, headChanged, page } of await withPages(tx, settled)) {
    plan.tokens.push(...changed);
    if (isNew) plan.fresh.add(filled.project.id);
    if (headChanged) heads.set(filled.project.id, { ...filled.project, updatedAt: run.now });
    if (page) plan.observations.push(page);
    if (headChanged || page) outcome.touched.push(filled.project.id);
    outcome[isNew ? 'new' : headChanged || page ? 'changed' : 'skipped'] += 1;
  }
  plan.projects.push(...heads.values());
  outcome.touched = [...new Set(outcome.touched)];
  if (!run.dryRun) await applyPlan(tx, plan, run);
  return outcome;
}

export async function writeListings(
  run: ImportRun,
  listings: Listing[],
  memory: ListingMemory,
): Promise<void> {
  const done: Pick<Batch, 'fresh' | 'spoken'>[] = [];
  await run.write(listings, async (tx, items) => {
    const batch: Batch = {
      run,
      memory,
      around: await loadSurroundings(tx, items),
      fresh: new Set(),
      spoken: new Set(),
    };
    const outcome = await workThrough(run, tx, items, batch);
    done.push(batch);
    return outcome;
  });
  done.forEach((batch) => {
    batch.fresh.forEach((id) => memory.fresh.add(id));
    batch.spoken.forEach((id) => memory.spoken.add(id));
  });
}
