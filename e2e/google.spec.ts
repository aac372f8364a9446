import { codeTo, member, newAddress, PASSWORD } from './support/people';
import { SHORT_PAGE } from './support/shortPage';
import { expect, test } from './support/test';

test.describe('Google', () => {
  test('the round trip by the local account chooser ends signed in, where it began', async ({
    accounts,
    chooser,
    page,
  }) => {
    const email = newAddress();
    await accounts.open('Log In');
    await accounts.google.click();
    await expect(page.getByText('It is not Google.')).toBeVisible();
    await chooser.continueAs(email);
    await expect(page).toHaveURL(new RegExp(`${SHORT_PAGE}$`));
    await expect(accounts.menu).toBeVisible();
    expect(await (await page.request.get('/api/auth/session')).json()).toMatchObject({
      user: { email },
    });
  });

  test(
    'the same address by password and by Google is one account',
    { tag: ['@once', '@full'] },
    async ({ accounts, chooser, page, request }) => {
      const email = await member(request);
      await accounts.open('Log In');
      await accounts.signIn(email, PASSWORD);
      await expect(accounts.menu).toBeVisible();
      const byPassword = (await (await page.request.get('/api/auth/session')).json()) as {
        user: { username: string };
      };
      await accounts.signOut();
      await expect(page.getByText('Signed out successfully.')).toBeVisible();
      await accounts.open('Log In');
      await accounts.google.click();
      await chooser.continueAs(email);
      await expect(accounts.menu).toBeVisible();
      const byGoogle = (await (await page.request.get('/api/auth/session')).json()) as {
        user: { username: string };
      };
      expect(byGoogle.user.username).toBe(byPassword.user.username);
    },
  );

  test(
    'an account that came by Google gets a password by resetting it',
    { tag: ['@once', '@full'] },
    async ({ accounts, chooser, page, request }) => {
      const email = newAddress();
      await accounts.open('Sign Up');
      await accounts.google.click();
      await chooser.continueAs(email);
      await expect(accounts.menu).toBeVisible();
      const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
      expect(
        (
          await request.post('/api/auth/forgot-password', { data: { email }, headers: own })
        ).status(),
      ).toBe(200);
      const code = await codeTo(request, email);
      expect(
        (
          await request.post('/api/auth/reset-forgotten-password', {
            data: { email, code, newPassword: PASSWORD },
            headers: own,
          })
        ).status(),
      ).toBe(200);
      await page.context().clearCookies();
      await accounts.open('Log In');
      await accounts.signIn(email, PASSWORD);
      await expect(accounts.menu).toBeVisible();
    },
  );

  test('cancelling comes back to the login with a sentence', async ({
    accounts,
    chooser,
    page,
  }) => {
    await accounts.open('Log In');
    await accounts.google.click();
    await chooser.cancel.click();
    await expect(page).toHaveURL(/\/auth\/login\?/);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  });

  test(
    'a callback with somebody else’s state signs nobody in',
    { tag: ['@once', '@full'] },
    async ({ page }) => {
      await page.goto('/api/auth/callback/cognito?code=stolen&state=stolen');
      await expect(page).toHaveURL(/\/auth\/(login|error)\?/);
      expect(await (await page.request.get('/api/auth/session')).json()).toEqual({});
    },
  );
});
