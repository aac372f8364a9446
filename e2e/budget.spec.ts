import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test';

const KB = 1024;

/** The parts of the size budget that need a running site; scripts/budget.mjs checks the rest from the build's output. */
test.describe('the home page', () => {
  test.use({ acceptedCookies: false });

  test('has at most 40 kB of HTML, gzipped', { tag: '@once' }, async ({ request }) => {
    const html = await (await request.get('/')).body();
    expect(gzipSync(html, { level: 6 }).length / KB).toBeLessThan(40);
  });

  test('needs at most 24 requests before it has loaded', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => { if (!request.url().startsWith('data:')) requests.push(request.url()); });
    await page.goto('/', { waitUntil: 'load' });
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(24);
  });
});
