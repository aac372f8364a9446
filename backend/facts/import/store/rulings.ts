/** What an operator removed, merged or assigned (`npm run records`): imports keep to it. */
import { and, eq, or } from 'drizzle-orm';
import { rulings } from '../../../db/schema';
import { inList, type Database } from '../../../db/store';

type Row = typeof rulings.$inferSelect;
type Kind = 'project' | 'incident' | 'token' | 'audit';

export const LEFT_OUT = 'left out, because an operator removed them (npm run records -- list)';

/** Rulings on the records that a batch is about. */
export class Rulings {
  constructor(private readonly rows: readonly Row[]) {}

  find(kind: Kind, id: string): Row | undefined {
    return this.rows.find(({ key }) => key === `${kind} ${id}`);
  }

  isRemoved(kind: Kind, id: string): boolean {
    return this.find(kind, id)?.ruling === 'removed';
  }

  /** Where a merged project, or an assigned incident, belongs. */
  findTarget(kind: Kind, id: string): string | undefined {
    const row = this.find(kind, id);
    return row && row.ruling !== 'removed' ? (row.projectId ?? undefined) : undefined;
  }

  /** What was removed from a project, in order to know it under another id. */
  listRemoved(kind: Kind, projectId: string): Row['facts'][] {
    return this.rows
      .filter((row) => row.ruling === 'removed' && row.projectId === projectId)
      .filter(({ key }) => key.startsWith(`${kind} `))
      .map(({ facts }) => facts);
  }
}

interface About {
  keys: readonly string[];
  /** Removed records of these projects too. */
  projectIds?: readonly string[];
}

export async function loadRulings(
  tx: Database,
  { keys, projectIds = [] }: About,
): Promise<Rulings> {
  const ofProjects = and(eq(rulings.ruling, 'removed'), inList(rulings.projectId, projectIds));
  return new Rulings(
    await tx
      .select()
      .from(rulings)
      .where(or(inList(rulings.key, keys), ofProjects)),
  );
}
