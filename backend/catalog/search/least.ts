/** The smallest distinct numbers of a stream, in bounded memory. */
export class Least {
  private readonly kept: Uint32Array;
  private count = 0;
  private bound = Infinity;

  constructor(
    private readonly most: number,
    private readonly without?: ReadonlySet<number>,
  ) {
    this.kept = new Uint32Array(4 * most);
  }

  add(value: number): void {
    if (value >= this.bound || this.without?.has(value)) return;
    this.kept[this.count] = value;
    this.count += 1;
    if (this.count === this.kept.length) this.trim();
  }

  values(): Uint32Array {
    this.trim();
    return this.kept.subarray(0, this.count);
  }

  private trim(): void {
    const { kept, most } = this;
    kept.subarray(0, this.count).sort();
    let distinct = 0;
    for (let at = 0; at < this.count && distinct < most; at += 1) {
      if (distinct > 0 && kept[at] === kept[distinct - 1]) continue;
      kept[distinct] = kept[at] ?? 0;
      distinct += 1;
    }
    this.count = distinct;
    if (distinct === most) this.bound = kept[most - 1] ?? 0;
  }
}
