import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const PASSWORD = 'correct horse 7';

export const newAddress = (): string => `e2e.${randomUUID().slice(0, 13)}@example.com`;

interface Message {
  id: number;
  code: string;
  kind: string;
}

/** From /dev/outbox.json, newest first. */
export async function messagesTo(
  request: APIRequestContext,
  email: string,
  url = '',
): Promise<Message[]> {
  const response = await request.get(`${url}/dev/outbox.json?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { items: Message[] }).items;
}

/** Mail may take its time: no test of speed. */
const MAIL_MS = 15_000;

/** Waits for at least this many messages. */
export async function codeTo(
  request: APIRequestContext,
  email: string,
  { atLeast = 1, url = '' } = {},
): Promise<string> {
  await expect
    .poll(async () => (await messagesTo(request, email, url)).length, { timeout: MAIL_MS })
    .toBeGreaterThanOrEqual(atLeast);
  return (await messagesTo(request, email, url))[0]!.code;
}

export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

/** A call of the site's own page. */
export const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

/** Signs up without confirming. @returns the e-mail address */
export async function signUpByCalls(
  request: APIRequestContext,
  url = '',
  email = newAddress(),
): Promise<string> {
  const response = await request.post(`${url}/api/auth/signup`, {
    headers: OWN,
    data: { email, password: PASSWORD, terms: true },
  });
  expect(response.status()).toBe(200);
  return email;
}

/** A confirmed account. */
export async function member(request: APIRequestContext, url = ''): Promise<string> {
  const email = await signUpByCalls(request, url);
  const verificationCode = await codeTo(request, email, { url });
  const response = await request.post(`${url}/api/auth/verify-email`, {
    headers: OWN,
    data: { email, verificationCode },
  });
  expect(response.status()).toBe(200);
  return email;
}

/** @returns the status of NextAuth's answer */
export async function signInByCall(
  request: APIRequestContext,
  email: string,
  password: string,
  url = '',
): Promise<number> {
  const { csrfToken } = (await (await request.get(`${url}/api/auth/csrf`)).json()) as {
    csrfToken: string;
  };
  return (
    await request.post(`${url}/api/auth/callback/credentials`, {
      headers: OWN,
      form: { json: 'true', csrfToken, email, password },
    })
  ).status();
}

/** As another tab does. */
export async function signOutByCall(request: APIRequestContext): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as {
    csrfToken: string;
  };
  const answer = await request.post('/api/auth/signout', {
    headers: OWN,
    form: { json: 'true', csrfToken },
  });
  expect(answer.status()).toBe(200);
}

/** The window has the focus again: a headless browser never takes it away. */
export const comeBackTo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
