import { expect, test } from './support/test';

const LONG = [
  {
    project: 'safe',
    name: 'Safe',
    section: 'on-chain',
    list: 'contracts',
    title: 'Contracts',
    most: 2_400,
  },
  {
    project: 'lido',
    name: 'Lido',
    section: 'audits',
    list: 'audits',
    title: 'Audits',
    most: 2_600,
  },
] as const;

for (const { project, name, section, list, title, most } of LONG) {
  test(
    `a project of many ${list} has some, and a page of all that needs no JavaScript`,
    { tag: '@once' },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(`/projects/${project}#${section}`);
      expect(await page.locator('*').count()).toBeLessThan(most);
      await page.locator(`#${section} > details > summary`).click();
      await page
        .locator(`#${section}`)
        .getByRole('link', { name: new RegExp(`^All \\d+ ${list}$`) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} of ${name}`);
      await expect(page.locator('table.stack > tbody > tr')).toHaveCount(50);
      await page.getByRole('link', { name: 'Page 2' }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(page.locator('table.stack > tbody > tr')).toHaveCount(50);
      await context.close();
    },
  );

  test(
    `the page of all ${list} keeps its table in its panel`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(`/projects/${project}/${list}`);
      for (const width of [320, 390, 820, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const [panel, table] = await Promise.all(
          ['section:has(> table), div:has(> table)', 'table.stack'].map((part) =>
            page
              .locator(part)
              .first()
              .evaluate((element) => element.clientWidth),
          ),
        );
        expect(table, `at ${width} px`).toBeLessThanOrEqual(panel! + 1);
      }
    },
  );
}
