import type { Page } from '@playwright/test';
import { findViolations } from './support/findViolations';
import { member, PASSWORD, signInByCall } from './support/people';
import { findOverflows } from './support/sideways';
import { expect, test } from './support/test';

const FORM = { frequency: 'daily', kinds: ['incident'], scorePoints: 5, version: 0 };

/** As a page of the site asks: fetch metadata is the browser's. */
const call = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to!, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      });
      return (await answer.json()) as { id: string; frequency: string };
    },
    [path, JSON.stringify(body)],
  );

test('a link in a mail leads to a page that ends all mails, without scripts and sign-in', async ({
  page,
  request,
  browser,
}) => {
  const email = await member(request);
  expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
  await page.goto('/my/settings');
  const { id } = await call(page, '/api/sso-settings/update', FORM);
  const context = await browser.newContext({
    baseURL: process.env.E2E_URL,
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const visitor = await context.newPage();
  await visitor.goto(`/unsubscribe/${id}`);
  await expect(visitor.getByRole('main')).toContainText(`Stop all alert mails to ${email[0]}…@`);
  await expect(visitor.getByRole('main')).toContainText('Now: one mail a day.');
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(visitor).toHaveURL(new RegExp(`/unsubscribe/${id}$`));
  await expect(visitor.getByRole('main')).toContainText('Unsubscribed on');
  await context.close();
  expect(await call(page, '/api/sso-settings', { id: null })).toMatchObject({ frequency: 'off' });
});

test('the page is accessible, fits, and is a 404 for an unknown id', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/404/);
  const email = await member(request);
  expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
  await page.goto('/my/settings');
  const { id } = await call(page, '/api/sso-settings/update', FORM);
  const secret = (await page.goto(`/unsubscribe/${id}`))!.headers();
  expect(secret).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflows(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('main')).toContainText('Unsubscribed on');
  expect(await findViolations(page)).toEqual([]);
  const unknown = await page.goto(`/unsubscribe/${id.replace(/^......../, '00000000')}`);
  expect(unknown?.status()).toBe(404);
});

test('each project has a feed of its own', { tag: '@once' }, async ({ request }) => {
  const answer = await request.get('/projects/uniswap/changes.atom');
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(await answer.text()).toContain('/projects/uniswap/changes.atom');
  expect((await request.get('/projects/nothing-here/changes.atom')).status()).toBe(404);
  const secret = await request.get(`/lists/${'k'.repeat(22)}.atom`);
  expect(secret.status()).toBe(404);
  expect(secret.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});
