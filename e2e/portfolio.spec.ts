import type { APIRequestContext, Page } from '@playwright/test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Hex } from 'viem';
import { Portfolio } from './pages/Portfolio';
import { findViolations } from './support/findViolations';
import { member, OWN, PASSWORD, signInByCall } from './support/people';
import type { OperatedSite } from './support/operatedSite';
import { putFlags } from './support/putFlags';
import { expectBudget, SCRIPTS } from './support/scriptBudget';
import { findOverflows } from './support/sideways';
import { expect, test } from './support/test';

/** Of the embedded set: tokens of Lido and USDC, and routers of 1inch and Uniswap. */
const WSTETH = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const ONE_INCH = '0x111111125421ca6dc452d289314280a0f8842a65';
const UNIVERSAL_ROUTER = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
const WATCHED = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** That only this feature's scripts have. */
const TRACES = [
  '/my/portfolio',
  '/api/user/wallets',
  '/api/user/portfolio',
  'personal_sign',
  'Connected wallets',
  'Token approvals',
];
/** Written by Next: the addresses of all pages and their scripts. */
const MANIFEST = '_buildManifest';

const account = privateKeyToAccount(generatePrivateKey());

/** A wallet of the browser that signs texts with the account, and knows nothing else. */
async function installWallet(page: Page): Promise<void> {
  await page.exposeFunction('signWithTestAccount', (raw: Hex) =>
    account.signMessage({ message: { raw } }),
  );
  await page.addInitScript((address) => {
    const sign = (window as unknown as { signWithTestAccount: (raw: string) => Promise<string> })
      .signWithTestAccount;
    const request = async ({ method, params }: { method: string; params: string[] }) => {
      if (method === 'eth_requestAccounts') return [address];
      if (method === 'personal_sign') return sign(params[0]!);
      throw new Error(`The wallet of tests refuses ${method}.`);
    };
    Object.assign(window, { ethereum: { request } });
  }, account.address);
}

/** @returns a function that says which traces are in the scripts fetched so far */
function watchScripts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || response.url().includes(MANIFEST)) return;
    texts.push(response.text().catch(() => ''));
  });
  return async () => {
    const all = (await Promise.all(texts)).join('\n');
    return TRACES.filter((trace) => all.includes(trace));
  };
}

