/** Dangers that this site was wrong about. */
import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../../db/store';
import type { Danger } from '../../rating';

interface Standing {
  projectId: string;
  dangers: readonly Danger[];
}

/** What of a thing makes the danger; each of an observation. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'unverified-funds': ['verified', 'holdsFunds'],
  'open-critical': ['findings', 'findingCounts'],
  honeypot: ['holdersCanSell'],
  'recent-incident': ['resolved', 'occurredOn'],
  'large-loss': ['lossUsd', 'lossShare', 'occurredOn'],
};

const nameOf = (projectId: string, { gate, subject }: Danger): string =>
  `${projectId} ${gate} ${subject}`;

/**
 * Since a danger was found, what it rests on was taken back, or is recorded as another project's.
 * Where the facts still say it, the next rating finds it again.
 * @returns whether a danger of a project is one of those
 */
export async function findWithdrawn(
  db: Database,
  standing: readonly Standing[],
): Promise<(projectId: string, danger: Danger) => boolean> {
  const asked = standing.flatMap(({ projectId, dangers }) =>
    dangers.map((danger) => ({
      ...{ name: nameOf(projectId, danger), project: projectId, foundAt: danger.foundAt },
      item: danger.subject || 'sellability',
      fields: FIELDS[danger.gate] ?? [],
    })),
  );
  if (asked.length === 0) return () => false;
  const ofAnother = (table: string) =>
    sql`exists (select 1 from ${sql.identifier(table)} t where t.id = d.item and t.project_id is distinct from d.project)`;
  const rows = await readRows<{ name: string }>(
    db,
    sql`select d.name from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        d (name text, project text, item text, fields jsonb, "foundAt" date)
      where exists (select 1 from corrections c where c.project_id = d.project and c.item = d.item
          and (c.field is null or d.fields ? c.field) and c.taken_back and (c.at at time zone 'UTC')::date >= d."foundAt")
        or ${ofAnother('incidents')} or ${ofAnother('contracts')} or ${ofAnother('audits')}`,
  );
  const names = new Set(rows.map(({ name }) => name));
  return (projectId, danger) => names.has(nameOf(projectId, danger));
}
