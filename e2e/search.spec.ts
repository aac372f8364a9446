import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';

/** Nothing shows when scripts are ready: press until one responds. */
const untilFocused = (input: Locator, press: () => Promise<void>) =>
  expect(async () => {
    await press();
    await expect(input).toBeFocused({ timeout: 500 });
  }).toPass();

test.describe('search', () => {
  test('opens with five skeleton rows, then the trending projects', async ({ home, page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/search-project?**', async (route) => {
      await released;
      await route.continue();
    });
    await home.open();
    await home.search.open();
    await expect(page.getByText('Trending Search')).toBeVisible();
    await expect(home.search.skeletons).toHaveCount(5);
    release();
    await expect(home.search.skeletons).toHaveCount(0);
    await expect(home.search.results).toHaveCount(5);
    await expect(home.search.results.first()).toContainText(/^(#\d|N\/A)/);
  });

  test('cuts no short name on phones', { tag: '@phone' }, async ({ home }) => {
    await home.open();
    await home.search.open();
    await home.search.type('aav');
    const name = home.search.results.first().locator('.name');
    await expect(name).toContainText('Aave');
    expect(await name.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  });

  test('finds by part, ticker, typing error and address, loads more, and leads to what is chosen', async ({
    home,
    project,
    page,
  }) => {
    await home.open();
    for (const [typed, name] of [
      ['UNI', 'Uniswap'],
      ['unswap', 'Uniswap'],
      ['chanlink', 'Chainlink'],
      ['compund', 'Compound'],
      ['0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9', 'Aave'],
      ['eip155:1:0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9', 'Aave'],
    ] as const) {
      await home.search.type(typed);
      await expect(home.search.findResult(name).first()).toBeVisible();
    }
    await home.search.type('finance');
    await expect(home.search.results).toHaveCount(5);
    await home.search.loadMore.click();
    await expect(home.search.results).toHaveCount(10);
    await home.search.type('unis');
    await home.search.findResult('Uniswap').first().click();
    await expect(page).toHaveURL(/\/projects\/uniswap$/);
    await expect(project.name).toHaveText('Uniswap');
  });

  test('works by keyboard alone: slash, which toggles the focus, type, arrows, enter', async ({
    home,
    project,
    page,
  }) => {
    await home.open();
    await untilFocused(home.search.input, () => page.keyboard.press('/'));
    await page.keyboard.press('/');
    await expect(home.search.input).not.toBeFocused();
    await expect(home.search.input).toHaveValue('');
    await page.keyboard.press('/');
    await expect(home.search.input).toBeFocused();
    // Prefixes typed on the way get answers too.
    const answered = page.waitForResponse((response) => response.url().includes('keyword=lido'));
    await page.keyboard.type('lido');
    await answered;
    await expect(home.search.results.first()).toContainText('Lido');
    await page.keyboard.press('ArrowDown');
    await expect(home.search.results.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(project.name).toHaveText('Lido');
  });

  test('opens what is named so with Enter alone', async ({ home, project, page }) => {
    await home.open();
    await untilFocused(home.search.input, () => page.keyboard.press('/'));
    await page.keyboard.type('uniswap');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/projects\/uniswap$/);
    await expect(project.name).toHaveText('Uniswap');
  });

  test(
    'gives the slash key to the header once the banner is gone',
    { tag: '@once' },
    async ({ home, page }) => {
      await home.open();
      await home.scrollPastBanner();
      await expect(home.headerSearch.input).toBeVisible();
      await untilFocused(home.headerSearch.input, () => page.keyboard.press('/'));
    },
  );

  test('says what failed, keeps the text, and works again', async ({ home, page, problems }) => {
    problems.expect(/search-project|500|api\/errors/);
    // Only this keyword: the trending list may come first, and would fail too.
    await page.route('**/api/search-project?**keyword=uniswap**', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await home.open();
    await home.search.type('uniswap');
    await expect(
      page.getByRole('alert').filter({ hasText: 'An unknown error has occurred' }),
    ).toBeVisible();
    await expect(home.search.input).toHaveValue('uniswap');
    await page.unroute('**/api/search-project?**keyword=uniswap**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(home.search.findResult('Uniswap').first()).toBeVisible();
  });

  test('answers any keyword sanely', { tag: '@once' }, async ({ request }) => {
    for (const keyword of [
      '%',
      "'; drop table projects; --",
      '\u0000',
      '😀',
      'عربي',
      'x'.repeat(10_000),
      '\\',
      '*',
    ]) {
      const response = await request.get('/api/search-project', { params: { keyword } });
      expect(response.status(), keyword.slice(0, 30)).toBe(200);
      expect(await response.json()).toMatchObject({ page: 1, perPage: 5 });
    }
  });

  test(
    'says that its results could not be loaded, and loads them when they can be',
    { tag: '@once' },
    async ({ home, page, problems }) => {
      problems.expect(/ERR_FAILED|ChunkLoadError|Loading chunk/);
      // Lazy chunks have a dot in their names, initial ones a hyphen.
      const later = /\/_next\/static\/chunks\/[0-9a-f]+\.[0-9a-f]+\.js/;
      await page.route(later, (route) => route.abort());
      await home.open();
      await home.search.type('uniswap');
      const failure = page
        .getByRole('alert')
        .filter({ hasText: 'Search could not load. Are you offline?' });
      await expect(failure).toBeVisible();
      await page.unroute(later);
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(home.search.findResult('Uniswap').first()).toBeVisible();
      await expect(home.search.input).toHaveValue('uniswap');
    },
  );

  test(
    'without JavaScript is a form that filters the leaderboard',
    { tag: '@once' },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto('/');
      await page.getByPlaceholder('Search Project by Name / Token').fill('uniswap');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/text=uniswap/);
      await expect(page.getByRole('row', { name: /Uniswap/ }).first()).toBeVisible();
      await context.close();
    },
  );
});
