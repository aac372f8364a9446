import type { CorrectedKind } from '@/contracts/projects/corrections';
import { plural } from '@/lib/format/numbers';

export const copy = {
  title: 'Corrections',
  titleOf: (project: string) => `Corrections of ${project}`,
  description:
    'What this site recorded wrongly: from when to when, what replaced it, by which source, and the letter before and after.',
  lead: (total: number) =>
    `${plural(total, 'correction')}, newest first. Each is a value that we withdrew, or replaced from a source no newer than the one before. News is not listed here.`,
  none: 'Nothing has been corrected yet. News is not listed here: only values that we withdrew, or replaced from a source no newer than the one before.',
  noneOf: 'Nothing of this record has been corrected.',
  back: 'State of the data',
  all: 'All corrections',
  csv: 'All corrections as data (CSV)',
  feed: 'Feed (Atom)',

  corrected: 'Corrected',
  what: 'What',
  before: 'We had recorded',
  after: 'Instead',
  letter: 'Letter',
  since: (day: string) => `since ${day}`,
  checked: (day: string) => `checked ${day}`,
  entry: 'this entry',
  withdrawn: 'withdrawn',
  nothing: 'nothing',
  noLetter: 'none',
  same: (letter: string) => `${letter}, unchanged`,
  insteadOf: (after: string, before: string) => `${after} instead of ${before}`,
  moved: (before: string, after: string) => `${before} to ${after}`,

  kinds: {
    project: 'Record',
    contract: 'Contract',
    audit: 'Audit',
    incident: 'Incident',
    bounty: '',
    observation: '',
  } satisfies Record<CorrectedKind, string>,
} as const;
