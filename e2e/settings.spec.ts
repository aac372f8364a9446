import { member, PASSWORD, signInByCall } from './support/people';
import { expect, test } from './support/test';

test.describe('account settings', () => {
  test('change the password with the old one, see where one is signed in, and end the others', async ({ accounts, page, request, browser, problems }) => {
    problems.expect(/400/);
    const email = await member(request);
    const elsewhere = await browser.newContext({ baseURL: process.env.E2E_URL });
    expect(await signInByCall(elsewhere.request, email, PASSWORD)).toBe(200);
    expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
    await accounts.visit('/my/settings');
    const main = page.getByRole('main');
    await expect(main.getByText('This device')).toHaveCount(1);
    await main.getByLabel('Current password', { exact: true }).fill('wrong horse 1');
    await main.getByLabel('New password', { exact: true }).fill('another horse 8');
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect(main.getByText('The current password is not right. Please try again.')).toBeVisible();
    await main.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect.poll(async () => (await (await elsewhere.request.get('/api/auth/session')).json() as object)).toEqual({});
    expect(await signInByCall(elsewhere.request, email, PASSWORD)).toBe(401);
    expect(await signInByCall(elsewhere.request, email, 'another horse 8')).toBe(200);
    await page.reload();
    await main.getByRole('button', { name: 'Sign out all others' }).click();
    await expect.poll(async () => (await (await elsewhere.request.get('/api/auth/session')).json() as object)).toEqual({});
    await expect(accounts.menu).toBeVisible();
    await elsewhere.close();
  });
});
