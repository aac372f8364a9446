import { member, PASSWORD, signInByCall } from './support/people';
import { expect, test } from './support/test';

test.describe('an account that the operator signs out or disables', { tag: '@once' }, () => {
  test(
    'is signed out at the next page, without being disabled, and can sign in again',
    { tag: '@full' },
    async ({ page, request, accounts, operated: site }) => {
      const email = await member(request, site.url);
      expect(await signInByCall(page.request, email, PASSWORD, site.url)).toBe(200);
      await accounts.visit(`${site.url}/my/settings`);
      await expect(page).toHaveURL(/\/my\/settings$/);
      expect(await site.command('accounts', 'sign-out', email, '--by', 'ann')).toBe(
        `${email} is signed out. Sessions ended: 1.\n`,
      );
      await accounts.visit(`${site.url}/my/settings`);
      await expect(page).toHaveURL(/\/auth\/login\?/);
      expect(await signInByCall(page.request, email, PASSWORD, site.url)).toBe(200);
    },
  );

  test('is signed out at the next page, and cannot sign in until enabled', async ({
    page,
    request,
    accounts,
    operated: site,
    problems,
  }) => {
    test.setTimeout(90_000);
    problems.expect(/401/);
    const email = await member(request, site.url);
    const main = page.getByRole('main');
    const logIn = async () => {
      await main.getByLabel('Email', { exact: true }).fill(email);
      await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await accounts.visit(`${site.url}/my/settings`);
    await logIn();
    await expect(page).toHaveURL(/\/my\/settings$/);

    expect(await site.command('accounts', 'disable', email, '--by', 'ann')).toBe(
      `${email} is disabled. Sessions ended: 1.\n`,
    );
    await accounts.visit(`${site.url}/my/settings`);
    await expect(page).toHaveURL(/\/auth\/login\?/);
    await logIn();
    await expect(
      main.getByText('Email and password do not match. Please try again.'),
    ).toBeVisible();

    await site.command('accounts', 'enable', email);
    await logIn();
    await expect(page).toHaveURL(/\/my\/settings$/);

    await site.command('accounts', 'delete', email, '--yes');
    await accounts.visit(`${site.url}/my/settings`);
    await expect(page).toHaveURL(/\/auth\/login\?/);
  });
});
