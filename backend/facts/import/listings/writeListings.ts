import { and, eq } from 'drizzle-orm';
import { observations } from '../../../db/schema';
import { inList, type Database } from '../../../db/store';
import { inBatches } from '../input/records';
import { shownSource, type ImportRun } from '../run';
import { appendStatements, type NewStatement } from '../statements/statements';
import { digestOf, findHandedIn } from '../statements/digest';
import { writePlan } from '../store/applyPlan';
import { emptyPlan } from '../differ/diff';
import {
  sameFacts,
  type ObservationRow,
  type ProjectRow,
  type SourceFacts,
  type TokenRow,
} from '../store/rows';
import { LEFT_OUT } from '../store/rulings';
import { addNote, emptyOutcome, type BatchOutcome } from '../tally';
import { create, fill } from './fill';
import type { Listing } from './listing';
import { lockedValues } from './lockedValues';
import { loadSurroundings, resolve, withoutRemoved, type Surroundings } from './resolve';

/** State between batches, so that a dry run counts the same. */
interface ListingMemory {
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

function remember(batch: Batch, { project, tokens }: Settled): void {
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

interface Settled {
  project: ProjectRow;
  tokens: TokenRow[];
  listing: Listing;
  fillsOnly: boolean;
  isNew: boolean;
  changed: TokenRow[];
  headChanged: boolean;
  digest?: bigint;
}

function settle(batch: Batch, listing: Listing): Settled | undefined {
  const { around, run, memory } = batch;
  const found = resolve(listing, around, (id) => memory.fresh.has(id) || batch.fresh.has(id));
  if (found === undefined) return undefined;
  if (typeof found === 'string') {
    const { head, tokens } = create(listing, found, run.origin);
    batch.fresh.add(found);
    const project = { id: found, ...head, createdAt: run.now, updatedAt: run.now };
    return {
      ...{ project, tokens, listing, fillsOnly: false },
      ...{ isNew: true, changed: tokens, headChanged: true },
    };
  }
  const { id } = found.project;
  const fillsOnly = memory.spoken.has(id) || batch.spoken.has(id);
  const isOwn = (token: string) => (around.owners.get(token)?.projectId ?? id) === id;
  const own = { ...listing, tokens: listing.tokens.filter((token) => isOwn(token.id)) };
  const { head: project, tokens } = fill(
    ...([own, id, { head: found.project, tokens: found.tokens }] as const),
    { origin: run.origin, fillsOnly },
  );
  const stored = new Map(found.tokens.map((token) => [token.id, token]));
  const changed = tokens.filter((token) => !sameFacts(token, stored.get(token.id)));
  const headChanged = changed.length > 0 || !sameFacts(project, found.project);
  return { project, tokens, listing: own, fillsOnly, isNew: false, changed, headChanged };
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

type Planned = Settled & { observed: ObservationRow[] };

const toDocument = (
  { origin, source }: ImportRun,
  { project, listing, fillsOnly, observed }: Planned,
) => {
  const { at: _at, hints: _hints, lockedUsd: _usd, auditPage: _page, ...listed } = listing;
  return {
    ...({ form: 1, project: project.id, speaker: 'list', seq: 0 } as const),
    ...{ list: shownSource(source), origin, fillsOnly, listed, observations: observed },
  };
};

function toPage(projectId: string, source: SourceFacts): ObservationRow {
  const value = { complete: false };
  const { checkedAt: observedAt } = source;
  return { projectId, key: 'audit-review', value, source, observedAt, sample: false };
}

/** With a pointer to audits where nobody has answered that, and with the money in it. */
async function withObservations(
  run: ImportRun,
  tx: Database,
  settled: Settled[],
): Promise<Planned[]> {
  const pointing = settled
    .filter(({ listing }) => listing.auditPage !== null)
    .map(({ project }) => project.id);
  const reviewed = await withAuditReview(tx, pointing);
  const named = settled.map((one) => ({ ...one, projectId: one.project.id }));
  const values = new Map(await lockedValues(run, tx, named));
  return named.map(({ projectId, ...one }) => {
    const { auditPage } = one.listing;
    const page = auditPage && !reviewed.has(projectId) ? toPage(projectId, auditPage) : undefined;
    if (page) reviewed.add(projectId);
    const value = values.get(projectId);
    values.delete(projectId);
    return { ...one, observed: [page, value].filter((row) => row !== undefined) };
  });
}

/** A project: nothing was said of it since this row was handed in, which would do nothing. */
type HandedIn = { digest: bigint; project?: string };

async function findHandedInRows(
  { kind, origin, source }: ImportRun,
  tx: Database,
  listings: readonly Listing[],
): Promise<Map<Listing, HandedIn>> {
  const all = listings.map((listing) => {
    const { at: _, ...said } = listing;
    return [listing, digestOf([kind, origin, shownSource(source), said])] as const;
  });
  const digests = all.map(([, digest]) => digest);
  const known = await findHandedIn(tx, digests);
  return new Map(all.map(([listing, digest]) => [listing, { digest, project: known.get(digest) }]));
}

async function workThrough(
  run: ImportRun,
  tx: Database,
  listings: ReadonlyMap<Listing, HandedIn>,
  batch: Batch,
): Promise<BatchOutcome> {
  const outcome = emptyOutcome();
  const plan = emptyPlan();
  const heads = new Map<string, ProjectRow>();
  const settled = [...listings].flatMap(([given, { digest, project: known }]) => {
    if (known !== undefined) {
      batch.spoken.add(known);
      outcome.skipped += 1;
      return [];
    }
    const listing = withoutRemoved(given, batch.around);
    if (listing?.tokens.length !== given.tokens.length || !listing)
      addNote(outcome.notes, `rows with tokens or projects ${LEFT_OUT}`);
    if (!listing) {
      outcome.skipped += 1;
      return [];
    }
    const one = settle(batch, listing);
    if (one) remember(batch, one);
    else
      outcome.refused.push({ ...listing.at, reason: `no free project id for "${listing.name}"` });
    if (!one) return [];
    const isWhole = one.listing.tokens.length === given.tokens.length && !one.fillsOnly;
    // What lies in a project is said again each week.
    return isWhole && given.lockedUsd === null ? { ...one, digest } : one;
  });
  const said: NewStatement[] = [];
  for (const one of await withObservations(run, tx, settled)) {
    const { project, isNew, changed, headChanged, observed, digest } = one;
    const isNews = headChanged || observed.length > 0;
    plan.tokens.push(...changed);
    if (isNew) plan.fresh.add(project.id);
    if (headChanged) heads.set(project.id, { ...project, updatedAt: run.now });
    plan.observations.push(...observed);
    if (isNews) outcome.touched.push(project.id);
    outcome[isNew ? 'new' : isNews ? 'changed' : 'skipped'] += 1;
    said.push({ document: toDocument(run, one), isNews, digest });
  }
  plan.projects.push(...heads.values());
  outcome.touched = [...new Set(outcome.touched)];
  if (run.dryRun) return outcome;
  await appendStatements(tx, said, run.runId);
  await writePlan(tx, plan, run);
  return outcome;
}

async function writeOnce(
  run: ImportRun,
  listings: Listing[],
  memory: ListingMemory,
): Promise<void> {
  const done: Pick<Batch, 'fresh' | 'spoken'>[] = [];
  await run.write(listings, async (tx, items) => {
    const rows = await findHandedInRows(run, tx, items);
    const fresh = items.filter((item) => rows.get(item)!.project === undefined);
    const around = await loadSurroundings(tx, fresh);
    const batch: Batch = { run, memory, around, fresh: new Set(), spoken: new Set() };
    const outcome = await workThrough(run, tx, rows, batch);
    done.push(batch);
    return outcome;
  });
  done.forEach((batch) => {
    batch.fresh.forEach((id) => memory.fresh.add(id));
    batch.spoken.forEach((id) => memory.spoken.add(id));
  });
}

/** All of a list, in batches. */
export async function writeListings(run: ImportRun, listings: readonly Listing[]): Promise<void> {
  const memory: ListingMemory = { fresh: new Set(), spoken: new Set() };
  for await (const batch of inBatches(listings, () => 0)) await writeOnce(run, batch, memory);
}
