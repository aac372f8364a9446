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
  test('names its manifest, its icon and the feed of changes', async ({ request }) => {
    for (const path of PAGES) {
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
        expect([path, attribute, answer.status()]).toEqual([path, attribute, 200]);
        expect(answer.headers()['content-type']).toMatch(type);
      }
    }
  });

  test('has structured data that parses', async ({ request }) => {
    for (const [path, about] of Object.entries(DATA)) {
      const html = await (await request.get(path)).text();
      const [, text = ''] =
        /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(text), path).toMatchObject({ '@context': 'https://schema.org' });
      expect(text).toMatch(about);
    }
  });

  test('the sitemap names the pages, the projects, and the articles with their days', async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const address of [
      '/projects/uniswap',
      '/methodology',
      '/products/security-audit',
      '/products/skynet',
      '/products/skytrace',
      '/products/pentest',
      '/company/about',
      '/company/careers',
      '/company/disclaimer',
      '/company/cookie-policy',
      '/company/terms-and-conditions',
      '/company/privacy-policy',
    ])
      expect(sitemap).toContain(`${address}</loc>`);
    expect(sitemap).toMatch(/how-to-run-this-site<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
    expect(await (await request.get('/robots.txt')).text()).toMatch(
      /Sitemap: http.*\/sitemap\.xml/,
    );
  });
});
