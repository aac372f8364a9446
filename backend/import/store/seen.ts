const { imul } = Math;

/** Two independent 32-bit hashes of a text (multiply and xor, as in MurmurHash), mixed at the end. */
function hash64(text: string): [number, number] {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = imul(high ^ code, 2654435761);
    low = imul(low ^ code, 1597334677);
  }
  high = imul(high ^ (high >>> 16), 2246822507) ^ imul(low ^ (low >>> 13), 3266489909);
  low = imul(low ^ (low >>> 16), 2246822507) ^ imul(high ^ (high >>> 13), 3266489909);
  return [high >>> 0, low >>> 0 || 1];
}

/**
 * Remembers a great many texts in 16 to 32 bytes each, by 64-bit hashes: what a million projects name fits in some tens of
 * megabytes. That two of four million different texts are taken for one has a chance of less than one in a million.
 */
export class SeenSet {
  private table = new Uint32Array(2 << 12);
  private count = 0;

  /** The place of the hash, or of the gap where it would go; a pair whose second half is 0 is a gap. */
  private static find(table: Uint32Array, high: number, low: number): number {
    const mask = table.length - 1;
    let at = (high << 1) & mask;
    while (table[at + 1] !== 0 && (table[at] !== high || table[at + 1] !== low))
      at = (at + 2) & mask;
    return at;
  }

  private grow(): void {
    const larger = new Uint32Array(this.table.length * 2);
    for (let at = 0; at < this.table.length; at += 2) {
      const high = this.table[at] ?? 0;
      const low = this.table[at + 1] ?? 0;
      if (low === 0) continue;
      const to = SeenSet.find(larger, high, low);
      larger[to] = high;
      larger[to + 1] = low;
    }
    this.table = larger;
  }

  has(text: string): boolean {
    const [high, low] = hash64(text);
    return this.table[SeenSet.find(this.table, high, low) + 1] !== 0;
  }

  add(text: string): void {
    if (this.count * 4 > this.table.length) this.grow();
    const [high, low] = hash64(text);
    const at = SeenSet.find(this.table, high, low);
    if (this.table[at + 1] !== 0) return;
    this.table[at] = high;
    this.table[at + 1] = low;
    this.count += 1;
  }
}
