/** The table of documents: reads them, and keeps new ones. */
import { and, asc, sql } from 'drizzle-orm';
import { addressFromId, chainFromId } from '../../../../contracts/ids';
import { statements } from '../../../db/schema';
import { inList, readRows, type Database } from '../../../db/store';
import { compose } from '../compose/compose';
import { editsBetween } from '../compose/edits';
import type { Document, Edits, ListDocument } from '../compose/document';
import { ofRows, type Stored } from '../differ/diff';
import { loadObservations, loadStates, type ProjectState } from '../store/load';
import type { ListedToken } from '../listings/listing';

/** As the table has it: without what follows from the rest. Lists have most rows. */
type Packed = Readonly<Record<string, unknown>>;

const EMPTY: object = {
  symbol: null,
  category: null,
  tokens: [],
  links: {},
  logo: null,
  chains: [],
};
const UNSAID: object = { fillsOnly: false, observations: [] };
const NAMELESS: object = { name: null, decimals: null };

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const withoutEmpty = (value: object): Packed =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one)));

/** In the id, of most. */
const placeOf = (id: string) => ({ chain: chainFromId(id), address: addressFromId(id) });

function packToken({ chain, address, ...token }: ListedToken): Packed {
  const place = placeOf(token.id);
  const isSame = chain === place.chain && address === place.address;
  return withoutEmpty(isSame ? token : { ...token, chain, address });
}

function packList({ listed, ...document }: Omit<ListDocument, 'form' | 'seq' | 'project'>): Packed {
  const tokens = listed.tokens.map(packToken);
  return { ...withoutEmpty(document), listed: withoutEmpty({ ...listed, tokens }) };
}

export function pack({ form: _form, seq: _seq, project: _project, ...document }: Document): Packed {
  return document.speaker === 'list' ? packList(document as ListDocument) : document;
}

/** @param own what its row has */
export function unpack(packed: object, own: Pick<Document, 'project' | 'seq'>): Document {
  const document = { form: 1, ...own, ...packed, seq: own.seq } as Document;
  if (document.speaker !== 'list') return document;
  const tokens = (document.listed.tokens ?? []).map((token): ListedToken => ({
    ...{ ...NAMELESS, ...placeOf(token.id) },
    ...token,
  }));
  return { ...UNSAID, ...document, listed: { ...EMPTY, ...document.listed, tokens } };
}

export interface Statement {
  id: number;
  projectId: string;
  /** Null: no run takes it back. */
  importId: number | null;
  document: Document;
}

export const toStatement = ({
  id,
  projectId,
  importId,
  document,
}: typeof statements.$inferSelect): Statement => ({
  ...{ id, projectId, importId },
  document: unpack(document, { project: projectId, seq: id }),
});

/** Not those whose rows go back with a merge. */
export const IS_COMPOSED = sql`document ->> 'byRows' is null`;

