/** A project file, and what was recorded before there were documents, as documents. Pure. */
import type { Desired } from '../projects/desired';
import type { ProjectRecord } from '../projects/record';
import type { ProjectState } from '../store/load';
import type { ObservationRow } from '../store/rows';
import { DETAILS, type Document, type Section } from './document';

const LISTS = ['links', 'contracts', 'issuedTokens', 'audits', 'incidents'] as const;
const ALL: readonly Section[] = ['details', 'bounty', 'observations', ...LISTS];

export interface Leave {
  seq: number;
  /** What it leaves out of the lists that it has is withdrawn: `--remove`. */
  remove: boolean;
  /** It says everything, as the embedded set does. */
  isWhole: boolean;
}

/** @param desired its rows, without what an operator removed */
export function ofFile(
  record: ProjectRecord,
  desired: Desired,
  { seq, remove, isWhole }: Leave,
): Document {
  const named = LISTS.filter((section) => record[section] !== undefined);
  const { name, category, status, chains, sample } = record;
  return {
    ...{ form: 1, project: record.id, speaker: 'file', seq },
    closes: remove
      ? ['details', 'bounty', ...named, ...(isWhole ? (['observations'] as const) : [])]
      : [],
    head: {
      ...{ name, category, status, origin: 'projects', chains, sample },
      links: record.links as Record<string, string> | undefined,
      ...Object.fromEntries(DETAILS.map((key) => [key, record[key]])),
    },
    formerIds: record.formerIds ?? [],
    ...desired,
  };
}

/** @param observations of its whole history */
export function ofRows(
  { project, aliases, ...rows }: ProjectState,
  observations: readonly ObservationRow[],
  seq: number,
): Document {
  const { id, createdAt: _created, updatedAt: _updated, ...head } = project;
  return {
    ...{ form: 1, project: id, speaker: 'house', seq, closes: ALL },
    ...{ head, formerIds: aliases, ...rows, observations },
  };
}
