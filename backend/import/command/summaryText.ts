import type { ImportResult } from '../importAndRate';
import type { Refusal } from '../types';
import type { RateResult } from '../../ratings';

const whole = new Intl.NumberFormat('en-US');
const PRINTED = 20;

const describePlace = ({ line, index }: Refusal): string =>
  line !== undefined ? `line ${line}` : index !== undefined ? `element ${index}` : 'the input';

export const ratingText = ({ rated, published, unrated }: RateResult): string =>
  `${whole.format(rated)} rated, ${whole.format(published)} new snapshots, ${whole.format(unrated)} without a rating.`;

export function summaryText({ summary, rating }: ImportResult): string {
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
    ...summary.refused
      .slice(0, PRINTED)
      .map((refusal) => `  refused, ${describePlace(refusal)}: ${refusal.reason}`),
  ];
  const more = summary.refusedTotal - Math.min(PRINTED, summary.refused.length);
  if (more > 0) lines.push(`  and ${whole.format(more)} more refused`);
  if (rating) lines.push(`Ratings: ${ratingText(rating)}`);
  return `${lines.join('\n')}\n`;
}
