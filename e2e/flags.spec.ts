import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { member, PASSWORD, signInByCall } from './support/people';
import { putFlags } from './support/putFlags';
import { startSite, type Site } from './support/site';
import { switchableBackend, type SwitchableBackend } from './support/switchableBackend';
import { expect, test } from './support/test';

const CONFIG = '/api/configuration-files/plumbline/config_v5.json';
/** Where the web server reads it. */
const SOURCE = CONFIG.replace('/api', '');
const OFF = { portfolio: false, impersonationTool: false };

const fileFor = (email: string): string =>
  JSON.stringify(
    {
      f: {
        portfolio: { v: false, t: 0 },
        impersonationTool: {
          v: false,
          t: 0,
          i: 'off',
          r: [{ o: 0, a: 'Email', t: 0, c: email, v: true, i: 'on' }],
        },
      },
    },
    null,
    2,
  );

const byCountry = (country: string): string =>
  JSON.stringify({
    f: {
      portfolio: { v: false, t: 0, r: [{ o: 0, a: 'Country', t: 0, c: country, v: true }] },
      impersonationTool: { v: false, t: 0 },
    },
  });

const readFlags = async (
  request: APIRequestContext,
  url: string,
  headers: Record<string, string> = {},
) =>
  ((await (await request.get(`${url}/api/auth/session`, { headers })).json()) as { flags?: object })
    .flags;

test(
  'a visitor requests no flags and no session, and gets none',
  { tag: '@once' },
  async ({ home, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/configuration-files|configcat|auth\/session/i.test(request.url()))
        asked.push(request.url());
    });
    await home.open();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await (await page.request.get('/api/auth/session')).json()).toEqual({});
  },
);

test(
  'a flag file switches flags for a user without a restart, and an invalid one changes nothing',
  { tag: '@once' },
  async ({ accounts, operated: site, request, page }) => {
    const write = (text: string) => putFlags(site, text);
    write(fileFor('nobody@example.com'));
    const email = await member(request, site.url);
    expect(await signInByCall(page.request, email, PASSWORD, site.url)).toBe(200);
    await expect.poll(() => readFlags(page.request, site.url)).toEqual(OFF);
    const first = await request.get(site.url + CONFIG);
    expect(await first.json()).toMatchObject({
      f: { portfolio: { v: false }, impersonationTool: { v: false } },
    });
    const held = { headers: { 'if-none-match': first.headers().etag! } };
    expect((await request.get(site.url + CONFIG, held)).status()).toBe(304);
    write(fileFor(email));
    expect((await request.get(site.url + CONFIG, held)).status()).toBe(200);
    const on = { portfolio: false, impersonationTool: true };
    await expect.poll(() => readFlags(page.request, site.url)).toEqual(on);

    write('{ "f": {\n  "impersonationTool": { "v": "true", "t": 0 } } }');
    expect(await (await request.get(site.url + CONFIG)).text()).toBe(fileFor(email));
    await expect
      .poll(() => site.output)
      .toContainEqual(
        expect.stringContaining(
          `The flag file is invalid, so the last valid one stays: ${join(site.dataDir, 'flags.json')}:2:31 f.impersonationTool.v must be true or false`,
        ),
      );
    expect(await readFlags(page.request, site.url)).toEqual(on);

    await page.goto(`${site.url}/my/settings`);
    const props = JSON.parse((await page.locator('#__NEXT_DATA__').textContent()) ?? '') as {
      props: { pageProps: { flags: { values: object } } };
    };
    expect(props.props.pageProps.flags.values).toEqual(on);

    // Pages with flags poll the configuration every minute.
    const asked: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes(CONFIG)) asked.push(response.status());
    });
    await page.clock.install();
    await accounts.visit(`${site.url}/company/about`);
    await accounts.menu.click();
    await expect(page.getByRole('button', { name: 'Impersonate', exact: true })).toBeVisible();
    await expect.poll(() => asked).not.toEqual([]);
    write(fileFor('nobody@example.com'));
    await expect.poll(() => readFlags(page.request, site.url)).toEqual(OFF);
    await page.clock.runFor(61_000);
    await expect(page.getByRole('button', { name: 'Impersonate', exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Account Settings' })).toBeVisible();
  },
);

test.describe('flags that are fetched on read', { tag: ['@once', '@full'] }, () => {
  let site: Site;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    const lazy = { FLAGS_MODE: 'lazy', FLAGS_CACHE_SECONDS: '1', COUNTRY_HEADER: 'X-Country' };
    site = await startSite({ SEED: 'false', ...lazy }, 'lazy-flags');
  });
  test.afterAll(async () => {
    await site?.stop();
  });

  test('follow the file when the cached ones are too old, and know the country that the proxy names', async ({
    request,
    page,
  }) => {
    const email = await member(request, site.url);
    expect(await signInByCall(page.request, email, PASSWORD, site.url)).toBe(200);
    const from = (country: string) => readFlags(page.request, site.url, { 'x-country': country });
    expect(await from('NO')).toEqual(OFF);
    writeFileSync(join(site.dataDir, 'flags.json'), byCountry('NO'));
    await expect.poll(() => from('NO')).toEqual({ ...OFF, portfolio: true });
    expect(await from('SE')).toEqual(OFF);
    expect(await readFlags(page.request, site.url)).toEqual(OFF);
  });
});

test.describe('flags whose configuration does not come', { tag: ['@once', '@full'] }, () => {
  let site: Site;
  let backend: SwitchableBackend;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    backend = await switchableBackend(process.env.E2E_BACKEND_URL!);
    backend.ignore(SOURCE);
    site = await startSite({ BACKEND_URL: backend.url }, 'flags-wait');
  });
  test.afterAll(async () => {
    await site?.stop();
    await backend?.close();
  });

  test('keep a session waiting for five seconds at most, once, and are off', async ({
    request,
  }) => {
    const email = await member(request, site.url);
    expect(await signInByCall(request, email, PASSWORD, site.url)).toBe(200);
    const read = async (timeout: number) =>
      (await request.get(`${site.url}/api/auth/session`, { timeout })).json() as Promise<{
        flags: object;
      }>;
    expect((await read(10_000)).flags).toEqual(OFF);
    expect((await read(3_000)).flags).toEqual(OFF);
    expect(backend.calls(SOURCE)).toBeGreaterThan(0);
  });
});
