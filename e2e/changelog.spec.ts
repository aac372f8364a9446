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
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the letters are on the page', async ({ page }) => {
    await page.goto('/methodology/changelog');
    await expect(page.getByRole('row', { name: /^Aave / })).toBeVisible();
  });
});
