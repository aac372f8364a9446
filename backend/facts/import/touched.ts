/** From this many projects on, we refresh everything at once. */
export const TOUCHED_LIMIT = 20_000;

export class Touched {
  private readonly ids = new Set<string>();
  private all = false;

  constructor(private readonly limit: number = TOUCHED_LIMIT) {}

  add(ids: readonly string[]): void {
    if (this.all) return;
    ids.forEach((id) => this.ids.add(id));
    if (this.ids.size > this.limit) this.addAll();
  }

  addAll(): void {
    this.all = true;
    this.ids.clear();
  }

  get value(): readonly string[] | 'all' {
    return this.all ? 'all' : [...this.ids];
  }
}
