import type { ImportResult } from '../importAndRate';
import type { ImportSummary } from '../types';
import type { RateResult } from '../../../ratings';

const whole = new Intl.NumberFormat('en-US');
const PRINTED = 20;

const FAULTS_PRINTED = 50;

function refusalLines({ source, refused, refusedTotal }: ImportSummary): string[] {
  const lines = refused.flatMap((refusal) =>
    (refusal.faults ?? [refusal]).map(({ line, column, reason }) => {
      const place = [line, column].filter((one) => one !== undefined).join(':');
      const element =
        place === '' && refusal.index !== undefined ? ` element ${refusal.index}` : '';
      const project = refusal.project === undefined ? '' : ` ${refusal.project}:`;
      return `  refused, ${source}${place && `:${place}`}${element}:${project} ${reason}`;
    }),
  );
  const found = refused.reduce((sum, one) => sum + (one.faultsTotal ?? one.faults?.length ?? 1), 0);
  const printed = lines.slice(0, FAULTS_PRINTED);
  const more = found + refusedTotal - refused.length - printed.length;
  return [...printed, ...(more > 0 ? [`  and ${whole.format(more)} more`] : [])];
}

export const ratingText = ({ rated, published, unrated }: RateResult): string =>
  `${whole.format(rated)} computed, ${whole.format(published)} new snapshots, ${whole.format(unrated)} without a rating.`;

const NAMED = 3;

function removalVerb(dryRun: boolean, remove: boolean): string {
  if (!remove) return 'Not removed';
  return dryRun ? 'Would be removed' : 'Removed';
}

/** What the input no longer names, in all and by project and kind. */
function removalLines({ removals, dryRun }: ImportSummary, remove: boolean): string[] {
  if (removals.total === 0) return [];
  const sums = Object.entries(removals.kinds).map(([kind, n]) => `${whole.format(n)} ${kind}`);
  const lines = removals.listed.slice(0, PRINTED).map(({ project, kind, count, items }) => {
    const rest = count - Math.min(NAMED, items.length);
    const more = rest > 0 ? `, and ${whole.format(rest)} more` : '';
    return `  ${project}, ${kind}: ${items.slice(0, NAMED).join(', ')}${more}`;
  });
  const more = removals.listedTotal - lines.length;
  return [
    `${removalVerb(dryRun, remove)}, because the input no longer names them: ${sums.join(', ')}`,
    ...lines,
    ...(more > 0 ? [`  and ${whole.format(more)} more lines like these`] : []),
    ...(remove ? [] : ['Everything else was taken. To remove these too, add --remove.']),
  ];
}

/** `remove`: the run was allowed to remove. */
export function summaryText({ summary, rating, run }: ImportResult, remove: boolean): string {
  const counts = {
    read: summary.read,
    new: summary.new,
    changed: summary.changed,
    skipped: summary.skipped,
    refused: summary.refusedTotal,
  };
  const lines = [
    `${summary.kind} from ${summary.source}${summary.dryRun ? ' (dry run: nothing was written)' : ''}`,
    ...Object.entries(counts).map(
      ([name, count]) => `  ${name.padEnd(8)} ${whole.format(count).padStart(12)}`,
    ),
    ...Object.entries(summary.notes).map(([what, times]) => `  ${whole.format(times)} ${what}`),
    ...refusalLines(summary),
  ];
  lines.push(...removalLines(summary, remove));
  if (rating) lines.push(`Ratings: ${ratingText(rating)}`);
  if (run !== null && summary.new + summary.changed > 0)
    lines.push(`Run ${run}. To undo it: npm run import -- --undo ${run}`);
  return `${lines.join('\n')}\n`;
}
