import { count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  audits,
  bounties,
  contracts,
  incidents,
  observations,
  pageViewTotals,
  projectAliases,
  projects,
  ratings,
  reports,
  rulings,
  tokens,
  votes,
} from '../../db/schema';
import type { Database } from '../../db/store';
import { KINDS } from './recordsArguments';
import { rulingKey } from './rule';

export type RulingRow = typeof rulings.$inferSelect;

export interface ShownRecord {
  title: string;
  /** Label and value. */
  lines: [string, string][];
}

export interface Shown {
  records: ShownRecord[];
  rulings: RulingRow[];
}

const LISTED = 50;

const COUNTED = {
  tokens,
  contracts,
  audits,
  incidents,
  bounties,
  observations,
  ratings,
  votes,
  reports,
  'page view totals': pageViewTotals,
} as const;

async function countRows(db: Database, projectId: string): Promise<[string, string][]> {
  const lines: [string, string][] = [];
  for (const [name, table] of Object.entries(COUNTED)) {
    const [row] = await db.select({ n: count() }).from(table).where(eq(table.projectId, projectId));
    lines.push([name, String(row?.n ?? 0)]);
  }
  return lines;
}

const incidentLine = ({ id, occurredOn, victim, title }: typeof incidents.$inferSelect) =>
  [id, `${occurredOn} ${victim}: ${title}`] as [string, string];

/** The project of that id or former id, with the ids of what can be removed from it. */
async function showProject(db: Database, given: string): Promise<ShownRecord[]> {
  const [former] = await db.select().from(projectAliases).where(eq(projectAliases.alias, given));
  const id = former?.projectId ?? given;
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  if (!project) return [];
  const of = (table: { projectId: PgColumn }) => eq(table.projectId, id);
  const aliases = await db.select().from(projectAliases).where(of(projectAliases));
  const listedTokens = await db.select().from(tokens).where(of(tokens)).limit(LISTED);
  const listedAudits = await db.select().from(audits).where(of(audits)).limit(LISTED);
  const happened = await db.select().from(incidents).where(of(incidents)).limit(LISTED);
  return [
    {
      title: `project ${id}`,
      lines: [
        ['name', project.name],
        ['category', project.category],
        ['status', project.status],
        ['origin', project.origin],
        ['former ids', aliases.map(({ alias }) => alias).join(', ') || 'none'],
        ...(await countRows(db, id)),
        ...listedTokens.map((row): [string, string] => [row.id, `token ${row.symbol}`]),
        ...listedAudits.map((row): [string, string] => [
          row.id,
          `audit ${row.auditor} ${row.publishedOn}`,
        ]),
        ...happened.map(incidentLine),
      ],
    },
  ];
}

async function showOthers(db: Database, id: string): Promise<ShownRecord[]> {
  const [incident] = await db.select().from(incidents).where(eq(incidents.id, id));
  const [token] = await db.select().from(tokens).where(eq(tokens.id, id));
  const [audit] = await db.select().from(audits).where(eq(audits.id, id));
  const owner = (row: { projectId: string | null }): [string, string] => [
    'project',
    row.projectId ?? 'none',
  ];
  const shown: ShownRecord[] = [];
  if (incident)
    shown.push({ title: `incident ${id}`, lines: [owner(incident), incidentLine(incident)] });
  if (token) shown.push({ title: `token ${id}`, lines: [owner(token), ['symbol', token.symbol]] });
  if (audit) {
    const { auditor, publishedOn, reportUrl } = audit;
    const facts: [string, string][] = Object.entries({ auditor, 'published on': publishedOn });
    shown.push({ title: `audit ${id}`, lines: [owner(audit), ...facts, ['report', reportUrl]] });
  }
  return shown;
}

export async function showRecord(db: Database, id: string): Promise<Shown> {
  const keys = KINDS.map((kind) => rulingKey(kind, id));
  return {
    records: [...(await showProject(db, id)), ...(await showOthers(db, id))],
    rulings: await db.select().from(rulings).where(inArray(rulings.key, keys)),
  };
}

/** The newest 50 incidents without a project, and the newest 50 rulings. */
export async function listRecords(db: Database): Promise<Shown> {
  const unknown = await db
    .select()
    .from(incidents)
    .where(isNull(incidents.projectId))
    .orderBy(desc(incidents.occurredOn), incidents.id)
    .limit(LISTED);
  return {
    records: [{ title: 'Incidents without a project', lines: unknown.map(incidentLine) }],
    rulings: await db.select().from(rulings).orderBy(desc(rulings.at), rulings.key).limit(LISTED),
  };
}
