import {
  codeTo,
  member,
  messagesTo,
  newAddress,
  PASSWORD,
  signInByCall,
  signUpByCalls,
  wrongCode,
} from './support/people';
import { SHORT_PAGE } from './support/shortPage';
import { expect, test } from './support/test';

test.describe('sign-up', () => {
  test(
    'a code by mail leads to being signed in',
    { tag: '@widths' },
    async ({ accounts, page, request }) => {
      const email = newAddress();
      await accounts.open('Sign Up');
      await expect(accounts.title).toHaveText('Create an account');
      await expect(accounts.createAccount).toBeDisabled();
      await accounts.signUp(email, PASSWORD);
      await expect(accounts.title).toHaveText('Verify your email');
      await expect(accounts.verify).toBeDisabled();
      await expect(accounts.resend).toBeDisabled();
      await accounts.code.fill(await codeTo(request, email));
      await accounts.verify.click();
      await expect(page.getByText('Your email has been verified.')).toBeVisible();
      await expect(accounts.menu).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.reload();
      await expect(accounts.menu).toBeVisible();
    },
  );

  test('a wrong code is refused and stays editable; the right one still works', async ({
    accounts,
    request,
    page,
    problems,
  }) => {
    problems.expect(/400/);
    const email = newAddress();
    await accounts.open('Sign Up');
    await accounts.signUp(email, PASSWORD);
    const code = await codeTo(request, email);
    await accounts.code.fill(wrongCode(code));
    await accounts.verify.click();
    await expect(accounts.alert).toHaveText('Incorrect or expired verification code');
    await expect(accounts.code).toHaveValue(wrongCode(code));
    await accounts.code.fill(code);
    await accounts.verify.click();
    await expect(accounts.menu).toBeVisible();
    await expect(page.getByText('Your email has been verified.')).toBeVisible();
  });

  test('a code can be asked for again after a minute, and not before', async ({
    accounts,
    page,
    problems,
  }) => {
    problems.expect(/429/);
    await page.clock.install();
    await accounts.open('Sign Up');
    await accounts.signUp(newAddress(), PASSWORD);
    await expect(accounts.resend).toBeDisabled();
    await page.clock.runFor(50_000);
    await expect(accounts.resend).toBeDisabled();
    await page.clock.runFor(10_000);
    await accounts.resend.click();
    // No minute has passed by the server's clock.
    await expect(accounts.alert).toContainText('You can request another code in');
    await expect(accounts.resend).toBeDisabled();
  });

  test(
    'a taken address shows an error on its field, and the input stays',
    { tag: '@full' },
    async ({ accounts, request, problems }) => {
      problems.expect(/400/);
      const email = await member(request);
      await accounts.open('Sign Up');
      await accounts.signUp(email.toUpperCase(), PASSWORD);
      await expect(accounts.area.getByText('This email has been taken.')).toBeVisible();
      await expect(accounts.email('E-mail Address')).toHaveAttribute('aria-invalid', 'true');
      await expect(accounts.email('E-mail Address')).toHaveValue(email.toUpperCase());
      await expect(accounts.password).toHaveValue(PASSWORD);
    },
  );
});

test.describe('login', () => {
  test('by password, and out again', { tag: '@widths' }, async ({ accounts, request, page }) => {
    const email = await member(request);
    await accounts.open('Log In');
    await expect(accounts.logIn).toBeDisabled();
    await accounts.signIn(email, PASSWORD);
    await expect(accounts.menu).toBeVisible();
    await accounts.signOut();
    await expect(page.getByText('Signed out successfully.')).toBeVisible();
    await accounts.showLinks();
    await expect(accounts.link('Log In')).toBeVisible();
  });

  test('a wrong password is refused in the specification’s words, until the next edit', async ({
    accounts,
    request,
    problems,
  }) => {
    problems.expect(/401/);
    const email = await member(request);
    await accounts.open('Log In');
    await accounts.signIn(email, 'wrong horse 1');
    await expect(accounts.alert).toHaveText('Email and password do not match. Please try again.');
    await accounts.password.fill(PASSWORD);
    await expect(accounts.alert).toBeHidden();
    await accounts.logIn.click();
    await expect(accounts.menu).toBeVisible();
  });

  test(
    'an account that awaits its code is led to it, and then in',
    { tag: '@full' },
    async ({ accounts, request, problems }) => {
      problems.expect(/401/);
      const email = await signUpByCalls(request);
      await accounts.open('Log In');
      await accounts.signIn(email, PASSWORD);
      await expect(accounts.title).toHaveText('Verify your email');
      await accounts.code.fill(await codeTo(request, email));
      await accounts.verify.click();
      await expect(accounts.menu).toBeVisible();
    },
  );

  test(
    'too many tries: the limit is shown, and a try from another address still goes through',
    { tag: ['@once', '@full'] },
    async ({ accounts, request, playwright, problems }) => {
      problems.expect(/401|429/);
      const email = await member(request);
      await expect(async () =>
        expect(await signInByCall(request, email, 'wrong horse 1')).toBe(429),
      ).toPass();
      await accounts.open('Log In');
      await accounts.signIn(email, PASSWORD);
      await expect(accounts.alert).toHaveText(
        'Attempt limit exceeded, please try after some time. Too many wrong passwords were tried. Try again later, or reset your password.',
      );
      await expect(accounts.password).toHaveValue(PASSWORD);
      const elsewhere = await playwright.request.newContext({
        baseURL: process.env.E2E_URL,
        extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.77' },
      });
      // Cognito's own short lock may remain; ours must not.
      expect(await signInByCall(elsewhere, email, PASSWORD)).not.toBe(429);
      await elsewhere.dispose();
    },
  );
});

