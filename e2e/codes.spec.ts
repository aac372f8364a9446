import type { Page } from '@playwright/test';
import {
  codeTo,
  member,
  messagesTo,
  newAddress,
  PASSWORD,
  signInByCall,
  signUpByCalls,
} from './support/people';
import { expect, test } from './support/test';

const COMMON =
  'Password does not meet the requirements. It is one of the most used passwords. Choose another.';
const PERSONAL =
  'Password does not meet the requirements. It is made of your email or this site’s words. Choose another.';
const VERIFY = '/auth/login?step=verify';

/** The form on a page of its own. */
const onPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    title: main.getByRole('heading', { level: 1 }),
    email: main.getByLabel('Email', { exact: true }),
    code: main.getByLabel(/Verification Code|Reset Code/),
    password: main.getByLabel('Password', { exact: true }),
    resend: main.getByRole('button', { name: /Resend Confirmation Code/ }),
    alert: main.getByRole('alert'),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
  };
};

test.describe('a visitor who has a code', () => {
  test('enters it after a reload, by the link of the login form', async ({
    accounts,
    page,
    request,
  }) => {
    const email = newAddress();
    await accounts.open('Sign Up');
    await accounts.signUp(email, PASSWORD);
    await expect(accounts.title).toHaveText('Verify your email');
    await accounts.open('Log In');
    await accounts.area.getByRole('link', { name: 'I have a code' }).click();
    await expect(accounts.title).toHaveText('Verify your email');
    await accounts.email().fill(email);
    await accounts.code.fill(await codeTo(request, email));
    await accounts.verify.click();
    await expect(page.getByText('Your email has been verified.')).toBeVisible();
    await expect(accounts.email()).toHaveValue(email);
    await accounts.password.fill(PASSWORD);
    await accounts.logIn.click();
    await expect(accounts.menu).toBeVisible();
  });

  test(
    'confirms their own password with it, not that of a stranger who signed up since',
    { tag: ['@once', '@full'] },
    async ({ accounts, page, playwright, baseURL, request }) => {
      const email = newAddress();
      await accounts.open('Sign Up');
      await accounts.signUp(email, PASSWORD);
      await expect(accounts.title).toHaveText('Verify your email');
      await codeTo(request, email);
      const stranger = await playwright.request.newContext({ baseURL });
      await signUpByCalls(stranger, '', email);
      await stranger.dispose();
      await accounts.code.fill(await codeTo(request, email, { atLeast: 2 }));
      await accounts.verify.click();
      await expect(page.getByText('Your email has been verified.')).toBeVisible();
      await expect(accounts.menu).toBeVisible();
    },
  );

  test(
    'finds the step again when the page is reloaded',
    { tag: '@full' },
    async ({ page, request }) => {
      const email = await signUpByCalls(request);
      const form = onPage(page);
      await page.goto('/auth/login');
      await page.getByRole('main').getByRole('link', { name: 'I have a code' }).click();
      await expect(form.title).toHaveText('Verify your email');
      await page.reload();
      await expect(form.title).toHaveText('Verify your email');
      await expect(page).toHaveTitle('Verify your email · Plumbline');
      await form.email.fill(email);
      await form.code.fill(await codeTo(request, email));
      await form.press('Verify');
      await expect(page.getByText('Your email has been verified.')).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/login$/);
    },
  );

  test(
    'resets a password with one, by address alone',
    { tag: ['@once', '@full'] },
    async ({ accounts, page, request }) => {
      const email = await member(request);
      await request.post('/api/auth/forgot-password', {
        data: { email },
        headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
      });
      const form = onPage(page);
      await page.goto('/auth/login?step=reset');
      await form.email.fill(email);
      await form.code.fill(await codeTo(request, email, { atLeast: 2 }));
      await form.password.fill('another horse 8');
      await form.press('Confirm Password Change');
      await expect(accounts.menu).toBeVisible();
    },
  );
});

