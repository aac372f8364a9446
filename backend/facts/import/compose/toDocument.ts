/** A project file as a document, and stored rows as what documents compose to. Pure. */
import type { Desired } from '../projects/desired';
import type { ProjectRecord } from '../projects/record';
import type { ProjectState } from '../store/load';
import type { ObservationRow } from '../store/rows';
import { DETAILS, type Composed, type FileDocument } from './document';

/** @param desired its rows, without what an operator removed */
export function ofFile(
  record: ProjectRecord,
  desired: Desired,
  leave: Pick<FileDocument, 'seq' | 'removes' | 'isWhole'>,
): FileDocument {
  const { name, category, status, chains, sample } = record;
  return {
    ...{ form: 1, project: record.id, speaker: 'file', ...leave },
    head: {
      ...{ name, category, status, origin: 'projects', chains, sample },
      links: record.links as Record<string, string> | undefined,
      ...Object.fromEntries(DETAILS.map((key) => [key, record[key]])),
    },
    formerIds: record.formerIds ?? [],
    ...desired,
  };
}

/** @param observations the newest of each key and time */
export function ofRows(
  { project, aliases, ...rows }: ProjectState,
  observations: ObservationRow[],
): Composed {
  const { id: _, createdAt: _created, updatedAt: _updated, ...head } = project;
  return { head, aliases, ...rows, observations };
}
