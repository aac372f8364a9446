import type { Question } from '@/contracts/ratings/answers';
import type { ListColumn, SortField } from '@/contracts/ratings/leaderboard';
import type { ListedProject } from '@/contracts/projects/listedProject';
import { formatMoney } from '@/contracts/money';
import type { SECURITY_CATEGORIES } from '@/contracts/vocabulary';
import { ANSWER_NAMES, withMonth } from '@/lib/format/answers';
import { dayOrMonth, month } from '@/lib/format/dates';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import { chainSummary } from '@/lib/format/chainSummary';
import { change, count, duration, percent, score } from '@/lib/format/numbers';
import { copy } from './copy';

export interface Column {
  key: keyof typeof copy.columns;
  className: string;
  field?: SortField;
  /** Null where the row has no value: a column without any is left out. */
  cell: (row: ListedProject) => string | null;
  /** Whose answer it is. */
  question?: Question;
  /** In place of a value; else it is unknown. */
  without?: string;
}

const line = (id: (typeof SECURITY_CATEGORIES)[number]): Column => ({
  key: id,
  className: 'n',
  field: id,
  cell: ({ lines, possibleLines }) => {
    const [proven, possible] = [lines[id], possibleLines[id]];
    if (proven === null) return null;
    return possible === null || Math.floor(possible) === Math.floor(proven)
      ? score(proven)
      : `${score(proven)}–${score(possible)}`;
  },
});

export const answerTo = (asked: Question, answers: ListedProject['answers']) =>
  answers.find(({ id }) => id === asked);

const answer = (id: Exclude<Question, 'control'>): Column => ({
  key: id,
  className: `answer ${id}`,
  question: id,
  without: copy.notChecked,
  cell: ({ answers }) => {
    const found = answerTo(id, answers);
    return found && found.answer !== 'not-checked'
      ? withMonth(ANSWER_NAMES[found.answer], found)
      : null;
  },
});

const COLUMNS: Record<ListColumn, Column> = {
  category: {
    key: 'category',
    className: 'category',
    field: 'category',
    cell: ({ category }) => CATEGORY_NAMES[category],
  },
  possible: {
    key: 'possible',
    className: 'n',
    field: 'possible',
    cell: ({ possible }) => (possible === null ? null : score(possible)),
  },
  known: {
    key: 'known',
    className: 'n',
    field: 'known',
    cell: ({ known, score: proven }) => (proven === null ? null : percent(known)),
  },
  code: line('code'),
  governance: line('governance'),
  operations: line('operations'),
  transparency: line('transparency'),
  holder: {
    key: 'holder',
    className: 'holder',
    question: 'control',
    without: copy.notChecked,
    cell: ({ weakestWords, answers }) =>
      weakestWords && withMonth(weakestWords, answerTo('control', answers)),
  },
  delay: {
    key: 'delay',
    className: 'n delay',
    field: 'delay',
    cell: ({ delaySeconds, weakestHolder }) => {
      if (weakestHolder === 'nobody') return copy.noDelayNeeded;
      return delaySeconds === null ? null : duration(delaySeconds);
    },
  },
  losses: answer('losses'),
  audited: answer('audited'),
  reward: answer('reward'),
  audits: {
    key: 'audits',
    className: 'n audits',
    field: 'audits',
    without: copy.noneRecorded,
    cell: ({ auditCount }) => (auditCount > 0 ? count(auditCount) : null),
  },
  lastAudit: {
    key: 'lastAudit',
    className: 'n lastaudit',
    field: 'lastAudit',
    without: copy.noneRecorded,
    cell: ({ lastAuditOn, lastAuditPrecision }) =>
      lastAuditOn && dayOrMonth(lastAuditOn, lastAuditPrecision),
  },
  incidents: {
    key: 'incidents',
    className: 'n incidents',
    field: 'incidents',
    without: copy.noneRecorded,
    cell: ({ incidentCount, lastIncidentOn }) =>
      incidentCount === 0 || lastIncidentOn === null
        ? null
        : `${count(incidentCount)}, ${month(lastIncidentOn)}`,
  },
  bounty: {
    key: 'bounty',
    className: 'n bounty',
    field: 'bounty',
    without: copy.noneRecorded,
    cell: ({ hasBounty, bountyUsd }) =>
      bountyUsd !== null ? formatMoney(bountyUsd) : hasBounty ? copy.yes : null,
  },
  value: {
    key: 'value',
    className: 'n value',
    field: 'value',
    cell: ({ valueUsd, valueMeasure }) =>
      valueUsd === null ? null : `${formatMoney(valueUsd)} ${valueMeasure}`,
  },
  chains: {
    key: 'chains',
    className: 'chains',
    cell: ({ chains }) => chainSummary(chains) || null,
  },
  change7d: {
    key: 'change7d',
    className: 'n change',
    field: 'change7d',
    cell: ({ change7d }) => (change7d === null ? null : change(change7d)),
  },
};

/** Those chosen that have a value in at least one row. */
export const shownColumns = (
  chosen: readonly ListColumn[],
  rows: readonly ListedProject[],
): Column[] =>
  chosen.map((key) => COLUMNS[key]).filter(({ cell }) => rows.some((row) => cell(row) !== null));
