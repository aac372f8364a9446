import type { SearchResult } from '../../contracts/projects';
import { foldWords } from './fold';
import type { Keyword } from './keyword';
import { Least } from './least';
import {
  FUZZY_BELOW,
  FUZZY_MAX_MATCHES,
  MAX_KEYWORD_WORDS,
  NEAR_WORDS,
  SEARCH_MAX_MATCHES,
} from './limits';
import { KIND } from './searchWords';
import { editDistance, editsAllowed, type TypoTable } from './typos';

/** Posting = project number << KIND_BITS | kind. */
export const KIND_BITS = 2;

export interface Window {
  skip: number;
  take: number;
}
/** `total` is at most SEARCH_MAX_MATCHES. */
export interface Matches {
  items: SearchResult[];
  total: number;
}

export interface IndexParts {
  /** Project ids by number, in the order of results: ranked, rated, unrated, each by name. */
  ids: readonly string[];
  /** SearchResults as JSON: half the memory of objects, and no work for the garbage collector. */
  results: readonly string[];
  /** Unique, sorted by code unit. */
  words: readonly string[];
  /** Offset of each word's postings, plus a final end offset. */
  starts: readonly number[];
  posts: Uint32Array;
  typos: TypoTable;
}

interface Run {
  from: number;
  to: number;
}

const lists = (count: number, most: number): Least[] =>
  Array.from({ length: count }, () => new Least(most));

const inOrder = (all: readonly (Least | undefined)[]): number[] =>
  all.flatMap((list) => (list ? [...list.values()] : []));

/** Immutable: a change in the store builds a new index. */
export class SearchIndex {
  constructor(private readonly parts: IndexParts) {}

  get size(): number {
    return this.parts.ids.length;
  }

  /**
   * Order: exact ticker, exact name, name prefix, word prefix, then every word of a phrase. With
   * fewer than FUZZY_BELOW matches, adds names one or two edits away. A phrase without a match is
   * retried with its first word.
   */
  find(keyword: Pick<Keyword, 'whole' | 'words'>, { skip, take }: Window): Matches {
    const found = this.findNumbers(keyword);
    const items = found
      .slice(skip, skip + take)
      .map((number) => JSON.parse(this.parts.results[number] ?? '') as SearchResult);
    return { items, total: found.length };
  }

  /** Unordered ids of projects where each word of the text begins some word. */
  withText(text: string): string[] {
    const numbers = this.having(foldWords(text).slice(0, MAX_KEYWORD_WORDS));
    return numbers.map((number) => this.parts.ids[number] ?? '');
  }

  private findNumbers({ whole, words }: Pick<Keyword, 'whole' | 'words'>): number[] {
    const found = new Set(whole === '' ? [] : this.beginning(whole));
    if (words.length > 1) {
      const [phrase] = lists(1, SEARCH_MAX_MATCHES);
      for (const number of this.having(words)) phrase?.add(number);
      for (const number of inOrder([phrase])) found.add(number);
    }
    const few = found.size < FUZZY_BELOW;
    if (few) for (const number of this.near(whole)) found.add(number);
    const [first = ''] = words;
    if (found.size === 0 && words.length > 1 && first.length > 2)
      return this.findNumbers({ whole: first, words: [first] });
    return [...found].slice(0, few ? FUZZY_MAX_MATCHES : SEARCH_MAX_MATCHES);
  }

  private firstFrom(text: string): number {
    const { words } = this.parts;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private findRun(prefix: string): Run {
    return { from: this.firstFrom(prefix), to: this.firstFrom(`${prefix}\uffff`) };
  }

  private readPosts({ from, to }: Run): Uint32Array {
    const { starts, posts } = this.parts;
    return posts.subarray(starts[from], starts[to]);
  }

  private beginning(whole: string): number[] {
    const run = this.findRun(whole);
    const exact =
      this.parts.words[run.from] === whole
        ? this.readPosts({ from: run.from, to: run.from + 1 }).length
        : 0;
    const [ticker, name, nameStart, wordStart] = lists(4, SEARCH_MAX_MATCHES);
    const posts = this.readPosts(run);
    for (let at = 0; at < posts.length; at += 1) {
      const post = posts[at] ?? 0;
      const kind = post & KIND.mask;
      let list = wordStart;
      if (kind === KIND.name) list = at < exact ? name : nameStart;
      else if (kind === KIND.ticker && at < exact) list = ticker;
      list?.add(post >>> KIND_BITS);
    }
    return inOrder([ticker, name, nameStart, wordStart]);
  }

  private having(words: readonly string[]): number[] {
    const runs = words
      .map((word) => this.readPosts(this.findRun(word)))
      .sort((a, b) => a.length - b.length);
    const marks = new Uint8Array(this.size);
    runs.forEach((posts, i) => {
      for (const post of posts)
        if (marks[post >>> KIND_BITS] === i) marks[post >>> KIND_BITS] = i + 1;
    });
    const found: number[] = [];
    for (const post of runs[0] ?? []) {
      const number = post >>> KIND_BITS;
      if (marks[number] !== runs.length) continue;
      found.push(number);
      marks[number] = 0;
    }
    return found;
  }

  /** Nearest first; the same first letter breaks ties, since it is seldom mistyped. */
  private nearWords(keyword: string): { number: number; edits: number }[] {
    const sameStart = (word: string) => Number(word.charAt(0) === keyword.charAt(0));
    return [...this.parts.typos.candidates(keyword)]
      .map((number) => ({ number, word: this.parts.words[number] ?? '' }))
      .map(({ number, word }) => {
        const allowed = editsAllowed(keyword, word);
        return { number, word, allowed, edits: editDistance(keyword, word, allowed) };
      })
      .filter(({ edits, allowed }) => edits > 0 && edits <= allowed)
      .sort(
        (a, b) => a.edits - b.edits || sameStart(b.word) - sameStart(a.word) || a.number - b.number,
      )
      .slice(0, NEAR_WORDS);
  }

  private near(keyword: string): number[] {
    const byEdits = lists(3, FUZZY_MAX_MATCHES);
    for (const { number, edits } of this.nearWords(keyword)) {
      for (const post of this.readPosts({ from: number, to: number + 1 }))
        if ((post & KIND.mask) !== KIND.ticker) byEdits[edits]?.add(post >>> KIND_BITS);
    }
    return inOrder(byEdits);
  }
}