test(
  'another code waits for a minute, across a reload and two tabs',
  { tag: '@once' },
  async ({ page, context, request, problems }) => {
    problems.expect(/429/);
    const email = await signUpByCalls(request);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      const form = onPage(tab);
      await tab.goto(VERIFY);
      await form.email.fill(email);
      await form.resend.click();
      await expect(form.alert).toHaveText(
        /^An unknown error has occurred. Please try again later. Codes were requested too often. You can request another code in (a minute|\d+ seconds)\.$/,
      );
      await expect(form.resend).toBeDisabled();
    }
    // The tab remembers, and asks nobody.
    const form = onPage(page);
    await page.reload();
    await form.email.fill(email);
    await expect(form.resend).toBeDisabled();
    await form.email.fill(newAddress());
    await expect(form.resend).toBeEnabled();
    expect(await messagesTo(request, email)).toHaveLength(1);
  },
);

test.describe('a password of the most used ones is refused in words', { tag: '@once' }, () => {
  test.beforeEach(({ problems }) => problems.expect(/400/));

  test('at the sign-up', async ({ accounts }) => {
    await accounts.open('Sign Up');
    await accounts.signUp(newAddress(), 'rush2112');
    await expect(accounts.area.getByText(COMMON)).toBeVisible();
    await expect(accounts.password).toHaveAttribute('aria-invalid', 'true');
  });

  test(
    'at the sign-up, as one of the address and the site’s words',
    { tag: '@full' },
    async ({ accounts }) => {
      const email = newAddress();
      await accounts.open('Sign Up');
      for (const password of [`${email.split('@')[0]}7`, 'Skytrace-Audit-2026']) {
        await accounts.signUp(email, password);
        await expect(accounts.area.getByText(PERSONAL)).toBeVisible();
        await expect(accounts.password).toHaveAttribute('aria-invalid', 'true');
        await accounts.password.fill('');
        await accounts.area.getByRole('checkbox').uncheck();
        await expect(accounts.area.getByText(PERSONAL)).toHaveCount(0);
      }
    },
  );

  test('at a reset', { tag: '@full' }, async ({ page }) => {
    const form = onPage(page);
    await page.goto('/auth/login?step=reset');
    await form.email.fill(newAddress());
    await form.code.fill('123456');
    await form.password.fill('blink182');
    await form.press('Confirm Password Change');
    await expect(page.getByText(COMMON)).toBeVisible();
  });

  test('at a change', { tag: '@full' }, async ({ page, request, context }) => {
    const email = await member(request);
    await signInByCall(context.request, email, PASSWORD);
    await page.goto('/my/settings');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill('ncc1701d');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(COMMON)).toBeVisible();
  });
});

test(
  'a second sign-up replaces the password of the first',
  { tag: ['@once', '@full'] },
  async ({ request, accounts }) => {
    const email = await signUpByCalls(request);
    await codeTo(request, email);
    await accounts.open('Sign Up');
    await accounts.signUp(email, 'the owner 2');
    await accounts.code.fill(await codeTo(request, email, { atLeast: 2 }));
    await accounts.verify.click();
    await expect(accounts.menu).toBeVisible();
    expect(await signInByCall(request, email, PASSWORD)).toBe(401);
  },
);

test(
  'a sign-up whose answer was lost goes on after the retry, with one code',
  { tag: '@once' },
  async ({ accounts, page, request, problems }) => {
    problems.expect(/504/);
    const email = newAddress();
    let lost = 0;
    await page.route('**/api/auth/signup', async (route) => {
      const response = await route.fetch();
      if ((lost += 1) > 1) await route.fulfill({ response });
      else await route.fulfill({ status: 504, body: '' });
    });
    await accounts.open('Sign Up');
    await accounts.signUp(email, PASSWORD);
    await expect(accounts.title).toHaveText('Verify your email');
    expect(lost).toBe(2);
    expect(await messagesTo(request, email)).toHaveLength(1);
  },
);
