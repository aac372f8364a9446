import { member, PASSWORD } from './support/people';
import { sidewaysOverflow } from './support/sideways';
import { expect, test } from './support/test';

const PAGES = [
  { address: '/company/about', title: 'About', last: 'The software, and this installation' },
  { address: '/company/careers', title: 'Careers', last: 'Who runs this site' },
  { address: '/company/disclaimer', title: 'Disclaimer', last: 'The terms' },
  { address: '/company/cookie-policy', title: 'Cookie Policy', last: 'Who runs this site' },
  { address: '/company/terms-and-conditions', title: 'Terms and Conditions', last: 'Law' },
  { address: '/company/privacy-policy', title: 'Privacy Policy', last: 'Changes' },
] as const;

for (const { address, title, last } of PAGES) {
  test.describe(title, () => {
    test('is complete without JavaScript', { tag: '@once' }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(address);
      await expect(page).toHaveTitle(`${title} · Plumbline`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${address}$`),
      );
      await expect(page.getByRole('region', { name: last, exact: true })).toBeVisible();
      await context.close();
    });

    test('does not scroll sideways, and its contents lead to its sections', async ({ page }) => {
      await page.goto(address);
      expect(await sidewaysOverflow(page)).toBe(0);
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: last, exact: true })
        .click();
      await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport();
    });
  });
}

test('all of them are in the sitemap', { tag: '@once' }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { address } of PAGES) expect(sitemap).toContain(`${address}</loc>`);
});

for (const { address, title } of PAGES.slice(-2)) {
  test(`${title} is linked from the end of every page`, { tag: '@once' }, async ({ page }) => {
    await page.goto('/methodology');
    await page.getByRole('contentinfo').getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
}

test(
  'the cookie policy names every cookie and every item of local storage that the site leaves',
  { tag: '@once' },
  async ({ accounts, project, page, request }) => {
    await project.open('rocket-pool');
    await project.voteYes.click();
    await expect(project.voteYes).toHaveAttribute('aria-pressed', 'true');
    const email = await member(request);
    await accounts.open('Log In');
    await accounts.signIn(email, PASSWORD);
    await expect(accounts.menu).toBeVisible();
    await page.goto('/company/cookie-policy');
    const named = await page.getByRole('main').getByRole('rowheader').allTextContents();
    const set = (await page.context().cookies()).map(({ name }) => name);
    expect(set).toEqual(
      expect.arrayContaining([
        'next-auth.session-token',
        'plumbline-signed-in',
        'plumbline-visitor',
      ]),
    );
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).toContain('nextauth.message');
    for (const name of [...set, ...stored])
      expect(named.flatMap((names) => names.split(', '))).toContain(name);
  },
);
