import { SeenSet } from './seen';

describe('SeenSet', () => {
  it('knows what was added, and nothing else, among a hundred thousand alike texts', () => {
    const seen = new SeenSet();
    const text = (n: number) => `eip155:1/erc20:0x${n.toString(16).padStart(40, '0')}`;
    const repeated = Array.from({ length: 100_000 }, (_, n) => n).filter((n) => {
      const known = seen.has(text(n));
      seen.add(text(n));
      return known;
    });
    expect(repeated).toEqual([]);
    expect(Array.from({ length: 1_000 }, (_, n) => seen.has(text(n * 97))).every(Boolean)).toBe(
      true,
    );
    expect(seen.has('')).toBe(false);
  });
});
