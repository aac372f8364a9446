import { foldWhole, foldWords, joinWords } from './fold';
import { TYPO_MIN } from './typos';

/** What a word is to its project. */
export const KIND = { name: 0, word: 1, ticker: 2 } as const;

export interface SearchWord {
  word: string;
  kind: number;
  /** Also found when mistyped. */
  typos: boolean;
}
/** What finds a project. */
export interface Searchable {
  name: string;
  tokenTickers: readonly string[];
  aliases: readonly string[];
}

/** Names have few words; what has more is no name. */
const MAX_WORDS = 16;
const MAX_TICKERS = 50;

/**
 * The words that find a project by their beginning: its whole name, the words of its name and of former ids, its tickers; each once.
 * Typos are found in single words only: whole names of several words are too many.
 */
export function searchWordsOf(project: Searchable): SearchWord[] {
  const texts = [project.name, ...project.aliases].map(foldWords);
  const [name = '', ...aliases] = texts.map(joinWords);
  const single = new Set(texts.flatMap((words) => words.slice(0, MAX_WORDS)));
  const words = new Set([...single, ...aliases]);
  words.delete(name);
  const tickers = new Set(project.tokenTickers.slice(0, MAX_TICKERS).map(foldWhole));
  const typos = (word: string) => word.length >= TYPO_MIN && single.has(word);
  return [
    ...[name].map((word) => ({ word, kind: KIND.name, typos: typos(word) })),
    ...[...words].map((word) => ({ word, kind: KIND.word, typos: typos(word) })),
    ...[...tickers].map((word) => ({ word, kind: KIND.ticker, typos: false })),
  ].filter((row) => row.word !== '');
}
