/**
 * Typos by deletion neighbourhoods (SymSpell): two words within two edits of each other become equal when up to two letters of each
 * are left out. Only the first seven letters take part, which loses no match and keeps the table small.
 */
const PREFIX = 7;

/** Keywords shorter than this are too near to everything. */
export const TYPO_MIN = 4;
/** Words from this length on may be two edits away, shorter ones one. */
const TWO_EDITS_FROM = 6;

/** Edits that a word may be away from a keyword and still be found. */
export function editsAllowed(keyword: string, word: string): number {
  return word.length >= TWO_EDITS_FROM && keyword.length > TYPO_MIN ? 2 : 1;
}

/** Words with one letter left out; by code points, since half a surrogate pair is nothing that can be stored. */
function leaveOut(words: Iterable<string>): Set<string> {
  const shorter = new Set<string>();
  for (const word of words) {
    const letters = Array.from(word);
    for (let i = 0; i < letters.length; i += 1) shorter.add(letters.toSpliced(i, 1).join(''));
  }
  return shorter;
}

function remainders(text: string, depth: number): string[] {
  const start = Array.from(text).slice(0, PREFIX).join('');
  const one = leaveOut([start]);
  return [...new Set([start, ...one, ...(depth > 1 ? leaveOut(one) : [])])].filter(
    (remainder) => remainder !== '',
  );
}

/** The remainders under which a word of the vocabulary is kept. */
export const remaindersOfWord = (word: string): string[] =>
  remainders(word, word.length >= TWO_EDITS_FROM ? 2 : 1);

/** The remainders to look under for a keyword; none for one that is too short. */
export const remaindersOfKeyword = (keyword: string): string[] =>
  keyword.length < TYPO_MIN ? [] : remainders(keyword, keyword.length > TYPO_MIN ? 2 : 1);

/**
 * Edits between two words: letters added, left out, replaced, or two neighbours swapped (optimal string alignment).
 * @returns a number above `most` as soon as it is certain to be.
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
