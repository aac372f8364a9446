import type { ListedProject } from '@/contracts/projects/listedProject';
import { breakable } from '@/lib/format/answers';
import { answerTo, type Column } from './columns';
import { copy } from './copy';

export function MoreCell({ row, column }: { row: ListedProject; column: Column }) {
  const { key, className, cell, question, without = copy.unknown } = column;
  const value = cell(row);
  const source = value && question && answerTo(question, row.answers)?.source;
  return (
    <td
      className={`more ${className}${value === null ? ' none' : ''}`}
      data-label={copy.columns[key]}
    >
      {value ?? without}
      {source && <small>{breakable(source)}</small>}
    </td>
  );
}
