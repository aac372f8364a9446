import { toCsvLine } from '@/contracts/open-data/csv';
import { copy } from './copy';
import type { Comparison } from './types';

/** A line for each row, a column for each project, sentences after the figures. */
export function toCsv({ projects, groups }: Comparison): string {
  const names = projects.map(({ name }) => name);
  const head = ['group', 'id', copy.what, ...names, ...names.map((name) => `${name}: sentence`)];
  const lines = groups.flatMap(({ title, rows }) =>
    rows.map(({ id, label, cells }) =>
      toCsvLine([
        title,
        id,
        label,
        ...cells.map(({ text }) => text),
        ...cells.map(({ more }) => more ?? ''),
      ]),
    ),
  );
  return [toCsvLine(head), ...lines].join('');
}
