import type { FoundProject } from './FoundProject';
import { findNumbers, type Lists, type Window, type Words } from './findNumbers';
import { foldWords } from './fold';
import { Least } from './least';
import { FUZZY_MAX_MATCHES, MAX_KEYWORD_WORDS, NEAR_WORDS, SEARCH_MAX_MATCHES } from './limits';
import type { Matches, Searchable, TextMatches } from './searchable';
import type { Kept } from './resultOrder';
import { KIND } from './searchWords';
import { editDistance, editsAllowed, type TypoTable } from './typos';

/** Posting = project number << KIND_BITS | kind. */
export const KIND_BITS = 2;

export interface IndexParts {
  /** Project ids by number, in the order of results (resultOrder.ts). */
  ids: readonly string[];
  /** As JSON: half the memory of objects, and no work for the garbage collector. */
  results: readonly string[];
  /** Unique, sorted by code unit. */
  words: readonly string[];
  /** Offset of each word's postings, plus a final end offset. */
  starts: readonly number[];
  posts: Uint32Array;
  typos: TypoTable;
  /** Ids of issuers by number of their tokens. */
  issuers: ReadonlyMap<number, string>;
}

interface Run {
  from: number;
  to: number;
}

const inOrder = (all: readonly Least[]): number[][] => all.map((list) => [...list.values()]);

/** Set in `marks` for a hidden project; more than a keyword has words. */
const HIDDEN = 255;

/** Immutable: a change in the store builds a new index. */
export class SearchIndex implements Lists, Searchable {
  /** Of issuers that were asked for; −1 for one that is not here. */
  private readonly numbers = new Map<string, number>();

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

  keptAt(number: number): Kept {
    return JSON.parse(this.parts.results[number] ?? '') as Kept;
  }

  resultAt(number: number): FoundProject {
    const { place: _place, value: _value, score: _score, ...result } = this.keptAt(number);
    return { logo: null, letter: null, ...result };
  }

  find(keyword: Words, { skip, take }: Window): Matches {
    const found = findNumbers(this, keyword);
    const items = found.slice(skip, skip + take).map((number) => this.resultAt(number));
    return { items, total: found.length };
  }

  issuerOf(number: number): string | undefined {
    return this.parts.issuers.get(number);
  }

  numberOf(id: string): number | undefined {
    const known = this.numbers.get(id) ?? this.parts.ids.indexOf(id);
    this.numbers.set(id, known);
    return known < 0 || this.hidden?.has(known) ? undefined : known;
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
  withText(text: string, { folded } = { folded: true }): string[] {
    const numbers = this.numbersWith(text);
    if (!folded) return this.toIds(numbers);
    const { own, issuers } = this.apart(numbers);
    return [...new Set([...this.toIds(own), ...issuers])];
  }

  /** Numbers that stand for themselves, and the issuers of the others. */
  private apart(numbers: readonly number[]): { own: number[]; issuers: string[] } {
    const issuers = new Set(numbers.flatMap((number) => this.issuerOf(number) ?? []));
    return {
      own: numbers.filter((number) => this.issuerOf(number) === undefined),
      issuers: [...issuers],
    };
  }

  /** The first in the order of results. */
  bestWithText(text: string, most: number): TextMatches {
    const { own, issuers } = this.apart(this.numbersWith(text));
    const best = [...Uint32Array.from(own).sort().slice(0, most)];
    const known = new Set(own);
    const more = issuers.filter((id) => !known.has(this.numberOf(id) ?? -1));
    return { ids: [...this.toIds(best), ...more], total: own.length + more.length };
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
