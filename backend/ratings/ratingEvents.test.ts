import { listInForce, OFF_SIGNALS } from './currentMethod';
import { ratingEvents } from './ratingEvents';
import type { LatestSnapshot, NewSnapshot } from './snapshots';

const snapshot = (letter: NewSnapshot['letter'], score = 70): NewSnapshot => ({
  id: 5,
  projectId: 'vault',
  state: 'rated',
  score,
  letter,
  reason: null,
});
const last = (letter: NewSnapshot['letter'], given: Partial<LatestSnapshot> = {}) =>
  new Map([
    [
      'vault',
      {
        state: 'rated' as const,
        score: 60,
        letter,
        methodVersion: '2.0',
        inForce: listInForce(OFF_SIGNALS),
        letterBefore: letter && { letter, ratedAt: '2026-11-01T12:00:00.000Z' },
        ...given,
      },
    ],
  ]);
const types = (letter: NewSnapshot['letter'], before?: NewSnapshot['letter']) =>
  ratingEvents([snapshot(letter)], before ? last(before) : new Map()).map(({ type }) => type);

describe('events of new snapshots', () => {
  it('publish the first rating of a project, which changes no letter', () => {
    expect(types('B')).toEqual(['rating.published']);
  });

  it('say what stood before', () => {
    expect(ratingEvents([snapshot('B')], last('A', { score: 80 }))).toEqual([
      {
        type: 'rating.published',
        projectId: 'vault',
        data: { ratingId: 5, score: 70, letter: 'B', before: { score: 80, letter: 'A' } },
      },
      { type: 'letter.changed', projectId: 'vault', data: { ratingId: 5, from: 'A', to: 'B' } },
    ]);
  });

  it('change no letter for what this site has not checked in time', () => {
    const lapsed = new Set(['vault']);
    const events = ratingEvents([snapshot('B')], last('A'), OFF_SIGNALS, lapsed);
    expect(events.map(({ type }) => type)).toEqual(['rating.published']);
  });

  it('change no letter while it stays, and do when it comes or goes', () => {
    expect(types('B', 'B')).toEqual(['rating.published']);
    expect(types(null, 'B')).toContain('letter.changed');
  });

  it.each<[string, Partial<LatestSnapshot>]>([
    ['of another method', { methodVersion: '1.0' }],
    ['by other signals', { inForce: ['team'] }],
  ])('compare nothing with a rating %s', (_, given) => {
    expect(ratingEvents([snapshot('B')], last('AAA', given))).toEqual([
      {
        type: 'rating.published',
        projectId: 'vault',
        data: { ratingId: 5, score: 70, letter: 'B' },
      },
    ]);
  });

  it('call it no new letter where a method has only suspended before', () => {
    const suspended = { state: 'suspended' as const, letter: null, letterBefore: null };
    expect(ratingEvents([snapshot('B')], last(null, suspended))).toHaveLength(1);
  });

  it('leave the last letter standing while a rating is suspended', () => {
    const suspended = { ...snapshot(null), state: 'suspended' as const };
    const before = {
      state: 'suspended' as const,
      letter: null,
      letterBefore: last('B').get('vault')!.letterBefore,
    };
    expect(ratingEvents([suspended], last('B', before))).toHaveLength(1);
    expect(ratingEvents([snapshot('B')], last('B', before))).toHaveLength(1);
    expect(ratingEvents([snapshot('C')], last('B', before))[1]).toMatchObject({
      type: 'letter.changed',
      data: { from: 'B', to: 'C' },
    });
  });

  it('say once that a rating is suspended, why, and which letter of which day stands', () => {
    const suspended = { ...snapshot(null), state: 'suspended' as const, reason: 'we are late' };
    const ratedAt = '2026-11-01T12:00:00.000Z';
    expect(ratingEvents([suspended], last('B')).slice(1)).toEqual([
      {
        type: 'rating.suspended',
        projectId: 'vault',
        data: { ratingId: 5, letter: 'B', ratedAt, reason: 'we are late' },
      },
    ]);
    const unrated = { state: 'not-rated' as const, letterBefore: null };
    expect(ratingEvents([suspended], last(null, unrated))[1]).toMatchObject({
      type: 'rating.suspended',
      data: { letter: null },
    });
  });
});
