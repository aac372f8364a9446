import { findViolations } from './support/findViolations';
import { sidewaysOverflow } from './support/sideways';
import { expect, test } from './support/test';

interface Changes {
  items: { projectId: string; projectName: string; why: string }[];
}

test.describe('the changelog of the method', () => {
  test('shows for each record the letter before and after, and why', async ({ page, request }) => {
    const { items } = (await (await request.get('/api/methodology/letters')).json()) as Changes;
    expect(items.length).toBeGreaterThan(40);
    await page.goto('/methodology');
    await page.getByRole('link', { name: /letter before and after 2\.0/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog of the method');
    const table = page.getByRole('table', { name: /letter by method 1\.0 and by method 2\.0/ });
    await expect(table.getByRole('row')).toHaveCount(items.length + 1);
    const aave = items.find(({ projectId }) => projectId === 'aave')!;
    await expect(table.getByRole('row', { name: /^Aave / })).toContainText(aave.why);
    await table.getByRole('link', { name: 'Aave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aave');
  });

  test('has no violation', async ({ page }) => {
    await page.goto('/methodology/changelog');
    expect(await findViolations(page)).toEqual([]);
  });

  test('never scrolls sideways', { tag: '@once' }, async ({ page }) => {
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/methodology/changelog');
      expect(await sidewaysOverflow(page), `at ${width} px`).toBe(0);
    }
  });

  test('is missing below its address', { tag: '@once' }, async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto('/methodology/changelog/x');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the letters are on the page', async ({ page }) => {
    await page.goto('/methodology/changelog');
    await expect(page.getByRole('row', { name: /^Aave / })).toBeVisible();
  });
});

test('an answer that has not changed is not sent again', { tag: '@once' }, async ({ request }) => {
  const first = await request.get('/api/methodology/letters');
  const { etag } = first.headers();
  expect(first.headers()['cache-control']).toContain('s-maxage=300');
  const again = await request.get('/api/methodology/letters', {
    headers: { 'if-none-match': etag! },
  });
  expect(again.status()).toBe(304);
});
