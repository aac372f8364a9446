import { builtWith } from './support/builtWith';
import { member, PASSWORD, signInByCall } from './support/people';
import { expect, test } from './support/test';

test.describe('account settings', () => {
  test('change the password with the old one, see where one is signed in, and end the others', async ({
    accounts,
    page,
    request,
    browser,
    problems,
  }) => {
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
    await expect(
      main.getByText('The current password is not right. Please try again.'),
    ).toBeVisible();
    await main.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect
      .poll(async () => (await (await elsewhere.request.get('/api/auth/session')).json()) as object)
      .toEqual({});
    expect(await signInByCall(elsewhere.request, email, PASSWORD)).toBe(401);
    expect(await signInByCall(elsewhere.request, email, 'another horse 8')).toBe(200);
    await page.reload();
    await main.getByRole('button', { name: 'Sign out all others' }).click();
    await expect
      .poll(async () => (await (await elsewhere.request.get('/api/auth/session')).json()) as object)
      .toEqual({});
    await expect(accounts.menu).toBeVisible();
    await elsewhere.close();
  });
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'the avatar is the bucket’s picture, and the letter where there is none',
  { tag: '@once' },
  async ({ accounts, page, request, problems }) => {
    problems.expect(/404/);
    const email = await member(request);
    expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
    const { user } = (await (await page.request.get('/api/auth/session')).json()) as {
      user: { username: string };
    };
    await builtWith(page, { NEXT_PUBLIC_AVATAR_BUCKET_URL: 'https://pictures.example/avatars/' });
    const asked: string[] = [];
    let there = true;
    await page.route('https://pictures.example/**', (route, picture) => {
      asked.push(picture.url());
      return there
        ? route.fulfill({
            contentType: 'image/png',
            body: PIXEL,
            headers: { 'cross-origin-resource-policy': 'cross-origin' },
          })
        : route.fulfill({ status: 404 });
    });
    await accounts.visit('/company/about');
    const picture = accounts.menu.locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
    expect(await picture.boundingBox()).toMatchObject({ width: 32, height: 32 });
    expect(asked).toEqual([
      expect.stringMatching(
        new RegExp(`^https://pictures\\.example/avatars/${user.username}\\?v=\\d+$`),
      ),
    ]);
    there = false;
    await accounts.visit('/company/careers');
    await expect(picture).toHaveCount(0);
    await expect(accounts.menu).toContainText(email[0]!.toUpperCase());
  },
);
