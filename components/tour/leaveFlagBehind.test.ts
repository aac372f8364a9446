import { leaveFlagBehind } from './leaveFlagBehind';

describe('a page that is left takes its flag out of the history', () => {
  it.each([
    [
      '/?tour=true',
      '/projects/uniswap',
      '/',
      { url: '/home/[view]?view=ranked', as: '/', key: 'k' },
    ],
    [
      '/?tour=true&category=dex',
      '/projects/uniswap',
      '/?category=dex',
      { url: '/home/[view]?view=ranked', as: '/', key: 'k' },
    ],
    [
      '/methodology?tour=true',
      '/?tour=true',
      '/methodology',
      { url: '/home/[view]?view=ranked', as: '/', key: 'k' },
    ],
    [
      '/?tour=true',
      '/?tour=true',
      '/?tour=true',
      { url: '/home/[view]?tour=true&view=ranked', as: '/?tour=true', key: 'k' },
    ],
  ])('%s for %s', (from, to, left, state) => {
    history.replaceState(
      { url: '/home/[view]?tour=true&view=ranked', as: '/?tour=true', key: 'k' },
      '',
      from,
    );
    leaveFlagBehind(to);
    expect(`${location.pathname}${location.search}`).toBe(left);
    expect(history.state).toEqual(state);
    history.replaceState(null, '', '/');
  });
});
