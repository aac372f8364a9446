import { JsonProblem, locateJson, type LocatedJson, type Place } from '../../../streams/locateJson';
import { inFile, type RawText } from '../input/ElementScanner';
import type { Item } from '../input/records';
import type { Refusal } from '../types';
import type { Refused } from './check';

function locate(raw: RawText): LocatedJson | Place {
  try {
    return locateJson(raw.text);
  } catch (error) {
    if (error instanceof JsonProblem) return error.place;
    throw error;
  }
}

const givenId = (item: Item): string | undefined => {
  const id = 'value' in item ? (item.value as { id?: unknown } | null)?.id : undefined;
  return typeof id === 'string' ? id.slice(0, 80) : undefined;
};

/** The refusal of an item, each fault at its line and column of the file. */
export function locateRefusal(
  item: Item,
  { reason, faults, faultsTotal }: Pick<Refused, 'reason'> & Partial<Refused>,
): Refusal {
  const { raw } = item;
  const refusal: Refusal = { ...item.at, project: givenId(item), reason };
  if (!raw) return refusal;
  const located = locate(raw);
  if (!('findPlace' in located)) return { ...refusal, ...inFile(located, raw) };
  const find = (path: (string | number)[]) => inFile(located.findPlace(path), raw);
  return {
    ...refusal,
    ...find(faults?.[0]?.path ?? []),
    ...(faults && {
      faults: faults.map((fault) => ({ ...find(fault.path), reason: fault.reason })),
      faultsTotal,
    }),
  };
}
