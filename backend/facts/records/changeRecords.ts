import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { AuditEvent } from '../../../contracts/accounts/audit';
import { insertAudit, OPERATOR } from '../../users/accounts';
import { OperatorError } from '../../admin/OperatorError';
import { bounties, incidents, pageViews, rulings } from '../../db/schema';
import type { Store } from '../../db/store';
import type { MergeProjects } from '../../db/tables';
import type { NewEvent } from '../../events';
import { changeAndRate, moveProject, richness, type Change, type Done } from '../import';
import type { RateResult } from '../../ratings';
import { eraseName, without } from './eraseName';
import { KINDS, type RecordsChange } from './recordsArguments';
import { getProject, removeRecord, settleTickers } from './removeRecord';
import { rule, rulingKey } from './rule';

export interface RecordsNeeds {
  now: Date;
  mergeProjects: MergeProjects;
}

export interface ChangeReport {
  what: string;
  dryRun: boolean;
  /** Rows that go or change, by table. */
  tables: Record<string, number>;
  notes: string[];
  /** With which it can be undone. */
  run: number | null;
  rating: RateResult | null;
}

interface Worked {
  notes?: string[];
  events?: NewEvent[];
  views?: number;
  /** Where the change's own are not all. */
  tables?: Record<string, number>;
}

type Work = (change: Change) => Promise<Worked>;

const countViews = (change: Change, projectId: string): Promise<number> =>
  change.tx.$count(pageViews, eq(pageViews.projectId, projectId));

function mergeWork(
  request: Extract<RecordsChange, { action: 'merge' }>,
  { now, mergeProjects }: RecordsNeeds,
): Work {
  const { from, into } = request;
  return async (change) => {
    const { tx, watch } = change;
    if (from === into) throw new OperatorError('A project cannot be merged into itself.');
    const [gone, goesOn] = [await getProject(tx, from), await getProject(tx, into)];
    if (richness(gone.origin) > richness(goesOn.origin))
      throw new OperatorError(`${into} is known from a poorer source. Merge it into ${from}.`);
    await watch.addMoves([{ from, to: into }]);
    const views = await countViews(change, from);
    const both = await tx.$count(bounties, inArray(bounties.projectId, [from, into]));
    await moveProject(tx, mergeProjects, { from, to: into, alias: true });
    await settleTickers(tx, into, now, [...new Set([...goesOn.chains, ...gone.chains])]);
    const ruling = { key: rulingKey('project', from), ruling: 'merged' as const };
    await rule(change, [{ ...ruling, projectId: into, facts: { name: gone.name } }], request, now);
    const notes = both === 2 ? [`The bounty of ${from} goes: ${into} has its own.`] : [];
    return { notes, views };
  };
}

/** `assign` to nobody: the incident is of no recorded project, whatever its victim's name. */
const NOBODY = 'none';

function assignWork(
  request: Extract<RecordsChange, { action: 'assign' }>,
  { now }: RecordsNeeds,
): Work {
  const { incident: id, project } = request;
  const projectId = project === NOBODY ? null : project;
  return async (change) => {
    const { tx, watch } = change;
    if (projectId !== null) await getProject(tx, projectId);
    await watch.add({ incidents: [id] });
    const [incident] = await tx.select().from(incidents).where(eq(incidents.id, id));
    if (!incident) throw new OperatorError(`There is no incident "${id}".`);
    const isSame = incident.projectId === projectId;
    if (incident.projectId !== null && !isSame)
      throw new OperatorError(`The incident belongs to project ${incident.projectId}.`);
    await tx.update(incidents).set({ projectId }).where(eq(incidents.id, id));
    const { victim } = incident;
    const ruling = { key: rulingKey('incident', id), ruling: 'assigned' as const };
    await rule(change, [{ ...ruling, projectId, facts: { victim } }], request, now);
    if (isSame || projectId === null) return {};
    return { events: [{ type: 'incident.added', projectId, data: { incidentId: id } }] };
  };
}

