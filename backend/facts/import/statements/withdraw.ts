/** Takes back the documents of a run: they stop standing, and their projects are composed anew. */
import { and, eq, getTableName, inArray, ne, not } from 'drizzle-orm';
import { projects, statements } from '../../../db/schema';
import { deleteRows, inList, type Database } from '../../../db/store';
import { compose } from '../compose/compose';
import type { Document } from '../compose/document';
import {
  addTo,
  diff,
  emptyPlan,
  LISTS,
  ofRows,
  planSize,
  type Plan,
  type Stored,
} from '../differ/diff';
import { findCorrections } from '../differ/corrections';
import { TABLES, writeRows } from '../store/applyPlan';
import { keepCorrections, loadSubjects, ofProject } from '../store/keepCorrections';
import { listChangedFacts } from '../store/planEvents';
import { sameFacts, type ObservationRow } from '../store/rows';
import { findUsed } from '../undo/revertRows';
import {
  IS_COMPOSED,
  loadStatements,
  loadStored,
  othersSince,
  pack,
  toStatement,
  type Statement,
} from './statements';

export interface Withdrawn {
  projectId: string;
  rows: number;
  /** What stays as it is, in words. */
  left: string[];
  /** Names of facts, as events have them. */
  facts: ReadonlySet<string>;
}

/** Says that there is a project, and no more: a link may be why it is taken back. */
function bare(document: Document): Document {
  if (document.speaker === 'others') return document;
  if (document.speaker === 'list') {
    const listed = { ...document.listed, tokens: [], links: {}, logo: null, chains: [] };
    return { ...document, listed, observations: [] };
  }
  const { form, project, speaker, seq, isWhole } = document;
  const { name, category, status, origin } = document.head;
  return {
    ...{ form, project, speaker, seq, isWhole, removes: false },
    ...{ head: { name, category, status, origin }, formerIds: [], tokens: [], observations: [] },
  };
}

const observationsOf = (document: Document): readonly ObservationRow[] =>
  document.speaker === 'others'
    ? Object.values(document.rows.observations ?? {}).flatMap((edit) =>
        edit ? [edit.set as ObservationRow] : [],
      )
    : document.observations;

const byId = (a: Statement, b: Statement): number => a.id - b.id;

interface Withdrawal {
  id: string;
  /** Of the run. */
  own: readonly Statement[];
  rest: readonly Statement[];
  /** Undefined: the project is gone. */
  stored: Stored | undefined;
}

/** `isBare`: nothing that stands says that there is such a project, so nothing is kept of it. */
function planWithout({ id, own, rest, stored }: Withdrawal & { stored: Stored }, now: string) {
  const others = othersSince(id, [...rest, ...own].sort(byId), stored);
  const standing = [...rest.map(({ document }) => document), ...(others ? [others] : [])];
  const base = { ...own[0]!, importId: null, document: bare(own[0]!.document) };
  const record = compose(standing);
  const withdrawn = own.flatMap(({ document }) => observationsOf(document));
  const after = record ?? compose([base.document, ...standing])!;
  const plan = diff(id, after, stored, now, withdrawn);
  const before = ofRows(stored)!;
  const corrected = findCorrections(before, after).map((one) => ({ ...one, projectId: id }));
  const head = plan.projects[0] ?? stored.state!.project;
  const isSame = sameFacts(head, { ...stored.state!.project, updatedAt: head.updatedAt });
  return {
    ...{ id, name: before.head.name, plan, base, corrected, isBare: record === undefined },
    rows: planSize(plan) - plan.projects.length + (isSame || !record ? 0 : 1),
  };
}

type Planned = ReturnType<typeof planWithout>;

/** What another project has since stays there. @returns which, in words */
async function leaveTaken(tx: Database, id: string, plan: Plan): Promise<string[]> {
  const left: string[] = [];
  for (const list of LISTS) {
    const ids = plan[list].map((row) => row.id);
    if (ids.length === 0) continue;
    const table = TABLES[list];
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(inList(table.id, ids), ne(table.projectId, id)));
    const taken = new Set(rows.map((row) => row.id));
    (plan[list] as { id: string }[]) = plan[list].filter((row) => !taken.has(row.id));
    left.push(...[...taken].map((key) => `${getTableName(table).replaceAll('_', ' ')} ${key}`));
  }
  return left;
}