/** Those that stand, by project, oldest first. */
export async function loadStatements(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, Statement[]>> {
  const rows = await tx
    .select()
    .from(statements)
    .where(and(inList(statements.projectId, ids), statements.stands))
    .orderBy(asc(statements.id));
  return Map.groupBy(rows.map(toStatement), ({ projectId }) => projectId);
}

/** By project; those that are gone have none. */
export type StoredOf = ReadonlyMap<string, Stored>;

export async function loadStored(tx: Database, ids: readonly string[]): Promise<StoredOf> {
  const states = await loadStates(tx, ids);
  const observations = await loadObservations(tx, [...states.keys()]);
  const toStored = (id: string, state: ProjectState): Stored => ({
    ...{ state, observations: observations.get(id) ?? [] },
  });
  return new Map([...states].map(([id, state]) => [id, toStored(id, state)]));
}

/** What others wrote since the newest document: kept before the next one. */
export function othersSince(
  project: string,
  standing: readonly Statement[],
  stored: Stored,
): Edits | undefined {
  const rows = ofRows(stored);
  if (!rows) return undefined;
  const before = compose(standing.map(({ document }) => document));
  const edits = editsBetween(project, before, rows);
  return edits && { ...edits, seq: Infinity };
}

/** Documents of both stay as they are: what each said before cannot be taken back by itself any more. */
export async function moveStatements(tx: Database, from: string, into: string): Promise<void> {
  await tx.execute(sql`update statements set project_id = ${into},
    document = jsonb_build_object('project', project_id) || document where project_id = ${from}`);
  const mark = { form: 1, project: into, speaker: 'others', head: {}, isWhole: false, rows: {} };
  await tx.execute(sql`insert into statements (project_id, document)
    select ${into}, ${JSON.stringify({ ...mark, merged: from })}::jsonb
    where exists (select 1 from statements where project_id = ${into} and stands)`);
}

/** Takes the move back, and the mark of the way back, which votes may have gone. */
export async function moveStatementsBack(tx: Database, from: string, into: string): Promise<void> {
  await tx.execute(sql`delete from statements
    where project_id in (${from}, ${into})
      and (document ->> 'project', document ->> 'merged') in ((${into}, ${from}), (${from}, ${into}))`);
  await tx.execute(sql`update statements set project_id = ${from}
    where project_id = ${into} and document ->> 'project' = ${from}`);
  await tx.execute(sql`update corrections set project_id = ${from}
    where project_id = ${into} and said_of = ${from}`);
}

export interface NewStatement {
  document: Document;
  /** It changes rows. */
  isNews: boolean;
  /** Its rows go back with the merge that came with it. */
  isMoved?: boolean;
  /** Where handing it in again would do nothing. */
  digest?: bigint;
}

/** Those that change nothing and say what a standing one says. */
async function findRepeats(tx: Database, given: readonly NewStatement[]): Promise<Set<number>> {
  const asked = given.flatMap(({ document, isNews }, at) =>
    isNews ? [] : [{ at, project: document.project, document: pack(document) }],
  );
  if (asked.length === 0) return new Set();
  const rows = await readRows<{ at: number }>(
    tx,
    sql`select at from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) given (at int, project text, document jsonb)
      where exists (select 1 from statements s
        where s.project_id = given.project and s.stands and s.document - '{byRows,form,seq,project}'::text[] = given.document)`,
  );
  return new Set(rows.map(({ at }) => at));
}

/** Documents of projects that are gone no longer stand. */
async function loadOthers(tx: Database, ids: readonly string[], given?: StoredOf) {
  const stored = given ?? (await loadStored(tx, ids));
  const [known, gone] = [ids.filter((id) => stored.has(id)), ids.filter((id) => !stored.has(id))];
  await tx.update(statements).set({ stands: false }).where(inList(statements.projectId, gone));
  const before = await loadStatements(tx, known);
  return new Map(known.map((id) => [id, othersSince(id, before.get(id) ?? [], stored.get(id)!)]));
}

/**
 * Keeps new documents, and before them what others wrote since the last. Call it before the rows
 * are written.
 * @param stored where the caller has it
 */
export async function appendStatements(
  tx: Database,
  given: readonly NewStatement[],
  importId: number | undefined,
  stored?: StoredOf,
): Promise<void> {
  const repeats = await findRepeats(tx, given);
  const fresh = given.filter((_, at) => !repeats.has(at));
  if (fresh.length === 0) return;
  const ids = [...new Set(fresh.map(({ document }) => document.project))];
  const others = await loadOthers(tx, ids, stored);
  const rows = fresh.flatMap(({ document, isMoved, digest = null }) => {
    const { project: projectId } = document;
    const edits = others.get(projectId);
    others.delete(projectId);
    const kept = isMoved ? { ...document, byRows: true as const } : document;
    const own = { projectId, importId: importId ?? null, document: pack(kept), digest };
    return edits
      ? [{ projectId, importId: null, document: pack(edits), digest: null }, own]
      : [own];
  });
  await tx.insert(statements).values(rows);
}
