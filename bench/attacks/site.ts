import { randomInt, randomUUID } from 'node:crypto';
import { startSite, type Site } from '../../e2e/support/site';

export const PASSWORD = 'correct horse 7';
const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

/** A site on this machine, with ports and data of its own. `npm run build` comes first. */
export async function withSite<T>(
  work: (site: Site) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const site = await startSite({ TRUST_PROXY: 'true', ...env }, 'attack', { store: 'none' });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

export const newAddress = (): string => `attack.${randomUUID().slice(0, 13)}@example.com`;
/** One that no other call has, so that limits of an address do not interfere. */
export const someNetwork = (): string =>
  `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export interface Asked {
  method?: string;
  body?: object | URLSearchParams;
  from?: string;
  headers?: Record<string, string>;
}

/** As the site's own page asks. */
export function ask(url: string, { method, body, from, headers }: Asked = {}): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  return fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      ...OWN,
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
}

async function must(answer: Response): Promise<Response> {
  if (answer.status !== 200) throw new Error(`${answer.url} answers ${answer.status}.`);
  return answer;
}

/** A confirmed account. */
export async function signUp({ url }: Site): Promise<string> {
  const email = newAddress();
  const body = { email, password: PASSWORD, terms: true };
  await must(await ask(`${url}/api/auth/signup`, { body, from: someNetwork() }));
  for (;;) {
    const outbox = await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(email)}`);
    const { items } = (await outbox.json()) as { items: { code: string }[] };
    const verificationCode = items[0]?.code;
    if (verificationCode === undefined) continue;
    const verify = { body: { email, verificationCode }, from: someNetwork() };
    await must(await ask(`${url}/api/auth/verify-email`, verify));
    return email;
  }
}

/** @returns the status of NextAuth's answer */
export async function signIn(
  { url }: Site,
  email: string,
  password: string,
  from: string,
): Promise<number> {
  const csrf = await ask(`${url}/api/auth/csrf`, { from });
  const { csrfToken = '' } = (await csrf.json()) as { csrfToken?: string };
  const cookie = csrf.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const body = new URLSearchParams({ json: 'true', csrfToken, email, password });
  const answer = await ask(`${url}/api/auth/callback/credentials`, {
    body,
    from,
    headers: { cookie },
  });
  return answer.status;
}

/** `12 × 200, 3 × 429`. */
export function countBy(values: readonly (number | string)[]): string {
  const counts = new Map<number | string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ');
}

/** `count` calls, some at a time. */
export async function inBatches<T>(
  count: number,
  size: number,
  call: (n: number) => Promise<T>,
): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < count; from += size)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(size, count - from) }, (_, n) => call(from + n)),
      )),
    );
  return all;
}
