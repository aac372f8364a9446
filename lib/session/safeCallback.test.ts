import { safeCallback } from './safeCallback';

const SITE = 'https://plumbline.example';

describe('where a sign-in may lead', () => {
  it.each([
    ['/', '/'],
    ['/my/watchlists', '/my/watchlists'],
    ['/?category=dex&page=2#leaderboard', '/?category=dex&page=2#leaderboard'],
    ['/projects/aave?x=%20y', '/projects/aave?x=%20y'],
    ['/projects/../my/settings', '/my/settings'],
    ['/authors', '/authors'],
    [`${SITE}/my/settings?tab=1`, '/my/settings?tab=1'],
    [SITE, '/'],
    ['/search?text=a%20b', '/search?text=a%20b'],
    [`/${'a'.repeat(511)}`, `/${'a'.repeat(511)}`],
  ])('%s is followed', (value, path) => {
    expect(safeCallback(value, SITE)).toBe(path);
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['another scheme of this site', 'http://plumbline.example/my'],
    ['another port of this site', `${SITE}:8443/my`],
    ['this site as a user name', `https://plumbline.example@evil.example/`],
    ['a user name of this site', 'https://user@plumbline.example/my'],
    ['this site as a part of a name', 'https://plumbline.example.evil.example/'],
    ['two slashes', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a slash and a backslash', '/\\evil.example'],
    ['backslashes', '\\\\evil.example'],
    ['a backslash further on', '/my\\..\\..'],
    ['two slashes behind a dot', '/.//evil.example'],
    ['two slashes behind dots', '/my/..//evil.example'],
    ['two slashes behind escaped dots', '/%2e%2e//evil.example'],
    ['one slash after the scheme', 'https:/evil.example'],
    ['no slash after the scheme', 'https:evil.example'],
    ['a byte order mark before', '\ufeff//evil.example'],
    ['a line separator within', '/\u2028/evil.example'],
    ['an escaped dot and two slashes', '/%2e//evil.example'],
    ['an escaped backslash', '/%5cevil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JavaScript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a file', 'file:///etc/passwd'],
    ['a tab within', '/\t/evil.example'],
    ['a line feed within', '/\n/evil.example'],
    ['a carriage return', '/my\r\nset-cookie:x'],
    ['an escaped line feed', '/my%0aset-cookie:x'],
    ['a space before', ' https://evil.example'],
    ['a NUL', '/my\0'],
    ['an escaped NUL', '/my%00'],
    ['an ideographic full stop', '//evil。example'],
    ['a fullwidth slash', '/／evil.example'],
    ['a word', 'my/settings'],
    ['nothing', ''],
    ['an address that does not parse', 'https://'],
    ['513 characters', `/${'a'.repeat(512)}`],
    ['an array', ['/my', '/my']],
    ['an array of one', ['/my']],
    ['undefined', undefined],
    ['null', null],
    ['a number', 1],
    ['an object', { toString: () => '/my' }],
    ['the form itself', '/auth/login'],
    ['the form by its address', `${SITE}/auth/signup?x`],
    ['a call of the session', '/api/auth/signout'],
  ])('%s ends at /', (_, value) => {
    expect(safeCallback(value, SITE)).toBe('/');
  });

  it('takes paths alone where the site does not know its own address', () => {
    expect(safeCallback('/my')).toBe('/my');
    expect(safeCallback(`${SITE}/my`)).toBe('/');
    expect(safeCallback('https://this-site.invalid/my')).toBe('/');
  });
});
