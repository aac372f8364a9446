import type { Flow, FlowHop } from './flow';
import { layoutFlow, WIDTH } from './layoutFlow';
import { RONIN_FLOW } from './roninFlow';

const hop = (to: string, usd: number | null): FlowHop => ({
  from: 'b',
  to,
  usd,
  amount: '',
  text: '',
  sources: [],
});
const makeFlow = (...hops: FlowHop[]): Flow => ({ title: '', description: '', points: [], hops });

describe('the drawing of a flow', () => {
  it('gives every strand the width of its amount on the scale of the trunk', () => {
    const { trunk, rest, strands } = layoutFlow(
      makeFlow({ ...hop('b', 100), from: 'a' }, hop('c', 50), hop('d', 25)),
    );
    expect(strands.map(({ width }) => width)).toEqual([trunk.width / 2, trunk.width / 4]);
    expect(rest.width).toBeCloseTo(trunk.width / 4 - 2, 5);
  });

  it.each([
    [1, false],
    [null, true],
  ])('shows %s as a thin line, broken: %s', (usd, open) => {
    expect(layoutFlow(makeFlow(hop('b', 100), hop('c', usd))).strands).toMatchObject([
      { width: 2, open },
    ]);
  });

  it('never lets the rest be negative, even if statements overlap', () => {
    expect(layoutFlow(makeFlow(hop('b', 100), hop('c', 90), hop('d', 90))).rest.width).toBe(0);
  });

  it('has a row for each strand, from the top down, and ends below the last', () => {
    const { strands, height } = layoutFlow(RONIN_FLOW);
    expect(strands.map(({ hop: { to } }) => to)).toEqual([
      'tornado',
      'blender',
      'sinbad',
      'okokrim',
    ]);
    for (let index = 1; index < strands.length; index += 1)
      expect(strands[index]!.y - strands[index - 1]!.y).toBeGreaterThan(40);
    expect(height).toBeGreaterThan(strands.at(-1)!.y + 20);
    expect(layoutFlow(RONIN_FLOW).labelX).toBeLessThan(WIDTH / 2);
  });

  it('is empty without hops', () => {
    expect(layoutFlow(makeFlow()).strands).toEqual([]);
  });
});

describe('the published flow', () => {
  it('names every point of its hops, and sources for each hop, at least one with a date', () => {
    const points = new Set(RONIN_FLOW.points.map(({ id }) => id));
    for (const { from, to, sources } of RONIN_FLOW.hops) {
      expect([...points]).toEqual(expect.arrayContaining([from, to]));
      expect(sources.some(({ date }) => date !== null)).toBe(true);
      for (const { url, date } of sources)
        expect([url, date ?? '2024-01-01']).toEqual([
          expect.stringMatching(/^https:\/\//),
          expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        ]);
    }
  });
});
