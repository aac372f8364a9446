import { normalizeCaip } from '../../contracts/ids';

/** Fits, with its prefix or two ids, into an audit row. */
export const BY_MAX = 80;
export const REASON_MAX = 500;
export const ID_MAX = 300;

export const isLine = (text: string, max: number): boolean =>
  text !== '' && text.length <= max && !/\p{Cc}/u.test(text);

/** @throws Error with one sentence that names the option */
export function readLine(option: string, given: string | undefined, max: number): string {
  const text = given?.trim() ?? '';
  if (isLine(text, max)) return text;
  throw new Error(`${option} must be one line of 1 to ${max} characters.`);
}

/** @throws Error with one sentence */
export function readId(given: string | undefined, what: string): string {
  if (given === undefined) throw new Error(`Give ${what}.`);
  if (!isLine(given, ID_MAX)) throw new Error(`${what} must be an id, not "${given}".`);
  return normalizeCaip(given);
}

/** @throws Error with one sentence */
export function readLimit(given: string | undefined, max: number, usual = max): number {
  const limit = Number(given ?? usual);
  if (Number.isInteger(limit) && limit >= 1 && limit <= max) return limit;
  throw new Error(`--limit must be a whole number from 1 to ${max}, not "${given}".`);
}