test.describe('a forgotten password', () => {
  test('a code by mail and a new password lead in, and end the sessions of before', async ({
    accounts,
    request,
    page,
    browser,
  }) => {
    const email = await member(request);
    const elsewhere = await browser.newContext({ baseURL: process.env.E2E_URL });
    await signInByCall(elsewhere.request, email, PASSWORD);
    expect(await (await elsewhere.request.get('/api/auth/session')).json()).toMatchObject({
      user: { email },
    });

    await accounts.open('Log In');
    await accounts.area
      .getByRole('button', { name: 'Forgot password' })
      .or(accounts.area.getByRole('link', { name: 'Forgot password' }))
      .click();
    const submit = accounts.area.getByRole('button', { name: 'Send reset code' });
    await expect(submit).toBeDisabled();
    await accounts.email().fill(email);
    await submit.click();
    await expect(accounts.title).toHaveText('Check your email');
    await accounts.code.fill(await codeTo(request, email, { atLeast: 2 }));
    await accounts.password.fill('another horse 8');
    await accounts.area.getByRole('button', { name: 'Confirm Password Change' }).click();
    await expect(accounts.menu).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await (await elsewhere.request.get('/api/auth/session')).json()).toEqual({});
    await elsewhere.close();
  });

  test(
    'a wrong code asks for another',
    { tag: '@full' },
    async ({ accounts, request, problems }) => {
      problems.expect(/400/);
      const email = await member(request);
      await accounts.open('Log In');
      await accounts.area
        .getByRole('button', { name: 'Forgot password' })
        .or(accounts.area.getByRole('link', { name: 'Forgot password' }))
        .click();
      await accounts.email().fill(email);
      await accounts.area.getByRole('button', { name: 'Send reset code' }).click();
      await accounts.code.fill(wrongCode(await codeTo(request, email, { atLeast: 2 })));
      await accounts.password.fill('another horse 8');
      await accounts.area.getByRole('button', { name: 'Confirm Password Change' }).click();
      await expect(accounts.alert).toHaveText(
        'Invalid code provided, please request a code again.',
      );
      await expect(accounts.password).toHaveValue('another horse 8');
    },
  );

  test(
    'too many requests: the specification’s sentence, and the newest mail works',
    { tag: ['@once', '@full'] },
    async ({ accounts, request, problems }) => {
      problems.expect(/429/);
      const email = await member(request);
      await expect(async () => {
        const answer = await request.post('/api/auth/forgot-password', {
          data: { email },
          headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
        });
        expect(answer.status()).toBe(429);
      }).toPass();
      await accounts.open('Log In');
      await accounts.area
        .getByRole('button', { name: 'Forgot password' })
        .or(accounts.area.getByRole('link', { name: 'Forgot password' }))
        .click();
      await accounts.email().fill(email);
      await accounts.area.getByRole('button', { name: 'Send reset code' }).click();
      await expect(accounts.title).toHaveText('Check your email');
      await expect(accounts.alert).toHaveText(
        'Attempt limit exceeded, please try after some time. The newest mail still works.',
      );
      await accounts.code.fill(await codeTo(request, email, { atLeast: 6 }));
      await accounts.password.fill('another horse 8');
      await accounts.area.getByRole('button', { name: 'Confirm Password Change' }).click();
      await expect(accounts.menu).toBeVisible();
    },
  );

  test(
    'an address without an account gets no hint and no mail',
    { tag: ['@once', '@full'] },
    async ({ accounts, request }) => {
      const email = newAddress();
      await accounts.open('Log In');
      await accounts.area
        .getByRole('button', { name: 'Forgot password' })
        .or(accounts.area.getByRole('link', { name: 'Forgot password' }))
        .click();
      await accounts.email().fill(email);
      await accounts.area.getByRole('button', { name: 'Send reset code' }).click();
      await expect(accounts.title).toHaveText('Check your email');
      expect(await messagesTo(request, email)).toEqual([]);
    },
  );
});

test.describe('with the keyboard alone', () => {
  test(
    'in and out again, with the focus where one expects it',
    { tag: '@once' },
    async ({ accounts, page, request }) => {
      const email = await member(request);
      await accounts.visit(SHORT_PAGE);
      const link = page
        .getByRole('link', { name: 'Log In', exact: true })
        .filter({ visible: true })
        .first();
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(accounts.email()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(accounts.email()).toBeFocused();
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await expect(accounts.password).toBeFocused();
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(accounts.menu).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('#content')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(accounts.menu).toBeFocused();
      // The open menu asks it; after the session's end it would be refused.
      const counted = page.waitForResponse('**/api/alerts?limit=0');
      await page.keyboard.press('Enter');
      await counted;
      for (const name of ['Watchlists', 'Alerts', 'Account Settings']) {
        await page.keyboard.press('Tab');
        // The header has the first one, too.
        await expect(page.getByRole('link', { name, exact: true }).last()).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Signed out successfully.')).toBeVisible();
    },
  );
});
