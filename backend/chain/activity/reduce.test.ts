import { reduce, type Count } from './reduce';
import type { SeenBlock } from './types';

const pick = (n: number, of: number) => `0x${(n * 7919) % of}`;
const blocks = Array.from({ length: 60 }, (_, n): SeenBlock => {
  const call = { tx: `${n}`, position: n, from: pick(n, 5), to: pick(n, 2), selector: pick(n, 3) };
  return {
    ...{ number: n, hash: '', at: Date.parse('2026-11-20') / 1_000 + n * 3_600 },
    calls: n % 4 === 0 ? [] : [{ ...call, failed: n % 5 === 0 }],
    logs: [{ tx: `${n}`, position: 0, from: null, address: pick(n, 2), topic: pick(n, 4) }],
  };
});

function sums(parts: readonly Count[]): string[] {
  const all = new Map<string, { n: number; failed: number; lastAt: number }>();
  for (const { contract, kind, day, key, n, failed, lastAt } of parts) {
    const id = [contract, kind, day, key].join(' ');
    const before = all.get(id) ?? { n: 0, failed: 0, lastAt: 0 };
    all.set(id, {
      ...{ n: before.n + n, failed: before.failed + failed },
      lastAt: Math.max(before.lastAt, lastAt),
    });
  }
  return [...all].map(([id, sum]) => `${id}: ${JSON.stringify(sum)}`).sort();
}

describe('blocks to counts', () => {
  it('give the same sums however they are split', () => {
    const whole = sums(reduce(blocks));
    expect(whole.length).toBeGreaterThan(20);
    for (let width = 1; width < blocks.length; width += 1) {
      const parts = Array.from({ length: Math.ceil(blocks.length / width) }, (_, n) =>
        reduce(blocks.slice(n * width, (n + 1) * width)),
      );
      expect(sums(parts.flat())).toEqual(whole);
    }
  });

  it('are of the day of their block, failed ones counted and marked', () => {
    const [{ at } = { at: 0 }] = blocks;
    const calls = [0, 1].map((n) => ({
      ...{ tx: '', position: n, from: '0xa', to: '0xc', selector: '0x1', failed: n === 1 },
    }));
    const counts = reduce([{ number: 1, hash: '', at, calls, logs: [] }]);
    expect(counts).toEqual([
      {
        contract: '0xc',
        kind: 'caller',
        day: '2026-11-20',
        key: '0xa',
        n: 2,
        failed: 1,
        lastAt: at,
      },
      {
        contract: '0xc',
        kind: 'function',
        day: '2026-11-20',
        key: '0x1',
        n: 2,
        failed: 1,
        lastAt: at,
      },
    ]);
  });
});
