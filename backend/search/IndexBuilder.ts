import type { SearchResult } from '../../contracts/projects';
import { POST, SearchIndex } from './SearchIndex';
import { searchWordsOf } from './searchWords';
import { TypoTable } from './typos';

/** Numbers, one after the other, in a typed array that grows. */
class Numbers {
  private values = new Uint32Array(1_024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new Uint32Array(2 * this.length);
      wider.set(this.values);
      this.values = wider;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
  at(index: number): number {
    return this.values[index] ?? 0;
  }
}

/** Where unranked projects stand, behind every rank. */
const RATED = 2 ** 31;
const UNRATED = RATED + 1;

/** Words sort in groups of one beginning, so that a million of them can be sorted in short turns. */
const GROUP = 2;

/** Makes an index of projects that are given in the order of their names. */
export class IndexBuilder {
  private readonly ids: string[] = [];
  private readonly results: string[] = [];
  private readonly ranks = new Numbers();
  /** The last posting of each word; each leads to the one before. */
  private readonly last = new Map<string, number>();
  private readonly posts = new Numbers();
  private readonly before = new Numbers();

  constructor() {
    this.posts.push(0);
    this.before.push(0);
  }

  /** @param json a SearchResult as JSON */
  add(json: string, aliases: readonly string[]): void {
    const project = JSON.parse(json) as SearchResult;
    const number = this.ids.push(project.id) - 1;
    this.results.push(json);
    this.ranks.push(project.rank ?? (project.letter === null ? UNRATED : RATED));
    for (const { word, kind, typos } of searchWordsOf({ ...project, aliases })) {
      this.before.push(this.last.get(word) ?? 0);
      this.last.set(word, this.posts.length);
      this.posts.push((number << POST.shift) | (typos ? POST.typos : 0) | kind);
    }
  }

  /** @param pause is awaited between short turns of work, for a process that has others to serve. */
  async build(pause: () => Promise<void> | void): Promise<SearchIndex> {
    const { order, places } = this.order();
    const words: string[] = [];
    const starts = new Uint32Array(this.last.size + 1);
    const posts = new Uint32Array(this.posts.length - 1);
    const misspelled: number[] = [];
    let at = 0;
    for (const group of this.groups()) {
      for (const word of group.sort()) {
        let bits = 0;
        for (let from = this.last.get(word) ?? 0; from > 0; from = this.before.at(from)) {
          const post = this.posts.at(from);
          bits |= post;
          posts[at] = ((places[post >>> POST.shift] ?? 0) << POST.shift) | (post & POST.kind);
          at += 1;
        }
        if (bits & POST.typos) misspelled.push(words.length);
        starts[words.push(word)] = at;
      }
      await pause();
    }
    return new SearchIndex({
      ids: order.map((number) => this.ids[number] ?? ''),
      results: order.map((number) => this.results[number] ?? ''),
      words,
      starts,
      posts,
      typos: await typosOf(words, misspelled, pause),
    });
  }

  /** Groups of words in the order of words, each still to be sorted. */
  private groups(): string[][] {
    const groups = new Map<string, string[]>();
    for (const word of this.last.keys()) {
      const start = word.slice(0, GROUP);
      const group = groups.get(start);
      if (group) group.push(word);
      else groups.set(start, [word]);
    }
    return [...groups.keys()].sort().map((start) => groups.get(start) ?? []);
  }

  /** Projects in the order of results, and the place of each in it. */
  private order(): { order: number[]; places: Uint32Array } {
    const count = this.ids.length;
    const keys = Float64Array.from(this.ids, (_, number) => this.ranks.at(number) * count + number);
    const order = Array.from(keys.sort(), (key) => key % count);
    const places = new Uint32Array(count);
    order.forEach((number, place) => (places[number] = place));
    return { order, places };
  }
}

async function typosOf(
  words: readonly string[],
  numbers: readonly number[],
  pause: () => Promise<void> | void,
): Promise<TypoTable> {
  const table = new TypoTable(numbers.length);
  for (const [i, number] of numbers.entries()) {
    table.add(words[number] ?? '', number);
    if (i % 1_000 === 0) await pause();
  }
  return table;
}
