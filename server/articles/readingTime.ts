/** Brysbaert (2019, doi 10.1016/j.jml.2019.104047) finds 238; tables and code are slower. */
const WORDS_PER_MINUTE = 230;

/** Without tags and link targets, but with code. */
export function countWords(source: string): number {
  const readable = source
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^```.*$/gm, '');
  return readable.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export const readingMinutes = (source: string): number =>
  Math.max(1, Math.ceil(countWords(source) / WORDS_PER_MINUTE));
