/** Holds the recorded bounty of a project against the program that it names. Pure. */
import { addressFromId } from '../../../../contracts/ids';
import type { ProjectRecord } from '../projects/record';
import type { Program } from './programs';

export interface Applied {
  /** Undefined: nothing is said of this record. */
  record?: ProjectRecord;
  note?: string;
}

const PROGRAM = /^https:\/\/immunefi\.com\/(?:bug-)?bounty\/([\w.-]+)/;
const KEY = 'immunefi-list';

export const programOf = ({ bounty }: ProjectRecord): string | undefined =>
  PROGRAM.exec(bounty?.url ?? '')?.[1]?.toLowerCase();

/** A program whose scope names none of a record's contracts is not its bounty. */
const isAbout = ({ contracts = [] }: ProjectRecord, { addresses }: Program): boolean =>
  contracts.some(({ id }) => addresses.has(addressFromId(id).toLowerCase()));

/**
 * An ended program says that this board has none; the project may have one elsewhere. A program
 * that the list lacks says nothing: it was renamed, paused or taken elsewhere.
 * @param today YYYY-MM-DD
 */
export function applyPrograms(
  record: ProjectRecord,
  programs: ReadonlyMap<string, Program>,
  { today, url }: { today: string; url: string },
): Applied {
  const program = programs.get(programOf(record) ?? '');
  if (!program || !record.bounty) return {};
  const isOver = program.isClosed || (program.endedOn !== null && program.endedOn <= today);
  if (!isOver && !isAbout(record, program))
    return { note: `scope names no contract of ${record.id}: not taken` };
  const { topRewardUsd } = program;
  const page = record.bounty.url;
  const bounty = isOver
    ? { status: 'none' as const, url: page, statedBy: 'board' as const, source: KEY }
    : {
        ...{ status: 'active' as const, url: page, statedBy: 'board' as const, source: KEY },
        ...(topRewardUsd !== null && { topRewardUsd }),
      };
  const source = {
    url,
    title: "Immunefi's list of bounty programs",
    tier: 'P0' as const,
    checkedOn: today,
    statedOn: today,
    how: 'machine' as const,
    locator: `program ${program.slug}${isOver ? `, ended ${program.endedOn ?? 'for the public'}` : ''}`,
  };
  return { record: { ...record, bounty, sources: { ...record.sources, [KEY]: source } } };
}
