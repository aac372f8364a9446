import type { Build } from './buildManifests';
import { needsBackend } from './needsBackend';

const page = (regex: string) => ({ regex });
const isHeldUp = needsBackend({
  routes: {
    rewrites: { beforeFiles: [page('^/(?:/)?$')] },
    staticRoutes: [page('^/robots\\.txt(?:/)?$'), page('^/status(?:/)?$')],
    dynamicRoutes: [page('^/auth/([^/]+?)(?:/)?$'), page('^/projects/([^/]+?)(?:/)?$')],
  },
} as unknown as Build);

describe('needsBackend', () => {
  it.each(['/', '/?sort=name', '/status', '/projects/aave', '/_next/data/b/projects/aave.json'])(
    '%s: yes',
    (url) => expect(isHeldUp(url)).toBe(true),
  );

  it.each([
    '/robots.txt',
    '/.well-known/security.txt',
    '/auth/login?callbackUrl=/projects/aave',
    '/company/privacy-policy',
    '/resources',
    '/resources/blog?page=2',
    '/no-such-page',
    '/_next/static/gone.js',
  ])('%s: no', (url) => expect(isHeldUp(url)).toBe(false));
});
