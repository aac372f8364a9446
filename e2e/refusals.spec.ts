import type { APIResponse } from '@playwright/test';
import { codeTo, newAddress, PASSWORD, signUpByCalls, wrongCode } from './support/people';
import { expect, test } from './support/test';

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
const UNKNOWN = 'An unknown error has occurred. Please try again later.';

async function untilRefused(call: () => Promise<APIResponse>): Promise<void> {
  for (let times = 0; times < 150; times += 1) if ((await call()).status() === 429) return;
  throw new Error('No call was refused.');
}

test.describe('a refusal says what to do next', { tag: ['@once', '@full'] }, () => {
  test.beforeEach(({ problems }) => problems.expect(/400|429/));

  test('when the attempts of a code are used up', async ({ page, request }) => {
    // In the page's browser: each has its own.
    const email = await signUpByCalls(page.request);
    const verificationCode = wrongCode(await codeTo(request, email));
    await expect(async () => {
      const answer = await page.request.post('/api/auth/verify-email', {
        headers: OWN,
        data: { email, verificationCode },
      });
      expect(await answer.text()).toContain('TooManyFailedAttemptsException');
    }).toPass();
    const main = page.getByRole('main');
    await page.goto('/auth/login?step=verify');
    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByLabel('Verification Code').fill(verificationCode);
    await main.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(main.getByRole('alert')).toHaveText(
      `${UNKNOWN} Too many wrong codes. Open the link in the newest mail, or request another code.`,
    );
    await expect(main.getByLabel('Verification Code')).toHaveValue(verificationCode);
  });

  test('when one address tried too many codes', async ({ page, request }) => {
    const email = await signUpByCalls(request);
    // One address may try 60 codes in 15 minutes.
    await untilRefused(() =>
      request.post('/api/auth/verify-email', {
        headers: OWN,
        data: { email: newAddress(), verificationCode: '123456' },
      }),
    );
    const main = page.getByRole('main');
    await page.goto('/auth/login?step=verify');
    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByLabel('Verification Code').fill('123456');
    await main.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(main.getByRole('alert')).toHaveText(
      /^An unknown error has occurred. Please try again later. Too many attempts. Try again in \d+ minutes\.$/,
    );
  });

  test('when one network tried too many codes to reset a password of one account', async ({
    page,
    request,
  }) => {
    const email = newAddress();
    const data = { email, code: '123456', newPassword: 'another horse 8' };
    await untilRefused(() =>
      request.post('/api/auth/reset-forgotten-password', { headers: OWN, data }),
    );
    const main = page.getByRole('main');
    await page.goto('/auth/login?step=reset');
    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByLabel('Reset Code').fill('123456');
    await main.getByLabel('Password', { exact: true }).fill('another horse 8');
    await main.getByRole('button', { name: 'Confirm Password Change' }).click();
    await expect(main.getByRole('alert')).toHaveText(
      'Invalid code provided, please request a code again. Too many wrong codes. Open the link in the newest mail, or request another code.',
    );
  });

  test('when one address signed up too often', async ({ accounts, request }) => {
    await untilRefused(() =>
      request.post('/api/auth/signup', {
        headers: OWN,
        data: { email: newAddress(), password: PASSWORD, terms: true },
      }),
    );
    const email = newAddress();
    await accounts.open('Sign Up');
    await accounts.signUp(email, PASSWORD);
    await expect(accounts.alert).toHaveText(
      /^An unknown error has occurred. Please try again later. Too many sign-ups. Try again in (\d+ minutes|an hour)\.$/,
    );
    await expect(accounts.email('E-mail Address')).toHaveValue(email);
  });
});
