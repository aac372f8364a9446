import type { FoundProject } from './FoundProject';
import type { Window, Words } from './findNumbers';

/** `total` is at most SEARCH_MAX_MATCHES. */
export interface Matches {
  items: FoundProject[];
  total: number;
}

/** What searches ask. */
export interface Searchable {
  readonly size: number;
  find(keyword: Words, window: Window): Matches;
  /** Whose name, ticker or former id is this, folded. */
  exact(whole: string): FoundProject[];
  /** @param folded whether a token of a project stands for that project; it does by default */
  withText(text: string, options?: { folded: boolean }): string[];
  bestWithText(text: string, most: number): TextMatches;
}

/** `total` counts those that `ids` leaves out. */
export interface TextMatches {
  ids: string[];
  total: number;
}
