import { scrub } from './scrub';

describe('scrubbing an error report', () => {
  it.each([
    ['Failed for jane.doe+x@example.co.uk', 'Failed for [email]'],
    ['callback jane%40example.com', 'callback [email]'],
    ['Authorization: Bearer abcdef123456', 'Authorization: [secret] [token]'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_1 end', 'jwt [token] end'],
    ['kept-as-eyJ-eyJhbGci.eyJzdWIi.abc and eyJ', 'kept-as-[token] and eyJ'],
    [`eyJ${'a1'.repeat(4_000)}.eyJzdWIi.abc`, '[token]'],
    [
      'at https://plumb.example/projects/aave?token=1&q=me#top',
      'at https://plumb.example/projects/aave?[query]',
    ],
    [
      'at f (https://plumb.example/app.js?v=3:10:15)',
      'at f (https://plumb.example/app.js?[query]:10:15)',
    ],
    ['GET /api/search-project?keyword=my%20name failed', 'GET /api/search-project?[query] failed'],
    [
      `GET /api/shared-watchlist/${'aB3-'.repeat(6).slice(2)} failed`,
      'GET /api/shared-watchlist/[key] failed',
    ],
    [`page /lists/${'k'.repeat(22)}.atom`, 'page /lists/[key].atom'],
    [
      'Page /unsubscribe/0b9a0c3e-6d2f-4a55-9a51-3f3f7d1c2b10, call x',
      'Page /unsubscribe/[key], call x',
    ],
    ['/report/PL-7K3F-9QXM and /api/reports/PL-7K3F-9QXM', '/report/[key] and /api/reports/[key]'],
    ['password="hunter22"', 'password="[secret]"'],
    ['{"token":"abc123"}', '{"token":"[secret]"}'],
    ['wallet 0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 'wallet [address]'],
    ['key 0123456789abcdef0123456789abcdef', 'key [token]'],
    ['id AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdEfGh', 'id [token]'],
    [
      'from 203.0.113.7 and 2001:db8:85a3:0:0:8a2e:370:7334, ::1, fe80::1',
      'from [ip] and [ip], [ip], [ip]',
    ],
    ['null\0byte \u001b[31mred \ud800', 'nullbyte [31mred '],
  ])('%j becomes %j', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'map')\n\tat Foo.#bar (/app/pages/index.js:10:15)\n\tat async Promise.all (index 0)",
    'What is this? Nothing. At 12:34:56 on 21 November 2026, version 1.2.3',
    'https://plumb.example/projects/aave',
    'calculate-the-very-long-and-descriptive-name-of-it',
  ])('%j is left as it is', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it.each([
    'a',
    '/',
    '?',
    '#',
    'a#',
    ':',
    'a:',
    '::',
    '-',
    'a-',
    '@',
    'a@',
    '.',
    '1.',
    '0x',
    'eyJ',
    '-eyJ',
    '-eyJ-eyJabc.',
    'key ',
    ' ',
  ])('reads a text of nothing but %j in time that grows with its length', (part) => {
    // In quadratic time this would take minutes and hit the timeout.
    expect(scrub(part.repeat(200_000))).not.toBe('');
  });
});
