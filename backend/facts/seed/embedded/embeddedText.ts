import type { LetterAndScore } from '../../../ratings';
import type { ReviewedRecord } from './review';
import type { EmbeddedReport, RatingMove } from './runEmbedded';

/** Facts of one project that are printed. */
const PRINTED = 10;

const whole = new Intl.NumberFormat('en-US');

export const countRemovals = ({ records }: EmbeddedReport): number =>
  records
    .filter(({ taken, here }) => taken || here === 'unchanged')
    .reduce((sum, { moves }) => sum + moves.removed.length, 0);

const HERE: Record<ReviewedRecord['here'], string> = {
  unchanged: '',
  changed: 'changed here since it was taken over',
  unknown: 'written since an earlier version filled the store',
};

const STATES: Record<ReviewedRecord['state'], string> = {
  new: 'new',
  corrected: 'corrected',
  gone: 'no longer in the set',
};

function factLines({ moves: { added, changed, removed } }: ReviewedRecord): string[] {
  const lines = [
    ...added.map((fact) => `  + ${fact}`),
    ...changed.map((fact) => `  ~ ${fact}`),
    ...removed.map((fact) => `  - ${fact}`),
  ];
  const more = lines.length - PRINTED;
  return more > 0 ? [...lines.slice(0, PRINTED), `  and ${whole.format(more)} more`] : lines;
}

function recordLines(record: ReviewedRecord): string[] {
  const { id, state, here, sample, moves } = record;
  const counts = [
    `${moves.added.length} added`,
    `${moves.changed.length} changed`,
    `${moves.removed.length} removed`,
  ].join(', ');
  const head = `${id}${sample ? ' (sample)' : ''}, ${STATES[state]}: ${counts}`;
  const left = here === 'unchanged' ? [] : [`  ${HERE[here]}; ${leftText(record)}`];
  return [head, ...factLines(record), ...left];
}

function leftText({ id, taken, moves: { added, changed } }: ReviewedRecord): string {
  if (taken) return 'named, so taken over all the same';
  const remove = added.length + changed.length === 0 ? ' --remove' : '';
  return `left. To take it over: --project ${id}${remove}`;
}

const rating = (one: LetterAndScore | null): string =>
  one === null || one.letter === null ? 'not rated' : `${one.letter} ${one.score ?? ''}`.trim();

const ratingLine = ({ project, from, to }: RatingMove): string =>
  `  ${project}: ${rating(from)} → ${rating(to)}`;

function headLines({ version, before, applied, records, unchanged }: EmbeddedReport): string[] {
  const taken = records.filter((one) => one.taken).length;
  const verb = applied ? 'Taken over' : 'To take over';
  return [
    `Embedded set ${version}. ${before === null ? 'No version is noted in this store.' : `This store took over ${before}.`}`,
    `${verb}: ${taken}. Left: ${records.length - taken}. Without a correction: ${unchanged}.`,
  ];
}

/** What to do next, and what was left out. */
function endLines(report: EmbeddedReport): string[] {
  const { applied, removed, records, run } = report;
  const removals = countRemovals(report);
  const lines: string[] = [];
  if (removals > 0 && !removed)
    lines.push(
      removals === 1
        ? 'Kept: 1 fact that the set no longer has. To remove it too, add --remove.'
        : `Kept: ${whole.format(removals)} facts that the set no longer has. To remove them too, add --remove.`,
    );
  if (run !== null) lines.push(`Run ${run}. To undo it: npm run import -- --undo ${run}`);
  if (!applied && records.some(({ taken }) => taken))
    lines.push('Nothing was written. To take these over: npm run embedded -- --apply');
  return lines;
}

export function embeddedText(report: EmbeddedReport): string {
  const { records, ratings, refused, applied } = report;
  const moved = `${applied ? 'Ratings that moved' : 'Ratings that would move'}: ${ratings.length}`;
  const lines = [
    ...headLines(report),
    ...records.flatMap((record) => ['', ...recordLines(record)]),
    ...(records.length > 0 ? ['', moved, ...ratings.map(ratingLine)] : []),
    ...refused.map((reason) => `Refused, ${reason}`),
    ...endLines(report),
  ];
  return `${lines.join('\n')}\n`;
}
