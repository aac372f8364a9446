import type { Build } from './buildManifests';
import { keptRoutes } from './keptRoutes';

const dynamic = (page: string, regex: string) => ({ page, regex });
/** What of the build's manifests decides. */
const build = {
  buildId: 'build-1',
  routes: {
    staticRoutes: [dynamic('/resources/blog', '^/resources/blog(?:/)?$')],
    dynamicRoutes: [
      dynamic('/api/projects/[id]', '^/api/projects/([^/]+?)(?:/)?$'),
      dynamic('/home/[view]', '^/home/([^/]+?)(?:/)?$'),
      dynamic('/projects/[id]', '^/projects/([^/]+?)(?:/)?$'),
      dynamic('/resources/[[...path]]', '^/resources(?:/(.+?))?(?:/)?$'),
    ],
    rewrites: {
      beforeFiles: [
        { regex: '^/(?:/)?$', has: [{ type: 'query', key: 'sort' }], destination: '/ranking' },
        { regex: '^/(?:/)?$', destination: '/home/ranked' },
      ],
    },
  },
  prerendered: {
    dynamicRoutes: { '/home/[view]': {}, '/projects/[id]': {}, '/resources/[[...path]]': {} },
  },
};
const toAddress = keptRoutes(build as unknown as Build);

describe('keptRoutes', () => {
  it.each([
    ['/', '/home/ranked'],
    ['/?utm_source=letter', '/home/ranked'],
    ['/home/ranked', '/home/ranked'],
    ['/projects/aave', '/projects/aave'],
    ['/projects/aave?id=other', '/projects/aave'],
    ['/resources', '/resources'],
  ])('leads %s to the page %s', (url, page) => {
    expect(toAddress(url)).toEqual({ entry: page, path: page });
  });

  it("maps the address of a page's data to the page, without the query", () => {
    expect(toAddress('/_next/data/build-1/projects/aave.json?id=aave')).toEqual({
      entry: '/projects/aave',
      path: '/_next/data/build-1/projects/aave.json',
    });
  });

  it.each([
    ['a view by query', '/?sort=name'],
    ['the same without a value', '/?sort='],
    ['a page made at each request', '/resources/blog'],
    ['the API', '/api/projects/aave'],
    ['a slash at the end', '/projects/aave/'],
    ['two slashes', '//projects/aave'],
    ['an escape', '/projects/%61ave'],
    ['one that nobody can decode', '/projects/%E0%A4%A'],
    ['parts that lead up', '/projects/../api'],
    ['the data of a page made at each request', '/_next/data/build-1/resources/blog.json'],
    ['the data of another build', '/_next/data/build-2/projects/aave.json'],
    ['the data of no page', '/_next/data/build-1/index.json'],
    ['a whole address', 'http://other.example/projects/aave'],
    ['an asterisk', '*'],
  ])('leaves to Next: %s', (_, url) => {
    expect(toAddress(url)).toBeUndefined();
  });
});
