import type { FoundProject } from './FoundProject';
import { findNumbers, type Lists, type Window, type Words } from './findNumbers';
import { foldWords } from './fold';
import { Least } from './least';
import { FUZZY_MAX_MATCHES, MAX_KEYWORD_WORDS, NEAR_WORDS, SEARCH_MAX_MATCHES } from './limits';
import { KIND } from './searchWords';
import { editDistance, editsAllowed, type TypoTable } from './typos';

/** Posting = project number << KIND_BITS | kind. */
export const KIND_BITS = 2;

/** `total` is at most SEARCH_MAX_MATCHES. */
export interface Matches {
  items: FoundProject[];
  total: number;
}

export interface IndexParts {
  /** Project ids by number, in the order of results: ranked, rated, unrated, each by name. */
  ids: readonly string[];
  /** FoundProjects as JSON: half the memory of objects, and no work for the garbage collector. */
  results: readonly string[];
  /** Unique, sorted by code unit. */
  words: readonly string[];
  /** Offset of each word's postings, plus a final end offset. */
  starts: readonly number[];
  posts: Uint32Array;
  /** How many are ranked; how many are ranked or rated. */
  ranked: number;
  rated: number;
  typos: TypoTable;
}

interface Run {
  from: number;
  to: number;
}

/** What searches ask. */
export interface Searchable {
  readonly size: number;
  find(keyword: Words, window: Window): Matches;
  /** Whose name, ticker or former id is this, folded. */
  exact(whole: string): FoundProject[];
  withText(text: string): string[];
  bestWithText(text: string, most: number): TextMatches;
}
/** `total` counts those that `ids` leaves out. */
export interface TextMatches {
  ids: string[];
  total: number;
}

const inOrder = (all: readonly Least[]): number[][] => all.map((list) => [...list.values()]);

/** Set in `marks` for a hidden project; more than a keyword has words. */
const HIDDEN = 255;

/** Immutable: a change in the store builds a new index. */
export class SearchIndex implements Lists, Searchable {
  constructor(
    private readonly parts: IndexParts,
    /** Numbers that are never found. */
    private readonly hidden?: ReadonlySet<number>,
  ) {}

  get size(): number {
    return this.parts.ids.length - (this.hidden?.size ?? 0);
  }

  hiding(hidden: ReadonlySet<number>): SearchIndex {
    return new SearchIndex(this.parts, hidden);
  }

  get ids(): readonly string[] {
    return this.parts.ids;
  }

  resultAt(number: number): FoundProject {
    return JSON.parse(this.parts.results[number] ?? '') as FoundProject;
  }

  find(keyword: Words, { skip, take }: Window): Matches {
    const found = findNumbers(this, keyword);
    const items = found.slice(skip, skip + take).map((number) => this.resultAt(number));
    return { items, total: found.length };
  }

  exact(whole: string): FoundProject[] {
    return this.exactNumbers(whole).map((number) => this.resultAt(number));
  }

  exactNumbers(whole: string): number[] {
    const at = this.firstFrom(whole);
    if (whole === '' || this.parts.words[at] !== whole) return [];
    const [found = new Least(0)] = this.lists(1, SEARCH_MAX_MATCHES);
    for (const post of this.readPosts({ from: at, to: at + 1 }))
      if ((post & KIND.mask) !== KIND.word) found.add(post >>> KIND_BITS);
    return [...found.values()];
  }

  /** Unordered ids of projects where each word of the text begins some word. */
  withText(text: string): string[] {
    return this.toIds(this.numbersWith(text));
  }

  /**
   * The first in the order of results. Where that begins among rated projects, it has all of those:
   * lists sort them by score.
   */
  bestWithText(text: string, most: number): TextMatches {
    const numbers = Uint32Array.from(this.numbersWith(text)).sort();
    const { ranked, rated } = this.parts;
    const last = numbers[most - 1] ?? 0;
    const isAmongRated = last >= ranked && last < rated;
    const best = numbers.filter((number, at) => at < most || (isAmongRated && number < rated));
    return { ids: this.toIds([...best]), total: numbers.length };
  }

  private numbersWith(text: string): number[] {
    return this.having(foldWords(text).slice(0, MAX_KEYWORD_WORDS));
  }

  private toIds(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.parts.ids[number] ?? '');
  }

  phrase(words: readonly string[]): number[] {
    const [found = new Least(0)] = this.lists(1, SEARCH_MAX_MATCHES);
    for (const number of this.having(words)) found.add(number);
    return [...found.values()];
  }

  private lists(count: number, most: number): Least[] {
    return Array.from({ length: count }, () => new Least(most, this.hidden));
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

  beginning(whole: string): number[][] {
    const run = this.findRun(whole);
    const exact =
      this.parts.words[run.from] === whole
        ? this.readPosts({ from: run.from, to: run.from + 1 }).length
        : 0;
    const lists = this.lists(4, SEARCH_MAX_MATCHES);
    const [ticker, name, nameStart, wordStart] = lists;
    const posts = this.readPosts(run);
    for (let at = 0; at < posts.length; at += 1) {
      const post = posts[at] ?? 0;
      const kind = post & KIND.mask;
      let list = wordStart;
      if (kind === KIND.name) list = at < exact ? name : nameStart;
      else if (kind === KIND.ticker && at < exact) list = ticker;
      list?.add(post >>> KIND_BITS);
    }
    return inOrder(lists);
  }

  private having(words: readonly string[]): number[] {
    const runs = words
      .map((word) => this.readPosts(this.findRun(word)))
      .sort((a, b) => a.length - b.length);
    const marks = new Uint8Array(this.parts.ids.length);
    for (const number of this.hidden ?? []) marks[number] = HIDDEN;
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

  near(keyword: string): number[][] {
    const byEdits = this.lists(3, FUZZY_MAX_MATCHES);
    for (const { number, edits } of this.nearWords(keyword)) {
      for (const post of this.readPosts({ from: number, to: number + 1 }))
        if ((post & KIND.mask) !== KIND.ticker) byEdits[edits]?.add(post >>> KIND_BITS);
    }
    return inOrder(byEdits);
  }
}
