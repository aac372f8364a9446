import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Hex } from 'viem';
import { TestChain } from '../testing/chain/TestChain';
import { findViolations } from './support/findViolations';
import { member, PASSWORD, signInByCall } from './support/people';
import { sidewaysOverflow } from './support/sideways';
import { startSite, type Site } from './support/site';
import { expect, test } from './support/test';

/** Of the embedded set: Lido's wstETH, and USDC. */
const WSTETH = '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0';
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const WATCHED = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

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

test.describe('the portfolio', () => {
  const chain = new TestChain(1);
  let site: Site;
  test.beforeAll(async ({ isMobile }) => {
    test.setTimeout(120_000);
    await chain.start();
    site = await startSite(
      { FLAGS_POLL_SECONDS: '1', RPC_URLS: `1=${chain.url}` },
      `portfolio-${isMobile ? 'phone' : 'desktop'}`,
      { isFirst: true },
    );
  });
  test.afterAll(async () => {
    await site?.stop();
    await chain.close();
  });

  function switchFlag(v: boolean): void {
    const file = join(site.dataDir, 'flags.json');
    const flags = { portfolio: { v, t: 0 }, impersonationTool: { v: false, t: 0 } };
    writeFileSync(`${file}.new`, JSON.stringify({ f: flags }));
    renameSync(`${file}.new`, file);
  }

  test('without the flag is not there; with it, wallets are added, read, proved and removed', async ({
    page,
    request,
    problems,
    isMobile,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
    problems.expect(/404|400/);
    await installWallet(page);
    const email = await member(request, site.url);
    expect(await signInByCall(page.request, email, PASSWORD, site.url)).toBe(200);
    const own = { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' } };
    for (const path of ['/my/portfolio', '/api/user/wallets', '/api/user/portfolio'])
      expect((await page.request.get(`${site.url}${path}`, own)).status(), path).toBe(404);

    switchFlag(true);
    await expect
      .poll(async () => (await page.request.get(`${site.url}/my/portfolio`)).status())
      .toBe(200);
    await page.goto(`${site.url}/my/portfolio`);
    const main = page.getByRole('main');
    await expect(main.getByText('Add a wallet below to see its holdings.')).toBeVisible();
    const form = main.getByRole('form', { name: 'Add a wallet' });
    await expect(form).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    // A typing error shows, and what was typed stays.
    const address = form.getByLabel('Address');
    await address.fill(account.address.toLowerCase().slice(0, -1));
    await form.getByRole('button', { name: 'Add wallet' }).click();
    await expect(form.getByText('Enter an address: 0x and 40 digits.')).toBeVisible();
    await expect(address).toBeFocused();
    chain.give(WSTETH, account.address, 1_500_000_000_000_000_000n);
    chain.give(USDC, account.address, 25_000_000n);
    await address.fill(account.address);
    await form.getByLabel('Label').fill('Main');
    await form.getByRole('button', { name: 'Add wallet' }).click();

    const lido = main.getByRole('row', { name: /Lido/ });
    await expect(lido).toContainText('1.5 wstETH');
    await expect(main.getByRole('row', { name: /USDC/ })).toContainText('25 USDC');
    await expect(main.getByText(/This site has no price source/)).toBeVisible();
    await expect(main.getByText(/block 1,000/)).toBeVisible();

    // Another chain has no RPC here, and the page says what to do.
    await address.fill(WATCHED);
    await form.getByLabel('Chain').selectOption({ label: 'Base' });
    await form.getByRole('button', { name: 'Add wallet' }).click();
    await expect(main.getByText(/has to add 8453=https:\/\/… to RPC_URLS/)).toBeVisible();
    await expect(lido).toContainText('1.5 wstETH');

    await main.getByRole('button', { name: 'Prove Main' }).click();
    await expect(page.getByText('Main is proved.')).toBeVisible();
    const row = main.getByRole('listitem').filter({ hasText: account.address });
    await expect(row).toContainText(/Proved \d+ \w+ \d{4}/);
    const other = main.getByRole('listitem').filter({ hasText: WATCHED });
    await other.getByRole('button', { name: /^Prove/ }).click();
    await expect(other.getByRole('alert')).toHaveText(
      'Your wallet offered another account. Choose this address in it and try again.',
    );
    expect(await findViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);

    // Undo brings it back, with its proof.
    await main.getByRole('button', { name: 'Remove Main' }).click();
    await expect(main.getByText('Main is removed.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await main.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText(/Proved/);
    await expect(lido).toContainText('1.5 wstETH');
    await page.screenshot({
      path: `.tmp/portfolio-${isMobile ? 'phone' : 'desktop'}.png`,
      fullPage: true,
    });
  });
});
