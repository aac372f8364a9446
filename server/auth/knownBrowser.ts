import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  forgetBrowsers as forgetBrowsersEndpoint,
  rememberBrowser as rememberBrowserEndpoint,
} from '@/contracts/accounts/attemptEndpoints';
import { KNOWN_BROWSER_DAYS } from '@/contracts/limits';
import { DAY_SECONDS } from '@/contracts/time';
import { callBackend, type BackendCaller } from '../backend/backend';
import { cookieAttributes, readCookie } from '../backend/caller';
import { webEnv } from '../env';
import { keyedHash, newNumber, signNumber, verifyNumber } from '../visitor/signedNumber';

const PURPOSE = 'browser-cookie';

export const browserCookieName = (secure: boolean): string =>
  `${secure ? '__Host-' : ''}plumbline-browser`;

const toHash = (number: string): string => keyedHash(webEnv().secret, 'known-browser', number);

function readNumber(request: IncomingMessage): string | undefined {
  const { secret, siteUrl } = webEnv();
  const cookie = readCookie(request, browserCookieName(siteUrl.startsWith('https:')));
  return verifyNumber(secret, PURPOSE, cookie);
}

/** Undefined for a browser that neither signed up or in nor asked for a code, or forges that it did. */
export function browserHash(request: IncomingMessage): string | undefined {
  const number = readNumber(request);
  return number && toHash(number);
}

/**
 * Before the answer is sent to a sign-in or a reset, after which others' wrong passwords do not keep
 * this browser out (docs/decisions/0037), or to whoever asks for a code, whose tries are its own.
 * @returns its hash, to be remembered
 */
export function setBrowserCookie(request: IncomingMessage, response: ServerResponse): string {
  const { secret, siteUrl } = webEnv();
  const secure = siteUrl.startsWith('https:');
  const number = readNumber(request) ?? newNumber();
  const attributes = cookieAttributes({
    name: browserCookieName(secure),
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: KNOWN_BROWSER_DAYS * DAY_SECONDS,
  });
  const cookie = `${browserCookieName(secure)}=${signNumber(secret, PURPOSE, number)}`;
  response.appendHeader('Set-Cookie', `${cookie}; ${attributes}`);
  return toHash(number);
}

export async function rememberBrowser(
  caller: BackendCaller,
  browser: string,
  emailHash: string,
): Promise<void> {
  await callBackend(
    rememberBrowserEndpoint,
    { body: { browserHash: browser, emailHash } },
    caller,
    0,
  );
}

/** After a new password. */
export async function forgetBrowsers(caller: BackendCaller, emailHash: string): Promise<void> {
  await callBackend(forgetBrowsersEndpoint, { body: { emailHash } }, caller, 0);
}
