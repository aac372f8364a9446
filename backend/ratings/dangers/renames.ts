/** Subjects of dangers that were recorded under another id: rulings, never changed. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RenamedDanger } from '../../../contracts/ratings/renamedDanger';
import { rulings } from '../../db/schema';
import type { Database } from '../../db/store';
import type { Danger } from '../../rating';

export type Rename = RenamedDanger & { projectId: string };

const toRename = ({ projectId, facts, reason, at }: typeof rulings.$inferSelect): Rename => ({
  projectId: projectId ?? '',
  gate: facts.gate ?? '',
  danger: facts.danger ?? '',
  foundAt: facts.foundAt ?? '',
  subject: facts.subject ?? '',
  renamedTo: facts.renamedTo ?? '',
  reason,
  at: new Date(at).toISOString(),
});

/** Oldest first. */
export async function listRenames(db: Database, projectIds: readonly string[]): Promise<Rename[]> {
  if (projectIds.length === 0) return [];
  const rows = await db
    .select()
    .from(rulings)
    .where(and(eq(rulings.ruling, 'renamed'), inArray(rulings.projectId, [...projectIds])))
    .orderBy(asc(rulings.at), asc(rulings.key));
  return rows.map(toRename);
}

/** The same danger under the id that its subject has now. A later danger is another one. */
export const underNewName = (danger: Danger, renames: readonly Rename[]): Danger =>
  renames.reduce(
    (now, { gate, subject, foundAt, renamedTo }) =>
      now.gate === gate && now.subject === subject && now.foundAt === foundAt
        ? { ...now, subject: renamedTo }
        : now,
    danger,
  );
