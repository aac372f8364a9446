import { gzipSync } from 'node:zlib';
import { member, PASSWORD, signInByCall } from './support/people';
import { measureScripts, SCRIPTS } from './support/scriptBudget';
import { expect, test } from './support/test';

const KB = 1024;

/** Layout shift; a page whose sum is below 0.1 is called stable. */
const LATE_FONT_SHIFT = 0.05;

for (const path of ['/', '/projects/uniswap', '/methodology']) {
  test(`${path} hardly moves when its fonts come late`, async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
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
    expect(await page.evaluate(() => (window as { shifted?: number }).shifted)).toBeLessThan(
      LATE_FONT_SHIFT,
    );
  });
}

for (const [path, most] of [
  ['/', SCRIPTS.public],
  ['/projects/uniswap', SCRIPTS.public],
  ['/methodology', SCRIPTS.public],
  ['/status', SCRIPTS.public],
  ['/methodology/changelog', SCRIPTS.public],
  ['/compare?projects=liquity,optimism', SCRIPTS.public],
  ['/developers', SCRIPTS.public],
  ['/resources/blog', SCRIPTS.public],
  ['/products/skynet', SCRIPTS.public],
  ['/auth/login', SCRIPTS.auth],
  ['/auth/signup', SCRIPTS.auth],
  ['/report', SCRIPTS.auth],
] as const)
  test(
    `${path} fetches at most ${most.fetched} kB of scripts, untouched`,
    { tag: '@once' },
    async ({ page }) => {
      const { count, fetched, gzipped } = await measureScripts(page, path);
      expect(count).toBeGreaterThan(4);
      expect(fetched).toBeLessThanOrEqual(most.fetched);
      expect(gzipped).toBeLessThanOrEqual(most.gzipped);
    },
  );

for (const [path, text] of [
  ['/my/settings', 'Current password'],
  ['/my/watchlists', 'You watch no projects yet'],
] as const)
  test(
    `${path} fetches at most ${SCRIPTS.my.fetched} kB of scripts, untouched`,
    { tag: '@once' },
    async ({ page, request }) => {
      const email = await member(request);
      expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
      const { count, fetched, gzipped } = await measureScripts(page, path);
      await expect(page.getByText(text)).toBeVisible();
      expect(count).toBeGreaterThan(4);
      expect(fetched).toBeLessThanOrEqual(SCRIPTS.my.fetched);
      expect(gzipped).toBeLessThanOrEqual(SCRIPTS.my.gzipped);
    },
  );

test(
  `/my/alerts fetches at most ${SCRIPTS.my.fetched} kB of scripts, untouched`,
  { tag: '@once' },
  async ({ page, request }) => {
    const email = await member(request);
    expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
    const { count, fetched, gzipped } = await measureScripts(page, '/my/alerts');
    await expect(page.getByText(/^Star a project/)).toBeVisible();
    expect(count).toBeGreaterThan(4);
    expect(fetched).toBeLessThanOrEqual(SCRIPTS.my.fetched);
    expect(gzipped).toBeLessThanOrEqual(SCRIPTS.my.gzipped);
  },
);

/** Budgets that need a running site; scripts/lib/budget.mjs checks the rest. */
test.describe('the home page', () => {
  test.use({ acceptedCookies: false });

  test('has at most 40 kB of HTML, gzipped', { tag: '@once' }, async ({ request }) => {
    const html = await (await request.get('/')).body();
    expect(gzipSync(html, { level: 6 }).length / KB).toBeLessThan(40);
  });

  test(
    'needs at most 24 requests before it has loaded, with the scripts that it asks for after its first paint',
    { tag: '@once' },
    async ({ page }) => {
      const requests = new Set<string>();
      let loaded = false;
      page.once('load', () => {
        loaded = true;
      });
      page.on('request', (request) => {
        if (!loaded && !request.url().startsWith('data:')) requests.add(request.url());
      });
      await page.goto('/', { waitUntil: 'load' });
      const scripts = await page
        .locator('script[data-scripts]')
        .evaluate(({ dataset }) =>
          dataset.scripts!.split(' ').map((src) => new URL(src, document.baseURI).href),
        );
      expect(scripts.length).toBeGreaterThan(4);
      const all = [...new Set([...requests, ...scripts])];
      expect(all.length, all.join('\n')).toBeLessThanOrEqual(24);
    },
  );

  test(
    'has scripts that are compiled beside the main thread',
    { tag: '@once' },
    async ({ page, request }) => {
      await page.goto('/');
      const scripts = await page
        .locator('script[data-scripts]')
        .evaluate(({ dataset }) =>
          dataset.scripts!.split(' ').filter((src) => src.includes('/chunks/')),
        );
      expect(scripts.length).toBeGreaterThan(4);
      for (const script of scripts)
        expect((await (await request.get(script)).text()).slice(0, 30), script).toContain(
          '//# allFunctionsCalledOnLoad',
        );
    },
  );

  test('asks for its scripts after its first paint', { tag: '@once' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/chunks/'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(4);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  });
});
