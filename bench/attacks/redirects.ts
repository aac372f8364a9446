/**
 * Tries to have the site send a visitor elsewhere:
 * npm run build && npx tsx bench/attacks/redirects.ts
 */
import { ask, someNetwork, withSite } from './site';

const EVIL = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://localhost@evil.example',
  'https://localhost.evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/\tevil.example',
  '\thttps://evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[::1]@evil.example',
  '/auth/login?callbackUrl=//evil.example',
];
const ADDRESSES = [
  (to: string) => `/auth/login?callbackUrl=${encodeURIComponent(to)}`,
  (to: string) => `/auth/signup?callbackUrl=${encodeURIComponent(to)}`,
  (to: string) => `/api/auth/signin?callbackUrl=${encodeURIComponent(to)}`,
  (to: string) => `/api/auth/signin/cognito?callbackUrl=${encodeURIComponent(to)}`,
  (to: string) => `/api/auth/signout?callbackUrl=${encodeURIComponent(to)}`,
  (to: string) => `/api/auth/error?callbackUrl=${encodeURIComponent(to)}`,
  (to: string) => `/api/auth/callback/cognito?callbackUrl=${encodeURIComponent(to)}`,
  (to: string) => `/${to}`,
  (to: string) => `/${encodeURI(to)}/`,
];

void withSite(async ({ url }) => {
  const own = new URL(url).origin;
  let tries = 0;
  const away: string[] = [];
  const look = (what: string, location: string | null | undefined) => {
    tries += 1;
    if (!location) return;
    const target = new URL(location, url);
    if (target.origin !== own || /^\/[/\\]/.test(location)) away.push(`${what} → ${location}`);
  };
  for (const to of EVIL) {
    for (const make of ADDRESSES) {
      const path = make(to);
      const answer = await ask(url + path, { from: someNetwork() }).catch(() => undefined);
      look(path, answer?.headers.get('location'));
    }
    const csrf = await ask(`${url}/api/auth/csrf`, { from: someNetwork() });
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const cookies = csrf.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
    const forged = `next-auth.callback-url=${encodeURIComponent(to)}`;
    const cookie = [...cookies.filter((one) => !one.includes('callback-url')), forged].join('; ');
    for (const path of ['signout', 'callback/credentials']) {
      const body = new URLSearchParams({ csrfToken, callbackUrl: to, json: 'true' });
      const call = { body, from: someNetwork(), headers: { cookie } };
      const answer = await ask(`${url}/api/auth/${path}`, call);
      look(`POST ${path} ${to}`, answer.headers.get('location'));
      const answered = (await answer.json().catch(() => ({}))) as { url?: string };
      look(`POST ${path} ${to}, in the answer`, answered.url);
    }
  }
  console.log(`${tries} tries, ${away.length} lead off the site`);
  for (const one of away) console.log(one);
  if (away.length > 0) process.exitCode = 1;
});
