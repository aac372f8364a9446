import { startOfDay } from '../../../../contracts/time';
import { plainSource, type SourceFacts } from '../store/rows';
import { toStoredDay } from './day';
import type { ProjectRecord, Source } from './record';

export type FindSource = (key: string) => SourceFacts | null;

export function toFacts({ url, title, tier, checkedOn, ...more }: Source): SourceFacts {
  const stated = more.statedOn ? toStoredDay(more.statedOn) : undefined;
  return {
    ...plainSource({ url, title, tier, checkedAt: startOfDay(checkedOn) }),
    ...(stated && { statedOn: stated.day, statedPrecision: stated.precision }),
    ...(more.how && { how: more.how }),
    locator: more.locator ?? null,
    block: more.block ?? null,
  };
}

/** By key of the file's `sources`. */
export const sourceFinder =
  (record: ProjectRecord): FindSource =>
  (key) => {
    const source = record.sources?.[key];
    return source ? toFacts(source) : null;
  };