/** A removed project's tokens are allowed with it. */
const allowWork =
  ({ id }: Extract<RecordsChange, { action: 'allow' }>): Work =>
  async ({ tx, watch }) => {
    const own = inArray(
      rulings.key,
      KINDS.map((kind) => rulingKey(kind, id)),
    );
    const project = sql`exists (select 1 from rulings p
      where p.key = ${rulingKey('project', id)} and p.ruling = 'removed')`;
    const ofProject = and(
      eq(rulings.projectId, id),
      eq(rulings.ruling, 'removed'),
      like(rulings.key, 'token %'),
      project,
    );
    const found = await tx.select().from(rulings).where(or(own, ofProject));
    if (found.length === 0)
      throw new OperatorError(`Nothing was removed, merged or assigned under "${id}".`);
    const keys = found.map(({ key }) => key);
    await watch.add({ rulings: keys });
    await tx.delete(rulings).where(inArray(rulings.key, keys));
    return { notes: keys.map((key) => `Imports decide again about ${key}.`) };
  };

const removeWork =
  (request: Extract<RecordsChange, { action: 'remove' }>, { now }: RecordsNeeds): Work =>
  async (change) => {
    const { kind, id } = request;
    const views = kind === 'project' ? await countViews(change, id) : 0;
    await rule(change, await removeRecord(change, kind, id, now), request, now);
    return { views };
  };

const eraseWork =
  ({ name, by, reason }: Extract<RecordsChange, { action: 'erase' }>): Work =>
  async ({ tx, touched }) => {
    const said = `${by} ${reason}`;
    if (without(said, name) !== said)
      throw new OperatorError('The audit log keeps the reason: say it without the name.');
    const { tables, projectIds } = await eraseName(tx, name);
    touched.push(...projectIds);
    const notes = ['A file or list that says it again brings it back. Mails and backups keep it.'];
    return { tables, notes };
  };

interface Planned {
  what: string;
  event: AuditEvent;
  work: Work;
}

function plan(request: RecordsChange, needs: RecordsNeeds): Planned {
  if (request.action === 'remove') {
    const what = `remove ${request.kind} ${request.id}`;
    return { what, event: 'record-removed', work: removeWork(request, needs) };
  }
  if (request.action === 'merge') {
    const what = `merge ${request.from} into ${request.into}`;
    return { what, event: 'record-merged', work: mergeWork(request, needs) };
  }
  if (request.action === 'assign') {
    const what = `assign ${request.incident} to ${request.project}`;
    return { what, event: 'record-assigned', work: assignWork(request, needs) };
  }
  if (request.action === 'erase')
    return { what: 'erase a name', event: 'name-erased', work: eraseWork(request) };
  return { what: `allow ${request.id}`, event: 'record-allowed', work: allowWork(request) };
}

function countRows({ changes }: Done, { views = 0, tables: more }: Worked): Record<string, number> {
  const tables = { ...more };
  for (const { table, before } of [...changes.values()].flat())
    if (before && table !== 'moved' && table !== 'rulings')
      tables[table] = (tables[table] ?? 0) + 1;
  return views > 0 ? { ...tables, page_views: views } : tables;
}

/**
 * All or nothing, with an audit row.
 * @throws OperatorError
 */
export async function changeRecords(
  store: Store,
  request: RecordsChange,
  needs: RecordsNeeds,
): Promise<ChangeReport> {
  const { what, event, work } = plan(request, needs);
  const { dryRun, by, reason } = request;
  let worked: Worked = {};
  const options = { kind: 'records', source: what, now: needs.now, dryRun };
  const done = await changeAndRate(store, options, async (change) => {
    worked = await work(change);
    const detail = `${what} by ${by}: ${reason}; run ${change.run}`;
    if (!dryRun)
      await insertAudit(change.tx, { event, outcome: 'success', detail, ...OPERATOR }, needs.now);
    return worked.events ?? [];
  });
  const { notes = [] } = worked;
  const run = request.action === 'erase' ? null : done.run;
  return { what, dryRun, tables: countRows(done, worked), notes, run, rating: done.rating };
}
