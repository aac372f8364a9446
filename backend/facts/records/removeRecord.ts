import { eq } from 'drizzle-orm';
import { OperatorError } from '../../admin/OperatorError';
import { audits, incidents, projectAliases, projects, tokens } from '../../db/schema';
import type { Database } from '../../db/store';
import {
  keepCorrections,
  keepWithdrawn,
  loadAudits,
  loadIncidents,
  ofProject,
  orderTickers,
  type Change,
} from '../import';
import type { RecordKind } from './recordsArguments';
import { rulingKey, type Ruling } from './rule';

/** @throws OperatorError */
export async function getProject(tx: Database, id: string): Promise<typeof projects.$inferSelect> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, id));
  if (project) return project;
  const [former] = await tx.select().from(projectAliases).where(eq(projectAliases.alias, id));
  throw new OperatorError(
    former
      ? `${id} is a former id of project ${former.projectId}.`
      : `There is no project "${id}".`,
  );
}

const removed = (
  kind: RecordKind,
  id: string,
  projectId: string | null,
  facts: Ruling['facts'],
): Ruling => ({ key: rulingKey(kind, id), ruling: 'removed', projectId, facts });

async function removeProject({ tx, watch }: Change, id: string, now: Date): Promise<Ruling[]> {
  const { name, origin } = await getProject(tx, id);
  const found = origin === 'projects' ? [ofProject(id, name)] : [];
  await keepCorrections(tx, found, { now: now.toISOString() });
  await watch.addProjects([id]);
  const owned = await tx.select().from(tokens).where(eq(tokens.projectId, id));
  // Without a project they would be those of an unknown victim.
  await tx.delete(incidents).where(eq(incidents.projectId, id));
  await tx.delete(projects).where(eq(projects.id, id));
  return [
    removed('project', id, id, { name }),
    ...owned.map((token) => removed('token', token.id, id, { symbol: token.symbol })),
  ];
}

async function removeIncident({ tx, watch }: Change, id: string, now: Date): Promise<Ruling[]> {
  await watch.add({ incidents: [id] });
  const [row] = await loadIncidents(tx, eq(incidents.id, id));
  if (!row) throw new OperatorError(`There is no incident "${id}".`);
  const { projectId, victim, occurredOn, title } = row;
  await keepWithdrawn(tx, projectId, { incidents: [row] }, now);
  await tx.delete(incidents).where(eq(incidents.id, id));
  return [removed('incident', id, projectId, { victim, occurredOn, title })];
}

async function removeAudit({ tx, watch }: Change, id: string, now: Date): Promise<Ruling[]> {
  await watch.add({ audits: [id] });
  const [row] = await loadAudits(tx, eq(audits.id, id));
  if (!row) throw new OperatorError(`There is no audit "${id}".`);
  const { projectId, auditor, title, publishedOn, reportUrl } = row;
  await keepWithdrawn(tx, projectId, { audits: [row] }, now);
  await tx.delete(audits).where(eq(audits.id, id));
  return [removed('audit', id, projectId, { auditor, title, publishedOn, reportUrl })];
}

/** Tickers are those of the project's tokens. */
export async function settleTickers(
  tx: Database,
  projectId: string,
  now: Date,
  chains?: string[],
): Promise<void> {
  const project = await getProject(tx, projectId);
  const owned = await tx.select().from(tokens).where(eq(tokens.projectId, projectId));
  const tickers = orderTickers([], project.tickers, owned);
  await tx
    .update(projects)
    .set({ tickers, updatedAt: now.toISOString(), ...(chains && { chains }) })
    .where(eq(projects.id, projectId));
}

async function removeToken({ tx, watch }: Change, id: string, now: Date): Promise<Ruling[]> {
  const [row] = await tx.select().from(tokens).where(eq(tokens.id, id));
  if (!row) throw new OperatorError(`There is no token "${id}".`);
  await watch.add({ tokens: [id], projects: [row.projectId] });
  await tx.delete(tokens).where(eq(tokens.id, id));
  await settleTickers(tx, row.projectId, now);
  return [removed('token', id, row.projectId, { symbol: row.symbol })];
}

const REMOVE: Record<RecordKind, (change: Change, id: string, now: Date) => Promise<Ruling[]>> = {
  project: removeProject,
  incident: removeIncident,
  audit: removeAudit,
  token: removeToken,
};

/** @throws OperatorError for an unknown id */
export const removeRecord = (
  change: Change,
  kind: RecordKind,
  id: string,
  now: Date,
): Promise<Ruling[]> => REMOVE[kind](change, id, now);
