/**
 * Words a minute. Brysbaert (2019, doi 10.1016/j.jml.2019.104047) finds 238 for English non-fiction in 190 studies; a little less, because
 * articles here have tables and code in them.
 */
const WORDS_PER_MINUTE = 230;

/** Words of an article's source: without tags and without the addresses of links. Code counts, it is read too. */
export function countWords(source: string): number {
  const readable = source
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^```.*$/gm, '');
  return readable.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Minutes that reading takes, rounded up: at least one. */
export const readingMinutes = (source: string): number =>
  Math.max(1, Math.ceil(countWords(source) / WORDS_PER_MINUTE));
