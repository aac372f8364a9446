import { isObject } from '../../../../contracts/isObject';
import type { Place } from '../../../streams/locateJson';
import type { Item } from '../input/records';
import { locateRefusal } from '../projects/locateRefusal';
import type { Refusal } from '../types';

/** With where a column's value stands, by the column's key. */
export type FoundRow = Item & { find?: (key: string) => Place | undefined };

export const columnKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Keys of columns, by the word that a refusal begins with. */
export const REQUIRED = {
  date: ['date', 'occurredon', 'occurredat', 'day'],
  project: ['project', 'victim', 'protocol', 'name', 'target'],
} as const;

/** The name of a JSON row's column as the row writes it. */
function nameIn({ raw }: Item, keys: readonly string[]): string | undefined {
  if (!raw) return undefined;
  const names = Object.keys(JSON.parse(raw.text) as object);
  return keys.map((key) => names.find((name) => columnKey(name) === key)).find(Boolean);
}

/** At the column that the reason begins with, or else at the row. */
export function refuseRow(item: FoundRow, reason: string): Refusal {
  if ('error' in item) return item.find ? { ...item.at, reason } : locateRefusal(item, { reason });
  const keys = REQUIRED[reason.split(' ', 1)[0] as keyof typeof REQUIRED] ?? [];
  if (item.find) {
    const [place] = [...keys, ''].flatMap((key) => item.find!(key) ?? []);
    return { ...item.at, ...place, reason };
  }
  const name = nameIn(item, keys);
  const faults = [{ path: name === undefined ? [] : [name], reason }];
  return locateRefusal(item, { reason, faults, faultsTotal: 1 });
}

/** Each row in the form that incidents are imported in. */
export async function* mapRows(
  rows: AsyncIterable<FoundRow>,
  toValue: (row: Record<string, unknown>) => object,
): AsyncGenerator<FoundRow> {
  for await (const item of rows) {
    const row = 'value' in item ? item.value : undefined;
    if (isObject(row)) yield { ...item, value: toValue(row) };
    else yield 'error' in item ? item : { at: item.at, error: 'not an object' };
  }
}
