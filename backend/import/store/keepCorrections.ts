import { corrections, projects } from '../../db/schema';
import { inList, type Database } from '../../db/store';
import type { Found } from '../differ/corrections';
import { upsertRows } from './upsertRows';

export interface Corrected extends Found {
  projectId: string;
}

/** A project that goes as a whole: not each of its facts. */
export const ofProject = (projectId: string, name: string): Corrected => ({
  ...{ projectId, kind: 'project', item: projectId, name, field: null },
  ...{ before: null, after: null, beforeSource: null, afterSource: null },
});

/** Not those of demonstration data. Call it before the rows are written. */
export async function keepCorrections(
  tx: Database,
  found: readonly Corrected[],
  { now }: { now: string },
): Promise<void> {
  const ids = [...new Set(found.map(({ projectId }) => projectId))];
  const rows = await tx
    .select({ id: projects.id, name: projects.name, sample: projects.sample })
    .from(projects)
    .where(inList(projects.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  const shown = found.filter(({ projectId }) => known.get(projectId)?.sample === false);
  await upsertRows(
    tx,
    corrections,
    shown.map((one) => ({
      ...one,
      at: now,
      projectName: known.get(one.projectId)!.name,
    })),
  );
}
