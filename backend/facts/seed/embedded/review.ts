/** Compares the embedded set with the store. Writes nothing. */
import { eq, inArray } from 'drizzle-orm';
import { OperatorError } from '../../../admin/OperatorError';
import { imports, projectAliases, projects } from '../../../db/schema';
import type { Database } from '../../../db/store';
import {
  compareRecords,
  fingerprintProjects,
  hashJson,
  type FactMoves,
  type ProjectRecord,
} from '../../import';
import { findMeta, SEEDED_KEY } from '../metaRows';
import type { EmbeddedSet } from '../set';
import { listTaken, type TakenRecord } from './takenRecords';

export interface ReviewedRecord {
  id: string;
  name: string;
  sample: boolean;
  /** `gone`: the set no longer has it; taking that over withdraws its facts. */
  state: 'new' | 'corrected' | 'gone';
  /** Whether the project is as it was taken over. Unknown: an earlier version filled the store. */
  here: 'unchanged' | 'changed' | 'unknown';
  /** Whether `--apply` takes it over. */
  taken: boolean;
  moves: FactMoves;
}

export interface Review {
  records: ReviewedRecord[];
  /** What to import: records of the set, and bare ones of those that are gone. */
  wanted: ProjectRecord[];
  /** Nothing in them moves but removals that are not allowed. */
  same: ProjectRecord[];
}

export interface ReviewOptions {
  /** Ids of projects to take over although they were changed here. */
  named: readonly string[];
  remove: boolean;
}

interface StoredHead {
  origin: string;
  updatedAt: string;
  bare: ProjectRecord;
}

interface Surroundings {
  taken: Map<string, TakenRecord>;
  heads: Map<string, StoredHead>;
  fingerprints: Map<string, string>;
  /** By former id: the project that is it now. */
  aliases: Map<string, string>;
  /** When an earlier version, which noted no records, filled the store; empty: can't tell. */
  filledAt: string | undefined;
}

/** The head of a stored project without any fact. */
function toHead(row: typeof projects.$inferSelect): StoredHead {
  const { id, name, category, status, statusSince, launchedOn, sample } = row;
  const bare = { id, name, category, status, statusSince, launchedOn, ...(sample && { sample }) };
  return { origin: row.origin, updatedAt: row.updatedAt, bare: bare as ProjectRecord };
}

/** An import of findings leaves `updatedAt` of the project as it was. */
async function findFilledAt(db: Database): Promise<string | undefined> {
  const seeded = await findMeta<{ at: string }>(db, SEEDED_KEY);
  if (!seeded) return undefined;
  const findings = await db.$count(imports, eq(imports.kind, 'audits'));
  return findings > 0 ? '' : seeded.at;
}

async function loadSurroundings(db: Database, set: EmbeddedSet): Promise<Surroundings> {
  const taken = await listTaken(db);
  const records = set.records as ProjectRecord[];
  const named = records.flatMap(({ id, formerIds }) => [id, ...(formerIds ?? [])]);
  const former = await db.select().from(projectAliases).where(inArray(projectAliases.alias, named));
  const ids = [...new Set([...named, ...taken.keys(), ...former.map((row) => row.projectId)])];
  const rows = await db.select().from(projects).where(inArray(projects.id, ids));
  return {
    taken,
    heads: new Map(rows.map((row) => [row.id, toHead(row)])),
    fingerprints: await fingerprintProjects(db, ids),
    aliases: new Map(former.map(({ alias, projectId }) => [alias, projectId])),
    filledAt: taken.size > 0 ? undefined : await findFilledAt(db),
  };
}

/** Every import of project files or lists sets `updatedAt` of what it changes. */
function judge({ taken, heads, fingerprints, filledAt }: Surroundings, id: string) {
  const head = heads.get(id);
  const row = taken.get(id);
  if (row) return fingerprints.get(id) === row.storedHash ? 'unchanged' : 'changed';
  if (head?.origin !== 'projects') return 'unchanged';
  if (filledAt === undefined) return 'changed';
  return head.updatedAt <= filledAt ? 'unchanged' : 'unknown';
}

const isEmpty = ({ added, changed, removed }: FactMoves): boolean =>
  added.length + changed.length + removed.length === 0;

interface Judged {
  record: ProjectRecord;
  /** The id of the project that is stored; another one where the record has a new id. */
  storedId: string;
  here: ReviewedRecord['here'];
  named: boolean;
}

/** Nothing moves, or the store changed a record that the set has not corrected since. */
function isSame({ record, storedId, here, named }: Judged, around: Surroundings, moves: FactMoves) {
  if (isEmpty(moves)) return true;
  const known = around.taken.get(storedId)?.recordHash === hashJson(record);
  return known && here !== 'unchanged' && !named;
}

/** Another id where the set, or an import here, has given the project a new one. */
function findStoredId({ taken, heads, aliases }: Surroundings, record: ProjectRecord): string {
  const { id, formerIds = [] } = record;
  if (taken.has(id) || heads.has(id)) return id;
  return formerIds.find((one) => taken.has(one) || heads.has(one)) ?? aliases.get(id) ?? id;
}

function listGone(around: Surroundings, records: readonly ProjectRecord[]): ProjectRecord[] {
  const kept = new Set(records.map((record) => findStoredId(around, record)));
  return [...around.taken.keys()].flatMap((id) => {
    const head = around.heads.get(id);
    return kept.has(id) || !head ? [] : [head.bare];
  });
}

function assertKnown(named: readonly string[], judged: readonly Judged[]): void {
  const unknown = named.find((id) => judged.every(({ record }) => record.id !== id));
  if (unknown !== undefined)
    throw new OperatorError(`The embedded set has no record of "${unknown}".`);
}

/** @throws OperatorError for a named project that is not in the set */
export async function reviewSet(
  db: Database,
  set: EmbeddedSet,
  { named, remove }: ReviewOptions,
): Promise<Review> {
  const around = await loadSurroundings(db, set);
  const records = set.records as ProjectRecord[];
  const gone = listGone(around, records);
  const judged = [...records, ...gone].map((record): Judged => {
    const storedId = findStoredId(around, record);
    const here = judge(around, storedId);
    return { record, storedId, here, named: named.includes(record.id) };
  });
  assertKnown(named, judged);
  const moves = await compareRecords(
    db,
    judged.map(({ record }) => record),
    remove,
  );
  const review: Review = { records: [], wanted: [], same: [] };
  for (const one of judged) {
    const { record, storedId, here } = one;
    const isGone = gone.includes(record);
    const own = moves.get(record.id)!;
    if (!isGone && isSame(one, around, own)) {
      if (here === 'unchanged' || isEmpty(own)) review.same.push(record);
      continue;
    }
    const isKept = !remove && own.added.length + own.changed.length === 0;
    const taken = (here === 'unchanged' || one.named) && !(isKept || (isGone && !remove));
    const state = isGone ? 'gone' : around.heads.has(storedId) ? 'corrected' : 'new';
    const { id, name, sample = false } = record;
    review.records.push({ id, name, sample, state, here, taken, moves: own });
    if (taken) review.wanted.push(record);
    else if (here === 'unchanged' && !isGone) review.same.push(record);
  }
  return review;
}
