import keys from '@/contracts/ratings/leaderboardKeys.json';
import { parseLeaderboardQuery } from '@/server/pages/parseQuery';
import { DEFAULT_QUERY, leaderboardHref, sortHref, type LeaderboardQuery } from './query';

const query = (change: Partial<LeaderboardQuery>): LeaderboardQuery => ({
  ...DEFAULT_QUERY,
  ...change,
});

describe('the address of a view', () => {
  it.each([
    ['the default view', query({}), '/#leaderboard'],
    ['a category', query({ category: 'dex' }), '/?category=dex#leaderboard'],
    [
      'a column that starts downwards',
      query({ sort: 'score', dir: 'desc' }),
      '/?sort=score#leaderboard',
    ],
    [
      'the other direction',
      query({ sort: 'score', dir: 'asc' }),
      '/?sort=score&dir=asc#leaderboard',
    ],
    [
      'everything',
      query({
        category: 'dex',
        chain: 'eip155:1',
        letter: 'AA',
        audited: '365',
        bounty: 'yes',
        incident: 'no',
        state: 'rated,suspended',
        text: 'a b',
      }),
      '/?category=dex&chain=eip155%3A1&letter=AA&audited=365&bounty=yes&incident=no&state=rated,suspended&text=a+b#leaderboard',
    ],
  ])('%s', (_, view, expected) => {
    expect(leaderboardHref(view)).toBe(expected);
  });

  it('goes to page 1 when a filter or the order changes, and keeps the rest', () => {
    const third = query({ category: 'dex', page: 3 });
    expect(leaderboardHref(third, { page: 4 })).toBe('/?category=dex&page=4#leaderboard');
    expect(leaderboardHref(third, { letter: 'AA' })).toBe('/?category=dex&letter=AA#leaderboard');
    expect(sortHref(third, 'audits')).toBe('/?category=dex&sort=audits#leaderboard');
  });

  it('reverses a column at the second click', () => {
    expect(sortHref(query({}), 'rank')).toBe('/?dir=desc#leaderboard');
    expect(sortHref(query({ dir: 'desc' }), 'rank')).toBe('/#leaderboard');
  });
});

describe('reading an address', () => {
  it.each<[string, Record<string, string | string[]>, Partial<LeaderboardQuery>]>([
    ['nothing', {}, {}],
    [
      'a view',
      { category: 'lending', sort: 'audits', page: '2' },
      { category: 'lending', sort: 'audits', dir: 'desc', page: 2 },
    ],
    [
      'values that make no sense are left out',
      { category: 'x', letter: 'Z', sort: 'drop table', dir: 'up', page: '-1', audited: '0' },
      {},
    ],
    [
      'several values, as boxes of a form or joined, in one order',
      { letter: ['BB', 'AA', 'AA'], state: 'suspended,rated', category: 'x,dex' },
      { letter: 'AA,BB', state: 'rated,suspended', category: 'dex' },
    ],
    ['the first of two', { bounty: ['yes', 'no'] }, { bounty: 'yes' }],
    [
      'columns in the order of the table',
      { columns: ['bounty', 'code'] },
      { columns: 'code,bounty' },
    ],
    ['the default columns as none', { columns: 'reward,delay,holder,losses,audited' }, {}],
    ['rated=yes of before method 2.0', { rated: 'yes' }, { state: 'rated' }],
    ['rated=no of before', { rated: 'no' }, { state: 'not-rated,suspended' }],
    ['sort=coverage of before', { sort: 'coverage' }, { sort: 'known', dir: 'desc' }],
    ['unknown parameters are ignored', { tour: 'true', utm_source: 'x' }, {}],
  ])('%s', (_, raw, expected) => {
    expect(parseLeaderboardQuery(raw)).toEqual(query(expected));
  });

  it('reads back what leaderboardHref wrote', () => {
    const view = query({
      category: 'dex',
      chain: 'eip155:1',
      bounty: 'no',
      text: 'a&b=c',
      sort: 'known',
      columns: 'possible,bounty',
      dir: 'asc',
      page: 7,
    });
    const written = new URL(leaderboardHref(view, { page: view.page }), 'http://site').searchParams;
    expect(parseLeaderboardQuery(Object.fromEntries(written))).toEqual(view);
  });
});

it('reads every key of the one list', () => {
  expect(parseLeaderboardQuery({ ...keys.filters, ...keys.order })).toEqual({
    ...keys.filters,
    ...keys.order,
    page: Number(keys.order.page),
  });
});
