import { inArray } from 'drizzle-orm';
import {
  audits,
  bounties,
  contracts,
  findings,
  incidents,
  issuedTokens,
  observations,
  projectAliases,
  projects,
  tokens,
} from '../../../db/schema';
import { deleteRows, upsertRows, type Database } from '../../../db/store';
import { appendEvents } from '../../../events';
import { Watch } from '../undo/Watch';
import { appendStatements } from '../statements/statements';
import { editsOfPlan } from '../statements/ofPlan';
import type { ImportRun } from '../run';
import { LISTS, type Plan } from '../differ/diff';
import { keepCorrections } from './keepCorrections';
import { listEvents } from './planEvents';
import { sourceKey, type AuditRow, type FieldSources, type SourceFacts } from './rows';
import { ensureSources } from './sources';

export const TABLES = { tokens, contracts, issuedTokens, audits, incidents };

async function writeFindings(tx: Database, rows: readonly AuditRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const said = rows.flatMap((row) => row.findings.map((one) => ({ auditId: row.id, ...one })));
  await deleteRows(tx, findings, findings.auditId, ids);
  await upsertRows(tx, findings, said);
}

/** Writes audits, incidents and observations with their events, and keeps what undoing them needs. */
export async function applyPlan(
  tx: Database,
  plan: Plan,
  run: Pick<ImportRun, 'kind' | 'now' | 'runId' | 'madeBy'>,
): Promise<void> {
  const { said, corrected, untied } = await editsOfPlan(tx, plan, run.kind);
  const watch = run.runId === undefined ? undefined : new Watch(tx, run.runId);
  await watch?.add({ incidents: untied });
  await appendStatements(tx, said, run.runId);
  await keepCorrections(tx, corrected, run);
  await writePlan(tx, plan, run);
  await watch?.finish();
}

const mapValues = <From, To>(values: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

interface Citing {
  source?: SourceFacts | null;
  fieldSources?: FieldSources | null;
}

/** @returns what puts ids in the place of sources */
async function numberSources(tx: Database, plan: Plan) {
  const lists = LISTS.flatMap((list): object[] => plan[list]);
  const citing: Citing[] = [...lists, ...plan.bounties, ...plan.observations];
  const ids = await ensureSources(
    tx,
    citing.flatMap(({ source, fieldSources }) => [
      ...(source ? [source] : []),
      ...Object.values(fieldSources ?? {}),
    ]),
  );
  const toId = (source: SourceFacts) => ids.get(sourceKey(source)) ?? null;
  return ({ source, fieldSources, ...row }: Citing) => ({
    ...row,
    sourceId: source && toId(source),
    fieldSources: fieldSources && mapValues(fieldSources, toId),
  });
}

/** Writes a plan and its events. */
export async function writePlan(
  tx: Database,
  plan: Plan,
  { now, madeBy }: Pick<ImportRun, 'now' | 'madeBy'>,
): Promise<void> {
  const events = await listEvents(tx, plan, madeBy);
  await writeRows(tx, plan);
  await appendEvents(tx, now, events);
}

/** Parents before children, deletions before replacements. */
export async function writeRows(tx: Database, plan: Plan): Promise<void> {
  const numbered = await numberSources(tx, plan);
  await upsertRows(tx, projects, plan.projects, projects.id);
  await upsertRows(tx, projectAliases, plan.aliases, projectAliases.alias);
  await deleteRows(tx, projectAliases, projectAliases.alias, plan.dropped.aliases);
  for (const list of LISTS) await deleteRows(tx, TABLES[list], TABLES[list].id, plan.dropped[list]);
  await deleteRows(tx, bounties, bounties.projectId, plan.dropped.bounties);
  const gone = plan.dropped.observations.map(({ id }) => id);
  if (gone.length > 0) await tx.delete(observations).where(inArray(observations.id, gone));
  for (const list of LISTS)
    await upsertRows(tx, TABLES[list], plan[list].map(numbered), TABLES[list].id);
  await writeFindings(tx, plan.audits);
  await upsertRows(tx, bounties, plan.bounties.map(numbered), bounties.projectId);
  await upsertRows(tx, observations, plan.observations.map(numbered));
}
