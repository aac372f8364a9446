import { expect, test } from './support/test';

const PAGES = [
  '/',
  '/projects/aave',
  '/methodology',
  '/developers',
  '/resources/blog',
  '/company/about',
];
/** What structured data says the page is. */
const DATA: Readonly<Record<string, RegExp>> = {
  '/': /WebSite/,
  '/projects/aave': /aave/i,
  '/developers': /Dataset/,
};

test.describe('for machines, a page as served', { tag: '@once' }, () => {
  for (const path of PAGES)
    test(`${path} names its manifest, its icon and the feed of changes`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const hrefOf = (attribute: string) => {
        const [tag] = new RegExp(`<link [^>]*${attribute}[^>]*>`).exec(html) ?? [''];
        return /href="([^"]+)"/.exec(tag)?.[1] ?? `no link with ${attribute}`;
      };
      for (const [attribute, type] of [
        ['rel="manifest"', /json/],
        ['rel="apple-touch-icon"', /^image\/png/],
        ['type="application/atom\\+xml"', /^application\/atom\+xml/],
      ] as const) {
        const answer = await request.get(hrefOf(attribute));
        expect([attribute, answer.status()]).toEqual([attribute, 200]);
        expect(answer.headers()['content-type']).toMatch(type);
      }
    });

  for (const [path, about] of Object.entries(DATA))
    test(`${path} has structured data that parses`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const [, text = ''] =
        /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' });
      expect(text).toMatch(about);
    });
});
