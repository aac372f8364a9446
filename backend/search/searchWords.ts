import { foldWhole, foldWords } from './fold';

/** Column `kind` of search_words. */
export const KIND = { name: 0, word: 1, ticker: 2 } as const;

export interface SearchWord {
  word: string;
  kind: number;
}
export interface Searchable {
  id: string;
  name: string;
  tickers: readonly string[];
  aliases: readonly string[];
}

/** Names have few words; what has more is no name. */
const MAX_WORDS = 16;
const MAX_TICKERS = 50;

/** The rows of search_words for one project: its whole name, the words of its name and former ids, its tickers; each once. */
export function searchWordsOf(project: Searchable): SearchWord[] {
  const name = foldWhole(project.name);
  const words = new Set(foldWords(project.name).slice(0, MAX_WORDS));
  for (const alias of project.aliases) {
    words.add(foldWhole(alias));
    for (const word of foldWords(alias).slice(0, MAX_WORDS)) words.add(word);
  }
  words.delete(name);
  const tickers = new Set(project.tickers.slice(0, MAX_TICKERS).map(foldWhole));
  return [
    ...[name].map((word) => ({ word, kind: KIND.name })),
    ...[...words].map((word) => ({ word, kind: KIND.word })),
    ...[...tickers].map((word) => ({ word, kind: KIND.ticker })),
  ].filter((row) => row.word !== '');
}

/** Words that typos are found for: those of names, from four letters on. The whole of a longer name is not one: there are too many. */
export function typoWordsOf(project: Searchable): string[] {
  const words = [
    ...foldWords(project.name).slice(0, MAX_WORDS),
    ...project.aliases.flatMap(foldWords),
  ];
  return words.filter((word) => word.length >= 4);
}
