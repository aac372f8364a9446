import type { FoundProject } from './FoundProject';
import { findNumbers, type Lists, type Window, type Words } from './findNumbers';
import type { Pause } from './IndexBuilder';
import { isBefore } from './resultOrder';
import type { Matches, Searchable, TextMatches } from './searchable';
import type { SearchIndex } from './SearchIndex';

/** Projects of the changed index have negative numbers. */
const numberOfChanged = (number: number): number => -1 - number;

/** A large index and, in a small one, the projects that changed since it was built. */
export class ChangedIndex implements Lists, Searchable {
  private constructor(
    private readonly base: SearchIndex,
    private readonly changed: SearchIndex,
    /** Of each changed project: how many of the base come before it. */
    private readonly places: Uint32Array,
  ) {}

  /** @param base without the projects that changed */
  static async over(base: SearchIndex, changed: SearchIndex, pause: Pause): Promise<ChangedIndex> {
    const places = new Uint32Array(changed.size);
    for (let number = 0; number < places.length; number += 1) {
      await pause();
      places[number] = placeIn(base, changed, number);
    }
    return new ChangedIndex(base, changed, places);
  }

  get size(): number {
    return this.base.size + this.changed.size;
  }

  find(keyword: Words, { skip, take }: Window): Matches {
    const found = findNumbers(this, keyword);
    const items = found.slice(skip, skip + take).map((number) => this.resultAt(number));
    return { items, total: found.length };
  }

  exact(whole: string): FoundProject[] {
    return this.merge(this.base.exactNumbers(whole), this.changed.exactNumbers(whole)).map(
      (number) => this.resultAt(number),
    );
  }

  private resultAt(number: number): FoundProject {
    return number < 0 ? this.changed.resultAt(-1 - number) : this.base.resultAt(number);
  }

  withText(text: string, options = { folded: true }): string[] {
    const found = [this.base.withText(text, options), this.changed.withText(text, options)];
    return [...new Set(found.flat())];
  }

  /** All that changed: fewer than a list shows. */
  bestWithText(text: string, most: number): TextMatches {
    const best = this.base.bestWithText(text, most);
    const known = new Set(best.ids);
    const changed = this.changed.withText(text).filter((id) => !known.has(id));
    return { ids: [...best.ids, ...changed], total: best.total + changed.length };
  }

  beginning(whole: string): number[][] {
    return this.mergeEach(this.base.beginning(whole), this.changed.beginning(whole));
  }

  phrase(words: readonly string[]): number[] {
    return this.merge(this.base.phrase(words), this.changed.phrase(words));
  }

  near(keyword: string): number[][] {
    return this.mergeEach(this.base.near(keyword), this.changed.near(keyword));
  }

  issuerOf(number: number): string | undefined {
    return number < 0 ? this.changed.issuerOf(-1 - number) : this.base.issuerOf(number);
  }

  numberOf(id: string): number | undefined {
    const changed = this.changed.numberOf(id);
    return changed === undefined ? this.base.numberOf(id) : numberOfChanged(changed);
  }

  private mergeEach(base: number[][], changed: number[][]): number[][] {
    return base.map((list, i) => this.merge(list, changed[i] ?? []));
  }

  private merge(base: number[], changed: number[]): number[] {
    if (changed.length === 0) return base;
    const merged: number[] = [];
    let at = 0;
    for (const number of changed) {
      const place = this.places[number] ?? 0;
      for (; at < base.length && (base[at] ?? 0) < place; at += 1) merged.push(base[at] ?? 0);
      merged.push(numberOfChanged(number));
    }
    return [...merged, ...base.slice(at)];
  }
}

function placeIn(base: SearchIndex, changed: SearchIndex, number: number): number {
  const kept = changed.keptAt(number);
  let low = 0;
  let high = base.ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(base.keptAt(middle), kept)) low = middle + 1;
    else high = middle;
  }
  return low;
}
