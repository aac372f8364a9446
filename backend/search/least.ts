/** The least of many numbers, each once; memory is bounded however many are given. */
export class Least {
  private kept: number[] = [];
  private bound = Infinity;

  constructor(private readonly most: number) {}

  add(value: number): void {
    if (value >= this.bound) return;
    this.kept.push(value);
    if (this.kept.length >= 4 * this.most) this.trim();
  }

  /** In ascending order. */
  values(): number[] {
    this.trim();
    return this.kept;
  }

  private trim(): void {
    this.kept = [...Float64Array.from(new Set(this.kept)).sort().subarray(0, this.most)];
    if (this.kept.length === this.most) this.bound = this.kept[this.most - 1] ?? Infinity;
  }
}
