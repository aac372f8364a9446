import { Accounts } from './pages/Accounts';
import { member, PASSWORD, signInByCall } from './support/people';
import { SHORT_PAGE } from './support/shortPage';
import { startSite } from './support/site';
import { expect, test } from './support/test';

test.describe('a session', () => {
  test('a page that needs one leads to the login, says so, and comes back', async ({
    accounts,
    page,
    request,
  }) => {
    const email = await member(request);
    await accounts.visit('/my/settings');
    await expect(page).toHaveURL(/\/auth\/login\?callbackUrl=.*&error=SessionRequired$/);
    const main = page.getByRole('main');
    await expect(main.getByText('Please log in to see that page.')).toBeVisible();
    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/my\/settings$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
    await expect(page.getByRole('main')).toContainText(email);
    await expect(accounts.menu).toBeVisible();
  });

  test(
    'after the login, no redirect to another site',
    { tag: '@once' },
    async ({ accounts, page, request }) => {
      const email = await member(request);
      await accounts.visit(`/auth/login?callbackUrl=${encodeURIComponent('//evil.example')}`);
      const main = page.getByRole('main');
      await main.getByLabel('Email', { exact: true }).fill(email);
      await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page).toHaveURL(`${process.env.E2E_URL}/`);
    },
  );

  test(
    'of a visitor is refetched on coming back to the window, and not before',
    { tag: '@once' },
    async ({ accounts, page, request }) => {
      const email = await member(request);
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/session')) asked += 1;
      });
      const comeBack = () =>
        page.evaluate(() => {
          window.dispatchEvent(new Event('blur'));
          window.dispatchEvent(new Event('focus'));
        });
      await accounts.visit(SHORT_PAGE);
      await page.waitForLoadState('networkidle');
      expect(asked).toBe(0);
      await comeBack();
      await expect.poll(() => asked).toBe(1);
      await expect(accounts.menu).toBeHidden();
      expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
      await comeBack();
      await expect(accounts.menu).toBeVisible();
    },
  );

  test(
    'signing out in one tab signs the other out; signing in does so too',
    { tag: '@once' },
    async ({ accounts, page, context, request, problems }) => {
      const email = await member(request);
      const other = await context.newPage();
      const there = new Accounts(other, false, problems);
      await there.visit(SHORT_PAGE);
      await expect(there.menu).toBeHidden();
      await accounts.open('Log In');
      await accounts.signIn(email, PASSWORD);
      await expect(accounts.menu).toBeVisible();
      await expect(there.menu).toBeVisible();
      await accounts.signOut();
      await expect(page.getByText('Signed out successfully.')).toBeVisible();
      await expect(there.menu).toBeHidden();
    },
  );

  test(
    'no script can read it, a copied cookie is useless after sign-out, and the back button shows nothing',
    { tag: '@once' },
    async ({ accounts, page, context, request, browser }) => {
      const email = await member(request);
      await accounts.open('Log In');
      await accounts.signIn(email, PASSWORD);
      await expect(accounts.menu).toBeVisible();
      const seen = await page.evaluate(
        () => `${document.cookie}${JSON.stringify({ ...localStorage, ...sessionStorage })}`,
      );
      expect(seen).not.toMatch(/session-token|eyJ|@example/);
      expect(await page.content()).not.toContain('eyJ');
      await accounts.visit('/my/settings');
      await expect(page.getByRole('main')).toContainText(email);
      const thief = await browser.newContext({
        baseURL: process.env.E2E_URL,
        storageState: await context.storageState(),
      });
      expect(await (await thief.request.get('/api/auth/session')).json()).toMatchObject({
        user: { email },
      });
      await accounts.signOut();
      await expect(page.getByText('Signed out successfully.')).toBeVisible();
      expect(await (await thief.request.get('/api/auth/session')).json()).toEqual({});
      await thief.close();
      await expect(page).toHaveURL(`${process.env.E2E_URL}/`);
      await page.goBack();
      await expect(page.getByText(email)).toBeHidden();
    },
  );
});

test(
  'a new NEXTAUTH_SECRET signs everyone out, and they can sign in again',
  { tag: ['@once', '@full'] },
  async ({ request }) => {
    test.setTimeout(120_000);
    const email = await member(request);
    expect(await signInByCall(request, email, PASSWORD)).toBe(200);
    const readSession = async (url: string) =>
      (await (await request.get(`${url}/api/auth/session`)).json()) as { user?: object };
    expect(await readSession('')).toHaveProperty('user');
    const rotated = await startSite(
      {
        BACKEND_URL: process.env.E2E_BACKEND_URL!,
        NEXTAUTH_SECRET: 'another-secret-of-browser-tests-0123456789',
        TRUST_PROXY: 'true',
      },
      'rotated',
    );
    try {
      // The host's cookies go to every port.
      expect(await readSession(rotated.url)).toEqual({});
      expect(await signInByCall(request, email, PASSWORD, rotated.url)).toBe(200);
      expect(await readSession(rotated.url)).toHaveProperty('user');
    } finally {
      await rotated.stop();
    }
  },
);
