import { expect, test } from './support/test';

test.describe('incidents', () => {
  test(
    'are found, filtered without JavaScript, and lead to their project',
    { tag: '@once' },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto('/incidents');
      const rows = page.locator('table.stack > tbody > tr');
      await expect(rows).toHaveCount(50);
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('validator keys');
      await page.getByRole('combobox', { name: 'Stated loss' }).selectOption('At least $100M');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/\/incidents\?text=validator(\+|%20)keys&.*minLoss=100000000/);
      await expect(rows).toHaveCount(1);
      await rows.getByRole('link').first().click();
      await expect(page.getByRole('article')).toContainText('Why it counts here');
      await expect(page.getByRole('article')).toContainText(
        'We had not rated Ronin before the incident.',
      );
      await page.getByRole('article').getByRole('link', { name: 'Ronin', exact: true }).click();
      await expect(page).toHaveURL(/\/projects\/ronin$/);
      await context.close();
    },
  );

  test('fit a phone, and say what an empty answer is not', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/incidents?text=nothing-like-this');
    await expect(page.getByText('That is no proof that there was none.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(page.locator('table.stack > tbody > tr')).toHaveCount(50);
    const [inner, scroll] = await page.evaluate(() => [
      window.innerWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(scroll).toBeLessThanOrEqual(inner!);
  });

  test('an unknown one is a 404', { tag: '@once' }, async ({ request }) => {
    for (const id of ['nothing', 'a%00', 'aave:2024-02-31:abcdef012345'])
      expect((await request.get(`/incidents/${id}`)).status(), id).toBe(404);
  });
});

test.describe('a rating of a day', { tag: '@once' }, () => {
  test('is cited from the project, stands under its day, and is not for search engines', async ({
    page,
  }) => {
    await page.goto('/projects/aave#rating');
    await page.locator('#rating').getByRole('button', { name: 'Open all' }).click();
    await page.getByRole('link', { name: 'Cite this rating' }).click();
    await expect(page).toHaveURL(/\/projects\/aave\?at=\d{4}-\d{2}-\d{2}#cite$/);
    const day = new URL(page.url()).searchParams.get('at')!;
    await expect(page.getByRole('heading', { name: 'Cite this rating' })).toBeInViewport();
    await expect(page.locator('pre').last()).toContainText(`@misc{plumbline-aave-${day},`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goBack();
    await expect(page).toHaveURL(/\/projects\/aave#rating$/);
  });

  test('any other day leads to the one before; before the first there is none', async ({
    page,
    request,
    problems,
  }) => {
    problems.expect(/404/);
    const { ratedAt } = (await (await request.get('/api/projects/aave/rating')).json()) as {
      ratedAt: string;
    };
    const day = ratedAt.slice(0, 10);
    await page.goto('/projects/aave?at=2030-01-01');
    await expect(page).toHaveURL(new RegExp(`/projects/aave\\?at=${day}$`));
    const none = await page.goto('/projects/aave?at=2020-01-01');
    expect(none!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Aave: no rating on 1 Jan 2020',
    );
    for (const at of ['yesterday', '2026-13-45'])
      expect((await request.get(`/projects/aave?at=${at}`)).status(), at).toBe(404);
  });
});
