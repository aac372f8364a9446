import { accountsSite } from '@/testing/site/accountsSite';
import { TestBrowser } from '@/testing/site/TestBrowser';
import { PASSWORD } from '@/testing/site/TestPeople';
import type { TestSite } from '@/testing/site/startTestSite';

let site: TestSite;
let people = 0;

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true';
  site = await accountsSite();
});
afterAll(() => site.close());

const somebody = () => `somebody.${(people += 1)}@example.com`;
/** Limits count by address. */
const open = () =>
  new TestBrowser(site.url, `10.0.${Math.floor(people / 250)}.${(people += 1) % 250}`);

describe('callbackUrl', () => {
  const GARBAGE = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    '%00',
    ' ',
    'x',
    '\t//evil.example',
    '/%2f%2fevil.example/..//',
    'http://localhost:99999/',
    'http://localhost@evil.example/',
    'http://localhost.evil.example/',
    '/ok\r\nSet-Cookie:a=b',
    `/${'a'.repeat(6_000)}`,
    'data:text/html,x',
    '/\u2028/evil.example',
    '///evil.example',
  ];
  const readCallback = (location: string) =>
    new URL(location, site.url).searchParams.get('callbackUrl') ?? '';

  it.each(GARBAGE)(
    '%j on the sign-in page leads to this site, and is no server error',
    async (value) => {
      const answer = await open().ask(`/api/auth/signin?callbackUrl=${encodeURIComponent(value)}`);
      expect(answer.status).toBe(302);
      expect(new URL(readCallback(answer.headers.get('location')!)).origin).toBe(
        new URL(site.url).origin,
      );
    },
  );

  it.each(GARBAGE)('%j in the cookie neither', async (value) => {
    const browser = open();
    browser.cookies.set('next-auth.callback-url', encodeURIComponent(value));
    const answer = await browser.ask('/api/auth/signin');
    expect(answer.status).toBe(302);
    expect(new URL(readCallback(answer.headers.get('location')!)).origin).toBe(
      new URL(site.url).origin,
    );
  });

  it.each(GARBAGE)('%j with a sign-in or sign-out neither', async (value) => {
    const browser = open();
    const [signIn, signOut] = [
      await browser.submit('/api/auth/callback/credentials', {
        email: somebody(),
        password: PASSWORD,
        callbackUrl: value,
      }),
      await browser.submit('/api/auth/signout', { callbackUrl: value }),
    ];
    for (const answer of [signIn, signOut]) {
      expect(answer.status).toBeLessThan(500);
      expect(new URL(((await answer.json()) as { url: string }).url).origin).toBe(
        new URL(site.url).origin,
      );
    }
  });

  it('keeps a path of this site', async () => {
    const answer = await open().ask(
      '/api/auth/signin?error=SessionRequired&callbackUrl=%2Fmy%2Fsettings%3Fa%3D1%23b',
    );
    expect(answer.headers.get('location')).toBe(
      `/auth/login?callbackUrl=${encodeURIComponent(`${site.url}/my/settings?a=1#b`)}&error=SessionRequired`,
    );
  });

  it.each([
    'callbackUrl=/a&callbackUrl=/b',
    'error=%0d%0aSet-Cookie:a',
    'error=<script>',
    'error[]=x',
    'nextauth=x',
  ])('bears %s', async (query) => {
    const answer = await open().ask(`/api/auth/signin?${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).not.toMatch(/script|Set-Cookie/);
  });
});
