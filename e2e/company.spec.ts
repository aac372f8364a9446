import { member, PASSWORD } from './support/people';
import { expect, test } from './support/test';

const PAGES = [
  { address: '/company/about', title: 'About', last: 'The software, and this installation' },
  { address: '/company/careers', title: 'Careers', last: 'Who runs this site' },
  { address: '/company/disclaimer', title: 'Disclaimer', last: 'The terms' },
  { address: '/company/cookie-policy', title: 'Cookie Policy', last: 'Who runs this site' },
  { address: '/company/terms-and-conditions', title: 'Terms and Conditions', last: 'Law' },
  { address: '/company/privacy-policy', title: 'Privacy Policy', last: 'Changes' },
] as const;

test(
  'the pages are complete without JavaScript',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    for (const { address, title, last } of PAGES) {
      await page.goto(address);
      await expect(page).toHaveTitle(`${title} · Plumbline`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${address}$`),
      );
      await expect(page.getByRole('region', { name: last, exact: true })).toBeVisible();
    }
    await context.close();
  },
);

test('their contents lead to their sections', async ({ page }) => {
  for (const { address, last } of PAGES.slice(-2)) {
    await page.goto(address);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: last, exact: true })
      .click();
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport();
  }
});

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
