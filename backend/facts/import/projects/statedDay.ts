import type { ImportRun } from '../run';
import { ImportRefused } from '../types';
import { isRealDay } from './day';

/** The day for which `--published-on` says that the file speaks. */
export function statedDay(run: ImportRun): string | undefined {
  const { publishedOn: day } = run.parameters;
  if (day === undefined) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isRealDay(day))
    throw new ImportRefused('--published-on is no day, YYYY-MM-DD.');
  if (day > run.today) throw new ImportRefused(`--published-on is ${day}, in the future.`);
  return day;
}
