import { foldWhole, foldWords, joinWords } from './fold';

/** `former`: a whole former id. `word`: one word of the name or of a former id. */
export const KIND = { name: 0, word: 1, ticker: 2, former: 3, mask: 3 } as const;

export interface SearchWord {
  word: string;
  kind: number;
}
export interface Searchable {
  name: string;
  tokenTickers: readonly string[];
  aliases: readonly string[];
}

/** Longer texts are not names. */
const MAX_WORDS = 16;
const MAX_TICKERS = 50;

/** Keeps whole names apart from words: typos are matched in single words only. */
export function toSearchWords(project: Searchable): SearchWord[] {
  const texts = [project.name, ...project.aliases].map(foldWords);
  const [name = '', ...former] = texts.map(joinWords);
  const words = texts.flatMap((text) => text.slice(0, MAX_WORDS));
  const tickers = project.tokenTickers.slice(0, MAX_TICKERS).map(foldWhole);
  const rows = (kind: number, list: readonly string[]) =>
    [...new Set(list)].filter((word) => word !== '').map((word) => ({ word, kind }));
  return [
    ...rows(KIND.name, [name]),
    ...rows(KIND.word, words),
    ...rows(KIND.ticker, tickers),
    ...rows(KIND.former, former),
  ];
}
