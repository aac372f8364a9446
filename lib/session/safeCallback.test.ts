import { safeCallback } from './safeCallback';

const SITE = 'https://plumbline.example';

describe('where to go after signing in', () => {
  it.each([
    ['/', '/'], ['/my/watchlists', '/my/watchlists'], ['/projects/aave?x=1&y=2#signals', '/projects/aave?x=1&y=2#signals'], [`${SITE}/my/settings`, '/my/settings'],
    [SITE, '/'], ['/a/../b', '/b'], ['/search?text=a%20b', '/search?text=a%20b'],
  ])('%j is %j', (value, path) => expect(safeCallback(value, SITE)).toBe(path));

  it.each([
    '//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example', 'https:evil.example', 'https:/evil.example', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)',
    'data:text/html,x', 'evil.example', '', ' ', '\t//evil.example', '/\t/evil.example', '/\n/evil.example', '%00', '/%00', '/%0d%0aSet-Cookie:a', '/%5cevil.example',
    'https://plumbline.example.evil.example/', 'https://plumbline.example@evil.example/', 'https://plumbline.example:8443/', 'http://plumbline.example/',
    '/\u2028/evil.example', '\u3002evil', '\ufeff//evil.example', `/${'a'.repeat(512)}`, null, undefined, 7, {}, ['/my/watchlists'], ['//evil.example'],
  ])('%j is the home page', (value) => expect(safeCallback(value, SITE)).toBe('/'));

  it.each(['/..//evil.example', '/.//evil.example', '/a/..//evil.example', '/%2e%2e//evil.example'])('%j stays on this site however it is resolved', (value) => {
    expect(new URL(safeCallback(value, SITE), SITE).origin).toBe(SITE);
  });
});
