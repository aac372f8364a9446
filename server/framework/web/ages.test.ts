import { toCacheControl } from './ages';

describe('toCacheControl', () => {
  const page = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
  it.each([
    ['a page that Next keeps', '/projects/aave', 's-maxage=60, stale-while-revalidate=86340', page],
    [
      'its data',
      '/_next/data/build/projects/aave.json',
      's-maxage=60, stale-while-revalidate=86340',
      'public, max-age=10, s-maxage=60',
    ],
    ['a page that says so itself', '/ranking', page, page],
    [
      'the data of that',
      '/_next/data/build/ranking.json?q=1',
      page,
      'public, max-age=10, s-maxage=60',
    ],
    [
      'a page for one visitor',
      '/my/settings',
      'private, no-cache, no-store, max-age=0, must-revalidate',
      'private, no-cache, no-store, max-age=0, must-revalidate',
    ],
    [
      'the data of that',
      '/_next/data/build/my/settings.json',
      'private, no-store',
      'private, no-store',
    ],
    [
      'a file of the build',
      '/_next/static/chunks/a.js',
      'public, max-age=31536000, immutable',
      'public, max-age=31536000, immutable',
    ],
    [
      'a file that a browser may keep',
      '/sitemap.xml',
      'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
      'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
    ],
  ])('of %s (%s) from %s', (_, url, given, made) => {
    expect(toCacheControl(url, given)).toBe(made);
  });
});
