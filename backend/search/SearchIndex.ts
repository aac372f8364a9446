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

/** A posting is a project's number, then its kind in so many bits. */
export const KIND_BITS = 2;

export interface Window {
  skip: number;
  take: number;
}
/** One page of what was found, and how much there is in all (at most SEARCH_MAX_MATCHES). */
export interface Matches {
  items: SearchResult[];
  total: number;
}

export interface IndexParts {
  /** Project ids by number; the numbers follow the order of results: ranked, rated, unrated, in each by name. */
  ids: readonly string[];
  /** Each project's SearchResult as JSON: half the memory of objects, and nothing for the garbage collector to walk through. */
  results: readonly string[];
  /** Every word once, sorted by code unit. */
  words: readonly string[];
  /** Where the postings of each word begin; one more at the end. */
  starts: readonly number[];
  posts: Uint32Array;
  typos: TypoTable;
}

/** A run of words that begin alike, by their numbers. */
interface Run {
  from: number;
  to: number;
}

const lists = (count: number, most: number): Least[] =>
  Array.from({ length: count }, () => new Least(most));

/** One list after the other. */
const inOrder = (all: readonly (Least | undefined)[]): number[] =>
  all.flatMap((list) => (list ? [...list.values()] : []));

/** Which projects a keyword finds, in which order. Never changes: a change of the store makes a new one. */
export class SearchIndex {
  constructor(private readonly parts: IndexParts) {}

  /** How many projects are in it. */
  get size(): number {
    return this.parts.ids.length;
  }

  /**
   * A page of at most SEARCH_MAX_MATCHES projects for a keyword: exact ticker, exact name, beginning of the name, of a word, then every
   * word of a phrase; with fewer than FUZZY_BELOW of those, also names one or two edits away. A phrase of which nothing fits is tried
   * by its first word, which names lead with.
   */
  find(keyword: Pick<Keyword, 'whole' | 'words'>, { skip, take }: Window): Matches {
    const found = this.findNumbers(keyword);
    const items = found
      .slice(skip, skip + take)
      .map((number) => JSON.parse(this.parts.results[number] ?? '') as SearchResult);
    return { items, total: found.length };
  }

  /** Ids of all projects of which each word of a text begins some word, in no order; none for a text of punctuation alone. */
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

  /** The first word that is not before `text`. */
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

  private runOf(prefix: string): Run {
    return { from: this.firstFrom(prefix), to: this.firstFrom(`${prefix}\uffff`) };
  }

  private postsOf({ from, to }: Run): Uint32Array {
    const { starts, posts } = this.parts;
    return posts.subarray(starts[from], starts[to]);
  }

  /** Projects with a word that begins so, best first. */
  private beginning(whole: string): number[] {
    const run = this.runOf(whole);
    const exact =
      this.parts.words[run.from] === whole
        ? this.postsOf({ from: run.from, to: run.from + 1 }).length
        : 0;
    const [ticker, name, nameStart, wordStart] = lists(4, SEARCH_MAX_MATCHES);
    const posts = this.postsOf(run);
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

  /** Projects of which each of these words begins some word. */
  private having(words: readonly string[]): number[] {
    const runs = words
      .map((word) => this.postsOf(this.runOf(word)))
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

  /** Words that are near enough, nearest first; a first letter is seldom mistyped. */
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

  /** Projects whose name, or a word of it, is a few edits away, nearest first. */
  private near(keyword: string): number[] {
    const byEdits = lists(3, FUZZY_MAX_MATCHES);
    for (const { number, edits } of this.nearWords(keyword)) {
      for (const post of this.postsOf({ from: number, to: number + 1 }))
        if ((post & KIND.mask) !== KIND.ticker) byEdits[edits]?.add(post >>> KIND_BITS);
    }
    return inOrder(byEdits);
  }
}
