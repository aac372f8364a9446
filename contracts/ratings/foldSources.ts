import { isObject } from '../isObject';
import type { Evidence } from './rating';

/** Fields that hold a source, or a list of them: no other is folded, so that each unfolds. */
const FIELDS = ['source', 'controlSource', 'valueSource', 'evidence'];

const isSource = (value: unknown): value is Evidence =>
  isObject(value) && 'tier' in value && 'readAt' in value;

const mapFields = (value: object, map: (field: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field, name)]));

/**
 * An answer that says each source once, in `sources`: where one stood is its place there, from 0.
 * `unfoldSources` gives the same answer back.
 */
export function foldSources<Answer extends object>(answer: Answer): object {
  const sources: Evidence[] = [];
  const places = new Map<string, number>();
  const placeOf = (source: Evidence): number => {
    const key = JSON.stringify(source);
    const place = places.get(key) ?? sources.push(source) - 1;
    places.set(key, place);
    return place;
  };
  const place = (value: unknown): unknown => (isSource(value) ? placeOf(value) : fold(value));
  const fold = (value: unknown, name?: string): unknown => {
    const one = name !== undefined && FIELDS.includes(name) ? place : (item: unknown) => fold(item);
    if (Array.isArray(value)) return value.map((item) => one(item));
    if (one === place && isSource(value)) return placeOf(value);
    return isObject(value) ? mapFields(value, fold) : value;
  };
  return { ...mapFields(answer, fold), sources };
}

/** @param answer also one that was not folded */
export function unfoldSources<Answer>(answer: Answer): Answer {
  if (!isObject(answer) || !Array.isArray(answer.sources)) return answer;
  const { sources, ...rest } = answer as Answer & { sources: unknown[] };
  const place = (value: unknown): unknown => (typeof value === 'number' ? sources[value] : value);
  const unfold = (value: unknown, name?: string): unknown => {
    if (name !== undefined && FIELDS.includes(name))
      return Array.isArray(value) ? value.map(place) : place(value);
    if (Array.isArray(value)) return value.map((item) => unfold(item));
    return isObject(value) ? mapFields(value, unfold) : value;
  };
  return unfold(rest) as Answer;
}
