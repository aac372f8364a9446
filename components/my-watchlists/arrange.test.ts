import { CORE, makeRow } from '@/testing/watchlists/TestAccount';
import { arrange, moved } from './arrange';
import { listChanges } from './changes';
import { leftOver, pickedIds } from './picks';
import { parseView, sortHref, viewHref } from './query';

const since = (moved: number | null, given = {}) => ({
  at: '2026-11-01T00:00:00.000Z',
  state: 'rated' as const,
  score: 77,
  possible: 90,
  letter: 'A' as const,
  moved,
  ...given,
});
const aave = makeRow('aave', { score: 94, letter: 'AAA', note: 'core' });
const curve = makeRow('curve', { score: 74, sinceVisit: since(-3.2) });
const nova = makeRow('nova', { state: 'not-rated', score: 12, letter: null });
const rows = [curve, nova, aave];
const ALL = { text: '', only: 'all' } as const;
const idsOf = (some: { id: string }[]) => some.map(({ id }) => id);

describe('the order of a table', () => {
  it('is that of the list, unless another is asked for; what has no value comes last', () => {
    expect(idsOf(arrange(rows, { sort: 'order', dir: 'asc' }, ALL))).toEqual([
      'curve',
      'nova',
      'aave',
    ]);
    expect(idsOf(arrange(rows, { sort: 'order', dir: 'desc' }, ALL))).toEqual([
      'aave',
      'nova',
      'curve',
    ]);
    expect(idsOf(arrange(rows, { sort: 'score', dir: 'desc' }, ALL))).toEqual([
      'aave',
      'curve',
      'nova',
    ]);
    expect(idsOf(arrange(rows, { sort: 'score', dir: 'asc' }, ALL))).toEqual([
      'curve',
      'aave',
      'nova',
    ]);
  });

  it('holds what the filter finds: by name, ticker or note, or by what changed', () => {
    const find = (text: string) => idsOf(arrange(rows, parseView({}), { ...ALL, text }));
    expect(find('CUR')).toEqual(['curve']);
    expect(find('core')).toEqual(['aave']);
    const only = (kind: 'changed' | 'noted') =>
      idsOf(arrange(rows, parseView({}), { text: '', only: kind }));
    expect(only('changed')).toEqual(['curve']);
    expect(only('noted')).toEqual(['aave']);
  });

  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('changes by a move from %i to %i', (from, to, after) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(after);
  });
});

describe('the address', () => {
  it('names only what differs from the default', () => {
    expect(viewHref(parseView({}))).toBe('/my/watchlists');
    const view = parseView({ list: CORE, sort: 'score', columns: 'delay,nothing,audits' });
    expect(viewHref(view)).toBe(`/my/watchlists?list=${CORE}&sort=score&columns=delay,audits`);
    expect(viewHref(parseView({ sort: 'score' }))).toBe('/my/watchlists?sort=score');
  });

  it('turns the order round when it is the same again', () => {
    const view = parseView({ sort: 'score' });
    expect(sortHref(view, 'score')).toBe('/my/watchlists?sort=score&dir=asc');
    expect(sortHref(view, 'name')).toBe('/my/watchlists?sort=name');
  });

  it('with words that it does not know means the default', () => {
    expect(parseView({ sort: 'luck', dir: 'up', columns: 'x', list: ['a', 'b'] })).toEqual({
      list: 'a',
      sort: 'order',
      dir: 'asc',
      columns: [],
    });
  });
});

describe('what changed since the last visit', () => {
  it('is said in words, the largest first', () => {
    const texts = listChanges([
      makeRow('lido', { score: 90, sinceVisit: since(1.1, { score: 88.9 }) }),
      curve,
      makeRow('maker', { letter: 'AA', score: 77.9, sinceVisit: since(0.9) }),
      makeRow('nova', { state: 'suspended', letter: null, sinceVisit: since(null) }),
    ]).map(({ text }) => text);
    expect(texts).toEqual([
      'Nova is now suspended.',
      'Curve moved from 77 to 74.',
      'Lido moved from 88 to 90.',
      'Maker went from A to AA.',
    ]);
  });

  it('is nothing before the second visit, and where the shown score is the same', () => {
    expect(listChanges([aave, makeRow('lido', { score: 77.4, sinceVisit: since(0.4) })])).toEqual(
      [],
    );
  });
});

describe('a pasted list', () => {
  const project = { id: 'aave', name: 'Aave', ticker: 'AAVE', logo: null };
  const match = {
    found: [{ text: 'aave', project }],
    unclear: [
      { text: 'uni', candidates: [project] },
      { text: 'link', candidates: [project] },
    ],
    unknown: ['nothing'],
  };

  it('adds what was picked, each once and not again', () => {
    const picks = { aave: 'aave', uni: 'uniswap', link: '', same: 'uniswap' };
    expect(pickedIds(picks, new Set(['aave']))).toEqual(['uniswap']);
  });

  it('leaves what added nothing', () => {
    expect(leftOver(match, { aave: '', uni: 'uniswap', link: '' })).toBe('link\nnothing');
  });
});
