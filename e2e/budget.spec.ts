import { gzipSync } from 'node:zlib';
import { member, PASSWORD, signInByCall } from './support/people';
import { expectBudget, SCRIPTS } from './support/scriptBudget';
import { expect, test } from './support/test';

const KB = 1024;

/** Layout shift that Chromium still calls stable; one more line high up on a phone is 0.06. */
const LATE_FONT_SHIFT = 0.1;

test('pages hardly move when their fonts come late', async ({ page }) => {
  let release: () => void = () => undefined;
  let released: Promise<void>;
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = window as { shifted?: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifted! += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/projects/uniswap', '/methodology']) {
    released = new Promise((resolve) => {
      release = resolve;
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const fonts = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('.woff2'),
    );
    release();
    await fonts;
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
    );
    expect(await page.evaluate(() => (window as { shifted?: number }).shifted), path).toBeLessThan(
      LATE_FONT_SHIFT,
    );
  }
});

/** Each in a browser that has nothing yet. */
for (const [path, most, tag] of [
  ['/', SCRIPTS.public, []],
  ['/projects/uniswap', SCRIPTS.public, []],
  ['/methodology', SCRIPTS.public, []],
  ['/compare?projects=liquity,optimism', SCRIPTS.public, []],
  ['/status', SCRIPTS.public, ['@full']],
  ['/methodology/changelog', SCRIPTS.public, ['@full']],
  ['/developers', SCRIPTS.public, ['@full']],
  ['/resources/blog', SCRIPTS.public, ['@full']],
  ['/products/skynet', SCRIPTS.public, ['@full']],
  ['/auth/login', SCRIPTS.auth, []],
  ['/auth/signup', SCRIPTS.auth, ['@full']],
  ['/report', SCRIPTS.auth, []],
] as const)
  test(
    `${path} fetches at most ${most.fetched} kB of scripts, untouched`,
    { tag: ['@once', ...tag] },
    ({ page }) => expectBudget(page, path, most),
  );

for (const [path, text, tag, requests] of [
  ['/my/settings', 'Current password', [], 30],
  ['/my/watchlists', 'You watch no projects yet', [], 19],
  ['/my/alerts', /^Star a project/, ['@full'], 24],
] as const)
  test(
    `${path} fetches at most ${SCRIPTS.my.fetched} kB of scripts by ${requests} requests, untouched`,
    { tag: ['@once', ...tag] },
    async ({ page, request }) => {
      const email = await member(request);
      expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
      await expectBudget(page, path, { ...SCRIPTS.my, requests });
      await expect(page.getByText(text)).toBeVisible();
    },
  );

/** Budgets that need a running site; scripts/lib/budget.mjs checks the rest. */
test.describe('the home page', () => {
  test.use({ acceptedCookies: false });

  test(
    'has at most 40 kB of HTML, and scripts that are compiled beside the main thread',
    {
      tag: '@once',
    },
    async ({ request }) => {
      const html = await (await request.get('/')).text();
      expect(gzipSync(html, { level: 6 }).length / KB).toBeLessThan(40);
      const [, list] = / data-scripts="([^"]+)"/.exec(html)!;
      const scripts = list!.split(' ').filter((src) => src.includes('/chunks/'));
      expect(scripts.length).toBeGreaterThan(4);
      for (const script of scripts)
        expect((await (await request.get(script)).text()).slice(0, 30), script).toContain(
          '//# allFunctionsCalledOnLoad',
        );
    },
  );

  test(
    'needs at most 24 requests before it has loaded, with the scripts that it asks for after its first paint',
    {
      tag: '@once',
    },
    async ({ page }) => {
      const requests = new Set<string>();
      let loaded = false;
      page.once('load', () => {
        loaded = true;
      });
      page.on('request', (request) => {
        if (!loaded && !request.url().startsWith('data:')) requests.add(request.url());
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      const scripts = await page
        .locator('script[data-scripts]')
        .evaluate(({ dataset }) =>
          dataset.scripts!.split(' ').map((src) => new URL(src, document.baseURI).href),
        );
      expect(scripts.length).toBeGreaterThan(4);
      const all = [...new Set([...requests, ...scripts])];
      expect(all.length, all.join('\n')).toBeLessThanOrEqual(24);
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/chunks/'))
          .map(({ startTime }) => startTime),
      }));
      expect(asked.length).toBeGreaterThan(4);
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
    },
  );
});
