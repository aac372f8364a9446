import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ArticleSummary } from '@/lib/articles/articles';
import { listArticles } from './articleStore';
import { buildFeed, sendFeed } from './sendFeed';

const SITE = 'https://plumbline.example';
const article = (change: Partial<ArticleSummary>): ArticleSummary => ({
  slug: 'a',
  title: 'A',
  description: 'About a.',
  date: '2026-11-21',
  author: 'Plumbline',
  tags: ['method'],
  method: null,
  minutes: 3,
  ...change,
});
const TWO = [
  article({ slug: 'b', title: 'Keys & <locks>', tags: ['keys', 'audits'] }),
  article({ date: '2026-01-02', title: 'Ends ]]> here' }),
];

const read = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, text]) =>
    text!
      .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  );

/** A wrong order leaves some too. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  const markup = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replace(/<\?[\s\S]*?\?>/g, '');
  for (const [, closes, name, empty] of markup.matchAll(/<(\/)?([\w:]+)[^>]*?(\/)?>/g)) {
    if (closes && open.at(-1) === name) open.pop();
    else if (!empty) open.push(name!);
  }
  return open;
}

describe('the feed', () => {
  it('is RSS 2.0 that names itself, and every article by an absolute address', async () => {
    const xml = await buildFeed(TWO, SITE);
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/i);
    expect(xml).toContain(
      '<atom:link href="https://plumbline.example/resources/blog/rss.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(read(xml, 'link')).toEqual([
      `${SITE}/resources/blog`,
      `${SITE}/resources/blog/b`,
      `${SITE}/resources/blog/a`,
    ]);
    expect(read(xml, 'guid')).toEqual([`${SITE}/resources/blog/b`, `${SITE}/resources/blog/a`]);
    expect(read(xml, 'title')).toEqual(['Plumbline', 'Keys & <locks>', 'Ends ]]> here']);
    expect(read(xml, 'pubDate')).toEqual([
      'Sat, 21 Nov 2026 00:00:00 GMT',
      'Fri, 02 Jan 2026 00:00:00 GMT',
    ]);
    expect(read(xml, 'lastBuildDate')).toEqual(['Sat, 21 Nov 2026 00:00:00 GMT']);
    expect(read(xml, 'category')).toEqual(['keys', 'audits', 'method']);
  });

  it('is well-formed, whatever the words are', async () => {
    expect(unclosed(await buildFeed(TWO, SITE))).toEqual([]);
  });

  it('is empty without articles, and still a feed', async () => {
    const xml = await buildFeed([], SITE);
    expect(read(xml, 'link')).toEqual([`${SITE}/resources/blog`]);
    expect(xml).not.toContain('<item>');
  });

  it('is the same for the same articles', async () => {
    expect(await buildFeed(TWO, SITE)).toBe(await buildFeed(TWO, SITE));
  });
});

describe('GET /resources/blog/rss.xml', () => {
  let server: Server;
  const get = (headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  beforeAll(async () => {
    server = createServer((request, response) => {
      void sendFeed({}, response, request);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  );

  it('holds every article of the repository', async () => {
    const response = await get();
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(read(await response.text(), 'guid')).toEqual(
      (await listArticles()).map(({ slug }) => `http://localhost:3000/resources/blog/${slug}`),
    );
  });

  it.each([
    ['as it was', ''],
    ['as a proxy weakens it', 'W/'],
  ])('is not sent again to a client that has it (%s)', async (_, prefix) => {
    const etag = (await get()).headers.get('etag')!;
    const again = await get({ 'if-none-match': `"other", ${prefix}${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });
});
