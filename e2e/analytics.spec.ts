import type { Locator } from '@playwright/test';
import { startCollectServer, type CollectServer } from '../testing/collectServer';
import { builtWith } from './support/builtWith';
import { SHORT_PAGE } from './support/shortPage';
import { expect, test } from './support/test';

const ID = 'G-TEST1234';

async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above !== null && below !== null && above.y + above.height <= below.y + 1;
}

test.use({ acceptedCookies: false });

test.describe('the cookie notice', () => {
  test('is there until it is accepted, then gone for good and in every tab', async ({
    context,
    cookieNotice,
    page,
  }) => {
    await page.goto(SHORT_PAGE);
    const other = await context.newPage();
    await other.goto(SHORT_PAGE);
    await expect(other.getByRole('region', { name: 'Cookie notice' })).toBeVisible();
    await expect(cookieNotice.bar).toContainText('If you accept, we count how the site is used.');
    await cookieNotice.accept.click();
    await expect(cookieNotice.bar).toBeHidden();
    await expect(other.getByRole('region', { name: 'Cookie notice' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(cookieNotice.bar).toBeHidden();
  });

  test(
    'moves nothing, hides nothing that has the focus, and stands below the end of the page',
    { tag: '@widths' },
    async ({ cookieNotice, footer, page }) => {
      await page.addInitScript(() => {
        const seen = window as { noticed?: number; shifted?: number };
        new MutationObserver(() => {
          if (document.querySelector('[data-cookie-notice]')) seen.noticed ??= performance.now();
        }).observe(document, { childList: true, subtree: true });
        // Ignore earlier shifts, such as late fonts.
        new PerformanceObserver((list) => {
          const after = list
            .getEntries()
            .filter(
              ({ startTime }) => startTime >= (seen.noticed ?? Infinity),
            ) as (PerformanceEntry & { value: number })[];
          seen.shifted = after.reduce((sum, { value }) => sum + value, seen.shifted ?? 0);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/company/terms-and-conditions');
      await expect(cookieNotice.bar).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => (window as { noticed?: number }).noticed)).toBeGreaterThan(
        0,
      );
      expect(await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0)).toBe(0);
      const link = footer.column('Company').getByRole('link', { name: 'Disclaimer' });
      await link.focus();
      await expect.poll(() => isAbove(link, cookieNotice.bar)).toBe(true);
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect.poll(() => isAbove(footer.whole, cookieNotice.bar)).toBe(true);
    },
  );
});

test.describe('analytics', () => {
  let collector: CollectServer;
  test.beforeEach(async ({ page }) => {
    collector = await startCollectServer();
    await builtWith(page, {
      NEXT_PUBLIC_ANALYTICS_ID: ID,
      NEXT_PUBLIC_ANALYTICS_ORIGIN: collector.origin,
    });
  });
  test.afterEach(() => collector.close());

  const collected = () =>
    collector.collected.map(
      ({ event, location }) => `${event} ${new URL(location).pathname}${new URL(location).search}`,
    );

  test('hear nothing before acceptance, then what happened in order, then one view for each page', async ({
    cookieNotice,
    footer,
    home,
    page,
  }) => {
    await home.open('?text=uni&utm_source=news');
    await page.waitForLoadState('networkidle');
    await expect(cookieNotice.bar).toContainText(
      'If you accept, we and Google Analytics count visits.',
    );
    await home.search.type('uniswa');
    await expect(home.search.results).toHaveText([/Uniswap/]);
    await home.search.results.click();
    await expect(page).toHaveURL(/\/projects\/uniswap$/);
    await footer.column('Learn').getByRole('link', { name: 'Methodology' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/rating/i);
    expect(collector.asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);

    await cookieNotice.accept.click();
    await expect
      .poll(collected)
      .toEqual([
        'page_view /?utm_source=news',
        'select_content /?utm_source=news',
        'page_view /projects/uniswap',
        'page_view /methodology',
      ]);
    expect(collector.collected[1]!.params).toEqual({
      content_type: 'project',
      content_id: 'uniswap',
    });
    expect(collector.collected[3]).toMatchObject({
      id: ID,
      title: await page.title(),
      referrer: new URL('/projects/uniswap', page.url()).href,
    });
    expect(collector.asked[0]).toBe('/gtag/js');

    await footer.column('Legal').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect.poll(collected).toHaveLength(5);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/privacy-policy#/);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy-policy$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/methodology$/);
    await expect.poll(collected).toHaveLength(6);
    expect(collected().slice(4)).toEqual([
      'page_view /company/privacy-policy',
      'page_view /methodology',
    ]);

    await page.reload();
    await expect.poll(collected).toHaveLength(7);
    expect(collected()[6]).toBe('page_view /methodology');
    await expect(cookieNotice.bar).toBeHidden();
  });

  test(
    'stop when consent is withdrawn, and their cookies go',
    { tag: '@once' },
    async ({ cookieNotice, footer, page }) => {
      const names = async () => (await page.context().cookies()).map(({ name }) => name);
      await page.goto(SHORT_PAGE);
      await cookieNotice.accept.click();
      await expect.poll(collected).toEqual([`page_view ${SHORT_PAGE}`]);
      expect(await names()).toEqual(['_ga']);
      await cookieNotice.withdraw.click();
      await expect(cookieNotice.bar).toBeVisible();
      expect(await names()).toEqual([]);
      await footer.column('Legal').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
      expect(collected()).toEqual([`page_view ${SHORT_PAGE}`]);
    },
  );

  test(
    'are not loaded for a browser that refuses them, whatever its user accepts',
    { tag: ['@once', '@full'] },
    async ({ cookieNotice, page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
      await page.goto(SHORT_PAGE);
      await expect(cookieNotice.bar).toContainText('Your browser asks sites not to track you.');
      await cookieNotice.accept.click();
      await page.reload({ waitUntil: 'networkidle' });
      expect(collector.asked).toEqual([]);
    },
  );
});
