const { imul } = Math;

/** Two independent 32-bit hashes, in the manner of MurmurHash. */
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
 * Keeps 64-bit hashes, 16 to 32 bytes per text. A collision among four million texts has a chance
 * below one in a million.
 */
export class SeenSet {
  private table = new Uint32Array(2 << 12);
  private count = 0;

  /** The slot of the hash, or the gap for it; a zero second half marks a gap. */
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
