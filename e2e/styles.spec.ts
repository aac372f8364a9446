import { expect, test } from './support/test';

/** docs/decisions/0029: class names in the scripts, rules in the page and in one sheet. */
test.describe('styles', { tag: '@once' }, () => {
  test('come without their library, and with no rule in a script', async ({ page, request }) => {
    await page.goto('/');
    const scripts = await page
      .locator('script[data-scripts]')
      .evaluate(({ dataset }) => dataset.scripts!.split(' '));
    expect(scripts.length).toBeGreaterThan(4);
    for (const script of scripts)
      expect(await (await request.get(script)).text(), script).not.toMatch(
        /data-styled|padding:0 /,
      );
  });

  test('are there for what the page did not have at first', async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('combobox').first();
    await search.focus();
    const options = page.getByRole('listbox');
    await expect(options).toBeVisible();
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[class^="sc-"], [class*=" sc-"]')]
          .flatMap(({ classList }) => [...classList])
          .filter((name) => name.startsWith('sc-'))
          .filter(
            (name) =>
              ![...document.styleSheets].some((sheet) =>
                [...sheet.cssRules].some(({ cssText }) => cssText.includes(`.${name}`)),
              ),
          ),
      ),
    ).toEqual([]);
  });
});
