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

/** Awaited between short turns of work, for a process that has others to serve. */
type Pause = () => Promise<void> | void;

/** Where unranked projects stand, behind every rank. */
const RATED = 2 ** 31;
const UNRATED = RATED + 1;

/** Letters by which words are grouped. */
const GROUP = 2;

/** Makes an index of projects that are given in the order of their names. */
export class IndexBuilder {
  private readonly ids: string[] = [];
  private readonly results: string[] = [];
  private readonly ranks = new Numbers();
  /** New words by their beginning: sorted group by group, a million of them take short turns. */
  private readonly groups = new Map<string, string[]>();
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
      const before = this.last.get(word);
      if (before === undefined) this.group(word);
      this.before.push(before ?? 0);
      this.last.set(word, this.posts.length);
      this.posts.push((number << POST.shift) | (typos ? POST.typos : 0) | kind);
    }
  }

  async build(pause: Pause): Promise<SearchIndex> {
    const order = await this.order(pause);
    const places = new Uint32Array(order.length);
    order.forEach((number, place) => (places[number] = place));
    await pause();
    const words: string[] = [];
    const starts = new Uint32Array(this.last.size + 1);
    const posts = new Uint32Array(this.posts.length - 1);
    const misspelled: number[] = [];
    let at = 0;
    for (const start of [...this.groups.keys()].sort()) {
      for (const word of this.groups.get(start)?.sort() ?? []) {
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
    const typos = await typosOf(words, misspelled, pause);
    const ids = Array.from(order, (number) => this.ids[number] ?? '');
    await pause();
    const results = Array.from(order, (number) => this.results[number] ?? '');
    return new SearchIndex({ ids, results, words, starts, posts, typos });
  }

  private group(word: string): void {
    const start = word.slice(0, GROUP);
    const group = this.groups.get(start);
    if (group) group.push(word);
    else this.groups.set(start, [word]);
  }

  /** Projects in the order of results. */
  private async order(pause: Pause): Promise<Uint32Array> {
    const count = this.ids.length;
    const keys = new Float64Array(count);
    for (let number = 0; number < count; number += 1)
      keys[number] = this.ranks.at(number) * count + number;
    await pause();
    keys.sort();
    await pause();
    return Uint32Array.from(keys, (key) => key % count);
  }
}

async function typosOf(
  words: readonly string[],
  numbers: readonly number[],
  pause: Pause,
): Promise<TypoTable> {
  const table = new TypoTable(numbers.length);
  for (const [i, number] of numbers.entries()) {
    table.add(words[number] ?? '', number);
    if (i % 1_000 === 0) await pause();
  }
  return table;
}
