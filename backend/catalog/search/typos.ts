/**
 * Deletion neighborhoods (SymSpell): words within two edits become equal when up to two letters of
 * each are left out. Using only the first seven letters loses no match and keeps the table small.
 */
const PREFIX = 7;

/** Shorter keywords are close to everything. */
export const TYPO_MIN = 4;
/** Shorter words may only be one edit away. */
const TWO_EDITS_FROM = 6;

export function editsAllowed(keyword: string, word: string): number {
  return word.length >= TWO_EDITS_FROM && keyword.length > TYPO_MIN ? 2 : 1;
}

/** FNV-1a hash of a word's prefix without the letters at `i` and `j`. */
function hashWithout(word: string, i: number, j: number): number {
  const length = Math.min(word.length, PREFIX);
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at += 1)
    if (at !== i && at !== j) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function remainders(word: string, depth: number): number[] {
  const length = Math.min(word.length, PREFIX);
  const hashes = [hashWithout(word, -1, -1)];
  for (let i = 0; i < length; i += 1) {
    hashes.push(hashWithout(word, i, -1));
    if (depth === 1) continue;
    for (let j = i + 1; j < length; j += 1) hashes.push(hashWithout(word, i, j));
  }
  return hashes;
}

export const wordRemainders = (word: string): number[] =>
  remainders(word, word.length >= TWO_EDITS_FROM ? 2 : 1);

export const keywordRemainders = (keyword: string): number[] =>
  keyword.length < TYPO_MIN ? [] : remainders(keyword, keyword.length > TYPO_MIN ? 2 : 1);

/** Hash chains in typed arrays: a Map of ten million strings would not fit in memory. */
export class TypoTable {
  private readonly heads: Int32Array;
  private readonly next: Int32Array;
  private readonly words: Int32Array;
  private used = 1;

  /** @param most maximum number of words */
  constructor(most: number) {
    const entries = most * (1 + PREFIX + (PREFIX * (PREFIX - 1)) / 2);
    this.heads = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(entries, 1))));
    this.next = new Int32Array(entries + 1);
    this.words = new Int32Array(entries + 1);
  }

  add(word: string, number: number): void {
    for (const hash of wordRemainders(word)) {
      const slot = hash & (this.heads.length - 1);
      this.next[this.used] = this.heads[slot] ?? 0;
      this.words[this.used] = number;
      this.heads[slot] = this.used;
      this.used += 1;
    }
  }

  /** Includes a few false matches from hash collisions. */
  candidates(keyword: string): Set<number> {
    const found = new Set<number>();
    for (const hash of keywordRemainders(keyword)) {
      let entry = this.heads[hash & (this.heads.length - 1)] ?? 0;
      for (; entry > 0; entry = this.next[entry] ?? 0) found.add(this.words[entry] ?? 0);
    }
    return found;
  }
}

/**
 * Optimal string alignment distance (a swap of neighbors is one edit). @returns more than `most`
 * once certain to exceed it.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? most + 1;
}
