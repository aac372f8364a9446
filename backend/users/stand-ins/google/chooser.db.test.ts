import { get, type IncomingMessage } from 'node:http';
import { Browser, readLocation } from '../../../../testing/user-pool/Browser';
import { PoolFixture, somebody } from '../../../../testing/user-pool/PoolFixture';
import { CALLBACK, SITE_URL, TestSite } from '../../../../testing/user-pool/TestSite';
import { poolUsers } from '../../../db/schema';

const pool = new PoolFixture();
let site: TestSite;
let browser: Browser;
beforeAll(() => pool.open({ domain: { siteUrl: SITE_URL, hasChooser: true } }));
beforeEach(() => {
  site = new TestSite(pool.test.pool.issuer);
  browser = new Browser();
});
afterAll(() => pool.close());

const users = () => pool.store.db.select().from(poolUsers);

describe('the page', () => {
  it('says that it is local and not Google, and asks for an address', async () => {
    const html = await (await browser.send(await site.begin(browser))).text();
    expect(html).toContain('<strong>It is not Google.</strong>');
    expect(html).toContain('this copy of Plumbline');
    expect(html).toMatch(
      /<label for="email">.*<input id="email" name="email" type="email" required/,
    );
  });

  it('runs no script, cannot be framed, is not cached', async () => {
    const answer = await browser.send(await site.begin(browser));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' http:\/\/localhost:3000; base-uri 'none'; frame-ancestors 'none'$/,
      ) as string,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(await answer.text()).not.toMatch(/<script|javascript:| on\w+=|style="/);
  });

  it('offers earlier accounts, newest first', async () => {
    const [first, second] = [somebody(), somebody()];
    for (const email of [first, second]) {
      pool.pass(1_000);
      await site.codeFor(email);
    }
    const html = await (await browser.send(await site.begin(browser))).text();
    const offered = [...html.matchAll(/<button name="email" value="([^"]+)">/g)].map(
      ([, email]) => email,
    );
    expect(offered.slice(0, 2)).toEqual([second, first]);
    expect(offered.length).toBeLessThanOrEqual(8);
  });
});

describe('a choice', () => {
  it.each([
    '',
    'nobody',
    'a@',
    `${'a'.repeat(130)}@example.com`,
    '"><script>alert(1)</script>@example.com',
  ])('of "%s" is shown again with what is wrong', async (email) => {
    const page = await site.begin(browser);
    const before = await users();
    const answer = await browser.submit(page, { email, name: '<b>"Ann"</b>' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('<p class="bad" id="problem" role="alert">Invalid email.</p>');
    expect(html).toContain('value="&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;"');
    expect(html).not.toMatch(/<script|<b>/);
    expect(await users()).toEqual(before);
    expect((await site.choose(browser, page, { email: somebody() })).searchParams.has('code')).toBe(
      true,
    );
  });

  it('to cancel is reported to the site, and creates no user', async () => {
    const before = await users();
    const back = await site.choose(browser, await site.begin(browser), { cancel: 'yes' });
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      state: site.state,
    });
    expect(await users()).toEqual(before);
  });

  it('of a disabled user is denied', async () => {
    const email = somebody();
    await site.codeFor(email);
    await pool.store.db.update(poolUsers).set({ enabled: false });
    const back = await site.choose(browser, await site.begin(browser), { email });
    await pool.store.db.update(poolUsers).set({ enabled: true });
    expect(back.searchParams.get('error')).toBe('access_denied');
  });
});

describe('a form from elsewhere', () => {
  const refusal = async (answer: Response) => [
    answer.status,
    (await answer.text()).includes('This sign-in cannot continue'),
  ];

  it.each<[string, Record<string, string>]>([
    ['another site, as browsers say', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour on the same machine', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['nowhere', { origin: 'null' }],
  ])('is refused: %s', async (_, headers) => {
    const page = await site.begin(browser);
    expect(await refusal(await browser.submit(page, { email: somebody() }, headers))).toEqual([
      400,
      true,
    ]);
  });

  it('is refused under another host name, and so is the start page', async () => {
    const page = await site.begin(browser);
    const cookie = browser.setCookies
      .filter((line) => line.startsWith('_interaction'))
      .map((line) => line.split(';')[0])
      .join('; ');
    for (const address of [page, site.authorizeUrl()]) {
      const answer = await new Promise<IncomingMessage>((resolve) => {
        get(
          address,
          { headers: { host: 'evil.example', cookie, 'sec-fetch-site': 'same-origin' } },
          (response) => resolve(response.resume()),
        );
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    }
  });

  it('is refused without the cookie of the browser that began', async () => {
    const page = await site.begin(browser);
    expect(await refusal(await new Browser().submit(page, { email: somebody() }))).toEqual([
      400,
      true,
    ]);
    expect(await refusal(await new Browser().send(page))).toEqual([400, true]);
  });

  it('is refused with the cookie of another sign-in', async () => {
    const [page, thief] = [await site.begin(browser), new Browser()];
    const own = await site.begin(thief);
    const cookie = (of: Browser) =>
      of.setCookies
        .filter((line) => line.startsWith('_interaction'))
        .map((line) => line.split(';')[0])
        .join('; ');
    // The thief's cookies at the victim's page, and the reverse.
    const swapped = await fetch(page, {
      method: 'POST',
      headers: { origin: new URL(page).origin, cookie: cookie(thief) },
      body: new URLSearchParams({ email: somebody() }),
    });
    expect(await refusal(swapped)).toEqual([400, true]);
    expect((await fetch(own, { headers: { cookie: cookie(browser) } })).status).toBe(400);
  });

  it("is refused with a cookie whose signature is not the pool's", async () => {
    const page = await site.begin(browser);
    const uid = page.split('/').at(-1);
    const forged = await fetch(page, {
      headers: { cookie: `_interaction=${uid}; _interaction.sig=AAAAAAAAAAAAAAAAAAAAAAAAAAA` },
    });
    expect(forged.status).toBe(400);
  });

  it('does not finish in another browser than it began', async () => {
    const page = await site.begin(browser);
    const resume = readLocation(await browser.submit(page, { email: somebody() })).href;
    const answer = await new Browser().send(resume);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it('does not finish twice, and not after ten minutes', async () => {
    const page = await site.begin(browser);
    const resume = readLocation(await browser.submit(page, { email: somebody() })).href;
    expect(readLocation(await browser.send(resume)).searchParams.has('code')).toBe(true);
    expect((await browser.send(resume)).status).toBe(400);
    const late = await site.begin(browser);
    pool.pass(10 * 60_000);
    expect((await browser.submit(late, { email: somebody() })).status).toBe(400);
  });

  it.each(['', 'a', '../x', '%00', `${'x'.repeat(150)}`])(
    'of the address "%s" is never a server error',
    async (uid) => {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${site.issuer}/interaction/${uid}`, {
          method,
          headers: {
            origin: new URL(site.issuer).origin,
            cookie: '_interaction=%00; _interaction.sig=',
          },
        });
        expect(answer.status).toBeLessThan(500);
      }
    },
  );
});
