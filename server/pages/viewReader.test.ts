import { viewReader } from './viewReader';

const toView = viewReader('build');

describe('viewReader', () => {
  it.each([
    ['/?category=dex', '/?category=dex'],
    ['/?utm_source=x&category=lending&category=dex', '/?category=dex,lending'],
    ['/?rated=yes', '/?state=rated'],
    ['/?page=2&category=dex', '/?category=dex&page=2'],
    ['/?text=%20aave%20', '/?text=aave'],
    ['/?sort=score&dir=desc', '/?sort=score'],
    ['/?sort=name&dir=desc', '/?sort=name&dir=desc'],
    ['/_next/data/build/ranking.json?letter=AA&x=1', '/_next/data/build/ranking.json?letter=AA'],
    ['/resources/blog', '/resources/blog'],
    ['/resources/blog?tag=a%20b&utm_source=x', '/resources/blog?tag=a%20b'],
    ['/_next/data/build/resources/blog.json?tag=a', '/_next/data/build/resources/blog.json?tag=a'],
  ])('spells %s as %s', (url, view) => expect(toView(url)).toBe(view));

  it.each([
    '/',
    '/?utm_source=x',
    '/?tour=true',
    '/?category=nothing',
    '/?page=1',
    '/?page=99999999',
    '/projects/aave?category=dex',
    '/_next/data/other/ranking.json?letter=AA',
    '/api/overview?page=2',
    '/resources/blog/some-article',
  ])('leaves %s alone', (url) => expect(toView(url)).toBeUndefined());
});
