import { badgeWords } from '@/components/ui';
import { formatMoney } from '@/contracts/money';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { QUESTIONS, toShort, type Question } from '@/contracts/ratings/answers';
import type { Verdict } from '@/contracts/ratings/verdict';
import { ANSWER_NAMES, breakable, withMonth } from '@/lib/format/answers';
import { dayOrMonth, month } from '@/lib/format/dates';
import { chainSummary } from '@/lib/format/chainSummary';
import { count, duration, score } from '@/lib/format/numbers';
import type { Cell, ComparedRow, Group } from './types';
import { copy } from './copy';

type Figure = (project: ProjectDetail) => Cell;

const points = (value: number | null): Cell =>
  value === null ? { text: copy.notRated } : { text: score(value), number: value };

/** Without a number: what nobody has recorded must not be marked as the least of something. */
const recorded = (value: number): Cell => ({ text: value === 0 ? copy.none : count(value) });

function holderDelay({ weakestHolder, delaySeconds }: ProjectDetail): Cell {
  if (weakestHolder === 'nobody') return { text: copy.nobody };
  return delaySeconds === null
    ? { text: copy.unknown }
    : { text: duration(delaySeconds), number: delaySeconds };
}

function bounty({ hasBounty, bountyUsd }: ProjectDetail): Cell {
  if (bountyUsd !== null) return { text: formatMoney(bountyUsd), number: bountyUsd };
  return { text: hasBounty ? copy.bountyOpen : copy.none };
}

const foundIn = ({ flags }: Verdict): string =>
  flags
    .filter(({ kind }) => kind === 'found')
    .map(({ text }) => text)
    .join(' ') || copy.none;

const answerTo =
  (question: Question): Figure =>
  ({ answers }) => {
    const found = answers.find(({ id }) => id === question);
    if (!found) return { text: copy.unknown };
    const { source } = toShort(found);
    return {
      text: ANSWER_NAMES[found.answer],
      more: found.text,
      ...(source &&
        found.answer !== 'not-checked' && { source: withMonth(breakable(source), found) }),
    };
  };

const FIGURES: Record<keyof typeof copy.groups, Partial<Record<keyof typeof copy.rows, Figure>>> = {
  rating: {
    letter: (project) => ({ text: badgeWords(project) }),
    proven: ({ score: proven }) => points(proven),
    // Least is known where most is possible: no mark.
    possible: ({ possible }) => ({ text: points(possible).text }),
    unknownShare: ({ score: proven, possible }) =>
      points(proven === null || possible === null ? null : possible - proven),
    flags: ({ verdict }) => ({ text: verdict ? foundIn(verdict) : copy.notRated }),
  },
  answers: Object.fromEntries(QUESTIONS.map((question) => [question, answerTo(question)])),
  control: {
    holder: ({ weakestWords }) => ({ text: weakestWords ?? copy.unknown }),
    holderDelay,
  },
  record: {
    audits: ({ auditCount }) => recorded(auditCount),
    lastAudit: ({ lastAuditOn, lastAuditPrecision }) => ({
      text: lastAuditOn ? dayOrMonth(lastAuditOn, lastAuditPrecision) : copy.none,
    }),
    incidents: ({ incidentCount }) => recorded(incidentCount),
    lastIncident: ({ lastIncidentOn }) => ({
      text: lastIncidentOn ? month(lastIncidentOn) : copy.none,
    }),
    bounty,
    chains: ({ chains }) => ({ text: chainSummary(chains) || copy.unknown }),
  },
};

/** What a list shows of each project. */
export const figureGroups = (projects: readonly ProjectDetail[]): Group[] =>
  Object.entries(FIGURES).map(([id, figures]) => ({
    id,
    title: copy.groups[id as keyof typeof copy.groups],
    rows: Object.entries(figures).map(([row, figure]): ComparedRow => ({
      id: row,
      label: copy.rows[row as keyof typeof copy.rows],
      cells: projects.map(figure),
    })),
  }));
