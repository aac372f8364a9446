import { BEACONS_TOO, isOwnPage } from './ownPage';

const SITE = 'https://plumbline.example';
const asks = (headers: Record<string, string>) =>
  isOwnPage({ headers: { host: 'plumbline.example', ...headers } }, SITE);

describe('isOwnPage', () => {
  it.each([
    ['a script of our page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    [
      'a script of our page that posts',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', origin: SITE },
      true,
    ],
    ['an older browser that names our origin', { origin: SITE }, true],
    [
      'a link somebody clicked',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      false,
    ],
    [
      'an image on our page',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
      false,
    ],
    [
      'an address typed into the bar',
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
      false,
    ],
    [
      'another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://evil.example' },
      false,
    ],
    [
      'a sister subdomain',
      {
        'sec-fetch-site': 'same-site',
        'sec-fetch-mode': 'cors',
        origin: 'https://x.plumbline.example',
      },
      false,
    ],
    ['another site in an older browser', { origin: 'https://evil.example' }, false],
    ['a hidden origin', { origin: 'null' }, false],
    ['our site with another scheme’s port', { origin: 'https://plumbline.example:8443' }, false],
    ['no browser at all', {}, false],
  ])('%s', (_, headers, expected) => {
    expect(asks(headers as unknown as Record<string, string>)).toBe(expected);
  });

  it.each([
    [
      'a beacon of our page',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', origin: SITE },
      true,
    ],
    ['a script of our page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    [
      'a link somebody clicked',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      false,
    ],
    [
      'another site\u2019s beacon',
      {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'no-cors',
        origin: 'https://evil.example',
      },
      false,
    ],
    [
      'a sister subdomain\u2019s',
      {
        'sec-fetch-site': 'same-site',
        'sec-fetch-mode': 'no-cors',
        origin: 'https://x.plumbline.example',
      },
      false,
    ],
  ])('where beacons are taken: %s', (_, headers, expected) => {
    expect(
      isOwnPage({ headers: { host: 'plumbline.example', ...headers } as never }, SITE, BEACONS_TOO),
    ).toBe(expected);
  });
});
