import { member, PASSWORD, signInByCall } from './support/people';
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

  test('are in the page for all that it shows', async ({ request }) => {
    for (const path of ['/', '/?sort=name', '/projects/uniswap', '/auth/login', '/no-such-page']) {
      const html = await (await request.get(path)).text();
      const rules = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join('');
      const names = [...html.matchAll(/ class="([^"]*)"/g)]
        .flatMap(([, list]) => list!.split(' '))
        .filter((name) => name.startsWith('sc-'));
      expect(names.length, path).toBeGreaterThan(10);
      expect(
        names.filter((name) => !rules.includes(`.${name}`)),
        path,
      ).toEqual([]);
    }
  });

  test('line up figures in columns, and keep hyphens in words narrow', async ({ page }) => {
    await page.goto('/');
    const widths = await page.evaluate(async () => {
      await document.fonts.ready;
      const widthOf = (text: string, className: string) => {
        const span = Object.assign(document.createElement('span'), {
          textContent: text.repeat(50),
          className,
        });
        document.body.append(span);
        const { width } = span.getBoundingClientRect();
        span.remove();
        return width / 50;
      };
      return { hyphen: widthOf('-', ''), one: widthOf('1', 'n'), eight: widthOf('8', 'n') };
    });
    expect(widths.one).toBeCloseTo(widths.eight, 1);
    expect(widths.hyphen).toBeLessThan(0.8 * widths.eight);
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

  test('are asked for again when the sheet fails to load', async ({ page, problems }) => {
    problems.expect(/styles\.css|Failed to load resource/);
    let asked = 0;
    await page.route('**/styles.css', async (route) => {
      asked += 1;
      await (asked === 1 ? route.abort() : route.continue());
    });
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href)))
      .toBe(true);
    expect(asked).toBe(2);
  });

  for (const [what, first] of [
    ['is late', 'waits'],
    ['fails at first', 'fails'],
  ] as const)
    test(`of a signed-in page come before what its scripts show, where the sheet ${what}`, async ({
      page,
      problems,
    }) => {
      await signInByCall(page.request, await member(page.request), PASSWORD);
      if (first === 'fails') problems.expect(/styles\.css|Failed to load resource/);
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => (release = resolve));
      let asked = 0;
      await page.route('**/styles.css', async (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        if (first === 'fails') return route.abort();
        await released;
        return route.continue();
      });
      await page.goto('/my/watchlists', { waitUntil: 'commit' });
      await expect(page.getByRole('navigation', { name: 'Watchlists' })).toBeVisible();
      const isRun = () =>
        page.evaluate(() => 'next' in window && 'router' in (window.next as object));
      if (first === 'waits') expect(await isRun()).toBe(false);
      release();
      await expect.poll(isRun).toBe(true);
      const hasSheet = () =>
        page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null));
      await expect.poll(hasSheet).toBe(true);
    });
});