test.describe('the portfolio', () => {
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  let site: OperatedSite;
  test.beforeAll(({ operated }) => {
    site = operated;
  });

  async function arrive(page: Page, request: APIRequestContext, portfolio: boolean) {
    const flags = { portfolio: { v: portfolio, t: 0 }, impersonationTool: { v: false, t: 0 } };
    putFlags(site, JSON.stringify({ f: flags }));
    const email = await member(request, site.url);
    expect(await signInByCall(page.request, email, PASSWORD, site.url)).toBe(200);
    await expect
      .poll(async () => (await page.request.get(`${site.url}/my/portfolio`)).status())
      .toBe(portfolio ? 200 : 404);
  }

  /** Opens what shows an account's pages. */
  async function openMenu(page: Page, isMobile: boolean): Promise<void> {
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).filter({ visible: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Account' }).click();
    } else await page.getByRole('button', { name: /^Account: / }).click();
    await expect(page.getByRole('link', { name: 'Account Settings' }).first()).toBeVisible();
  }

  test('without the flag is not there, and nothing of it is fetched', async ({
    page,
    request,
    problems,
    isMobile,
  }) => {
    problems.expect(/404/);
    await arrive(page, request, false);
    for (const path of ['/api/user/wallets', '/api/user/portfolio'])
      expect((await page.request.get(`${site.url}${path}`, { headers: OWN })).status()).toBe(404);
    const traces = watchScripts(page);
    for (const path of [
      '/',
      '/projects/uniswap',
      '/my/watchlists',
      '/my/settings',
      '/my/portfolio',
    ])
      await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.goto(`${site.url}/my/settings`);
    await openMenu(page, isMobile);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: 'Portfolio' })).toHaveCount(0);
    expect(await traces()).toEqual([]);
  });

  test('with it, wallets are added, read, proved and removed', async ({
    page,
    request,
    problems,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    problems.expect(/400/);
    const { chain, prices } = site;
    await installWallet(page);
    chain.give(WSTETH, account.address, 1_500_000_000_000_000_000n);
    chain.give(USDC, account.address, 25_000_000n);
    for (const [token, price] of [
      [WSTETH, 50],
      [USDC, 1],
    ] as const)
      prices.coins.set(`ethereum:${token.toLowerCase()}`, {
        price,
        timestamp: Math.floor(Date.now() / 1000),
        confidence: 0.99,
      });
    chain.approve(USDC, account.address, ONE_INCH, 2n ** 256n - 1n);
    chain.approve(USDC, account.address, UNIVERSAL_ROUTER, 2_500_000n);
    await arrive(page, request, true);
    const traces = watchScripts(page);
    const portfolio = new Portfolio(page, site.url);
    const { main, holdings, approvals } = portfolio;
    await portfolio.open();
    await expect(main.getByText('Add a wallet below to see its holdings.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    // A typing error shows, and what was typed stays.
    await portfolio.add(account.address.toLowerCase().slice(0, -1));
    await expect(portfolio.form.getByText('Enter an address: 0x and 40 digits.')).toBeVisible();
    await expect(portfolio.address).toBeFocused();
    await portfolio.add(account.address, { label: 'Main' });
    const lido = holdings.getByRole('row', { name: /Lido/ });
    await portfolio.read(lido);
    await expect(lido).toContainText('1.5 wstETH');
    await expect(holdings.getByRole('row', { name: /USDC/ })).toContainText('25 USDC');
    await expect(lido).toContainText('75%');
    await expect(holdings.getByText(/^Shares are of value, at prices from 127/)).toBeVisible();
    await expect(main.getByText('$100', { exact: true })).toBeVisible();
    await expect(main.getByText(/block 1,000/)).toBeVisible();

    const router = approvals.getByRole('row', { name: /Aggregation router v6/ });
    await portfolio.read(router);
    await expect(router).toContainText('Unlimited USDC');
    await expect(router).toContainText('Main');
    const universal = approvals.getByRole('row', { name: /Universal Router/ });
    await expect(universal).toContainText('2.5 USDC');
    await expect(universal).toContainText('Deployed 23 Jan 2025');

    // Another chain has no RPC here, and the page says so.
    await portfolio.add(WATCHED, { chain: 'Base' });
    const missing = main.getByText(/This site does not read this chain yet/);
    await portfolio.read(missing);
    await expect(missing).toBeVisible();
    await expect(lido).toContainText('1.5 wstETH');

    await portfolio.button('Prove Main').click();
    await expect(page.getByText('Main is proved.')).toBeVisible();
    const mine = portfolio.wallet(account.address);
    await expect(mine).toContainText(/Proved \d+ \w+ \d{4}/);
    const other = portfolio.wallet(WATCHED);
    await other.getByRole('button', { name: /^Prove/ }).click();
    await expect(other.getByRole('alert')).toHaveText(
      'Your wallet offered another account. Choose this address in it and try again.',
    );
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflows(page)).toEqual([]);
    await page.screenshot({
      path: `.tmp/portfolio-${isMobile ? 'phone' : 'desktop'}.png`,
      fullPage: true,
    });

    // Undo brings it back, with its proof.
    await portfolio.button('Remove Main').click();
    await expect(main.getByText('Main is removed.')).toBeVisible();
    await expect(mine).toHaveCount(0);
    await portfolio.button('Undo').click();
    await expect(mine).toContainText(/Proved/);
    await portfolio.read(lido);
    await expect(lido).toContainText('1.5 wstETH');

    // The settings have the same list, and the menu leads to the portfolio.
    await portfolio.open('/my/settings');
    await expect(mine).toContainText(/Proved/);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflows(page)).toEqual([]);
    await page.screenshot({
      path: `.tmp/wallets-${isMobile ? 'phone' : 'desktop'}.png`,
      fullPage: true,
    });
    await openMenu(page, isMobile);
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await portfolio.read(lido);
    await expect(lido).toContainText('1.5 wstETH');
    expect(await traces()).toEqual(TRACES);
  });

  test(
    `has at most ${SCRIPTS.my.fetched} kB of scripts, untouched`,
    { tag: '@once' },
    async ({ page, request }) => {
      await arrive(page, request, true);
      await expectBudget(page, `${site.url}/my/portfolio`, SCRIPTS.my);
      await expect(page.getByText('Add a wallet below to see its holdings.')).toBeVisible();
    },
  );
});
