import { printable } from '../../users/accounts';
import type { ChangeReport } from './changeRecords';
import type { RulingRow, Shown, ShownRecord } from './showRecords';

const whole = new Intl.NumberFormat('en-US');

const columns = (lines: readonly [string, string][]): string => {
  const width = Math.max(0, ...lines.map(([label]) => label.length));
  return lines
    .map(([label, value]) => `  ${printable(label.padEnd(width))}  ${printable(value)}\n`)
    .join('');
};

const recordText = ({ title, lines }: ShownRecord): string =>
  `${printable(title)}\n${lines.length === 0 ? '  none\n' : columns(lines)}`;

function rulingLine({
  key,
  ruling,
  projectId,
  facts,
  at,
  by,
  reason,
}: RulingRow): [string, string] {
  const to = ruling === 'renamed' ? facts.renamedTo : projectId;
  const where = ruling === 'removed' ? '' : ` to ${to ?? 'none'}`;
  return [key, `${ruling}${where} on ${at.slice(0, 10)} by ${by}: ${reason}`];
}

export function shownText({ records, rulings }: Shown): string {
  const parts = records.map(recordText);
  if (rulings.length > 0)
    parts.push(
      `Removed, merged, assigned or renamed by an operator\n${columns(rulings.map(rulingLine))}`,
    );
  return parts.join('\n') || 'Nothing has that id.\n';
}

export function changeText({ what, dryRun, tables, notes, run, rating }: ChangeReport): string {
  const rows = Object.entries(tables).map(([table, count]): [string, string] => [
    table.replaceAll('_', ' '),
    whole.format(count),
  ]);
  const lines = [
    dryRun ? `Would ${what} (dry run: nothing was written)` : `Done: ${what}`,
    ...(rows.length > 0 ? [columns(rows).trimEnd()] : []),
    ...notes,
  ];
  if (rating)
    lines.push(
      `Ratings: ${whole.format(rating.rated)} computed, ${whole.format(rating.published)} new snapshots.`,
    );
  if (run !== null) lines.push(`Run ${run}. To undo it: npm run import -- --undo ${run}`);
  return `${lines.join('\n')}\n`;
}