/** What readers add to it stands upon this. */
const keepBare = (tx: Database, { id, importId, document }: Statement) =>
  tx
    .update(statements)
    .set({ importId, document: pack(document), stands: true })
    .where(eq(statements.id, id));

async function writeWithdrawn(
  tx: Database,
  planned: readonly Planned[],
  { run, now }: { run: number; now: string },
): Promise<Withdrawn[]> {
  const whole = emptyPlan();
  const left = new Map<string, string[]>();
  for (const { id, plan } of planned) {
    left.set(id, await leaveTaken(tx, id, plan));
    addTo(whole, plan);
  }
  const subjects = await loadSubjects(
    tx,
    planned.map(({ id }) => id),
  );
  const facts = await listChangedFacts(tx, whole);
  await writeRows(tx, whole);
  const made = planned.filter(({ isBare }) => isBare).map(({ id }) => id);
  const used = await findUsed(tx, made);
  const gone = new Set(made.filter((id) => !used.has(id)));
  const isRecorded = ({ base: { document } }: Planned) => document.speaker === 'file';
  const corrected = planned.flatMap((one) => {
    if (!gone.has(one.id)) return one.corrected;
    return isRecorded(one) ? [ofProject(one.id, one.name)] : [];
  });
  await keepCorrections(tx, corrected, { now, takenBack: true, undone: run }, subjects);
  await deleteRows(tx, projects, projects.id, [...gone]);
  for (const { base, isBare } of planned)
    if (isBare && used.has(base.projectId)) await keepBare(tx, base);
  return planned.map(({ id, rows }) => ({
    ...{ projectId: id, rows: rows + (gone.has(id) ? 1 : 0), facts: facts.get(id) ?? new Set() },
    left: [...left.get(id)!, ...(used.has(id) ? [`projects ${id}`] : [])],
  }));
}

/** What was said before a merge is mixed with what the other project's documents say. */
const mergedSince = ({ own, rest }: Withdrawal): string | undefined =>
  rest
    .map(({ id, document }) => id > own[0]!.id && document.speaker === 'others' && document.merged)
    .find((from) => from !== false && from !== undefined) as string | undefined;

/** In the transaction of an undo. Later documents stand, and so does what others wrote since. */
export async function withdrawRun(
  tx: Database,
  run: number,
  projectIds: readonly string[],
  now: string,
): Promise<Withdrawn[]> {
  const own = await tx
    .select()
    .from(statements)
    .where(
      and(
        eq(statements.importId, run),
        inList(statements.projectId, projectIds),
        statements.stands,
        IS_COMPOSED,
      ),
    );
  const byProject = Map.groupBy(own.map(toStatement), ({ projectId }) => projectId);
  const ids = [...byProject.keys()];
  const standing = await loadStatements(tx, ids);
  const stored = await loadStored(tx, ids);
  const all = [...byProject].map(([id, said]): Withdrawal => {
    const ofRun = new Set(said.map((one) => one.id));
    return {
      ...{ id, own: said.sort(byId) },
      rest: (standing.get(id) ?? []).filter((one) => !ofRun.has(one.id)),
      stored: stored.get(id),
    };
  });
  const free = all.filter((one) => mergedSince(one) === undefined);
  const ended = free.flatMap((one) => one.own.map(({ id }) => id));
  await tx.update(statements).set({ stands: false }).where(inArray(statements.id, ended));
  const planned = free.flatMap((one) =>
    one.stored ? planWithout({ ...one, stored: one.stored }, now) : [],
  );
  const left = all.flatMap((one) => {
    const from = mergedSince(one);
    const why = `merged with ${from} since: undo that first`;
    return from ? [{ projectId: one.id, rows: 0, left: [why], facts: new Set<string>() }] : [];
  });
  return [...(await writeWithdrawn(tx, planned, { run, now })), ...left];
}

/** Those whose rows went back with a merge. */
export const endMoved = (tx: Database, run: number, projectIds: readonly string[]) =>
  tx
    .update(statements)
    .set({ stands: false })
    .where(
      and(eq(statements.importId, run), inList(statements.projectId, projectIds), not(IS_COMPOSED)),
    );
