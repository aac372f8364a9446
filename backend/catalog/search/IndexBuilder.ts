import { placeOf, type Kept } from './resultOrder';
import { KIND_BITS, SearchIndex } from './SearchIndex';
import { KIND, toSearchWords } from './searchWords';
import { TYPO_MIN, TypoTable } from './typos';

/** Awaited between short turns of work, so that the process can serve requests. */
export type Pause = () => Promise<void> | void;

/** Words are grouped by this many first letters. */
const GROUP = 2;

/** Expects projects sorted by name. */
export class IndexBuilder {
  private readonly ids: string[] = [];
  private readonly results: string[] = [];
  private readonly keys: readonly number[][] = [[], [], [], []];
  private readonly numbers: readonly number[][] = [[], [], [], []];
  /**
   * Postings by word, grouped by first letters so that sorting a million words takes short turns.
   */
  private readonly groups = new Map<string, Map<string, number[]>>();
  private readonly issuers = new Map<number, string>();
  private postings = 0;

  /**
   * @param json of a Kept
   * @param issuer id of the project of which it is a token
   */
  add(json: string, aliases: readonly string[], issuer?: string | null): void {
    const project = JSON.parse(json) as Kept;
    const number = this.results.push(json) - 1;
    if (issuer) this.issuers.set(number, issuer);
    this.ids.push(project.id);
    const [group, key] = placeOf(project);
    this.keys[group]!.push(key);
    this.numbers[group]!.push(number);
    for (const { word, kind } of toSearchWords({ ...project, aliases })) {
      const start = word.slice(0, GROUP);
      const group = this.groups.get(start) ?? new Map<string, number[]>();
      const posts = group.get(word);
      const post = (number << KIND_BITS) | kind;
      if (posts) posts.push(post);
      else this.groups.set(start, group.set(word, [post]));
      this.postings += 1;
    }
  }

  async build(pause: Pause): Promise<SearchIndex> {
    const order = await this.order(pause);
    const places = new Uint32Array(order.length);
    order.forEach((number, place) => (places[number] = place));
    const words: string[] = [];
    const starts = [0];
    const posts = new Uint32Array(this.postings);
    const single: number[] = [];
    let at = 0;
    for (const start of [...this.groups.keys()].sort()) {
      await pause();
      const group = [...(this.groups.get(start) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [word, found] of group) {
        for (const post of found)
          posts[at++] = ((places[post >>> KIND_BITS] ?? 0) << KIND_BITS) | (post & KIND.mask);
        if (word.length >= TYPO_MIN && found.some((post) => (post & KIND.mask) === KIND.word))
          single.push(words.length);
        words.push(word);
        starts.push(at);
      }
    }
    const typos = new TypoTable(single.length);
    for (const [i, number] of single.entries()) {
      if (i % 1_000 === 0) await pause();
      typos.add(words[number] ?? '', number);
    }
    const ids = Array.from(order, (number) => this.ids[number] ?? '');
    await pause();
    const results = Array.from(order, (number) => this.results[number] ?? '');
    const issuers = new Map([...this.issuers].map(([number, id]) => [places[number] ?? 0, id]));
    const ordered = { ids, results, issuers };
    return new SearchIndex({ ...ordered, words, starts, posts, typos });
  }

  /** Those of one group by key, then by number. */
  private async order(pause: Pause): Promise<Uint32Array> {
    const order = new Uint32Array(this.ids.length);
    let at = 0;
    for (const [group, numbers] of this.numbers.entries()) {
      await pause();
      for (const place of placesBy(this.keys[group]!)) order[at++] = numbers[place]!;
    }
    return order;
  }
}

/** Without a comparison of ours where keys are small whole numbers: a million take a tenth of the time. */
function placesBy(keys: readonly number[]): Iterable<number> {
  const count = keys.length;
  if (!keys.every((key) => Number.isSafeInteger((Math.abs(key) + 1) * count)))
    return [...keys.keys()].sort((a, b) => keys[a]! - keys[b]! || a - b);
  const packed = Float64Array.from(keys, (key, place) => key * count + place).sort();
  return Uint32Array.from(packed, (one) => ((one % count) + count) % count);
}
