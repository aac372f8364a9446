import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { SearchBox } from './pages/SearchBox';
import { findViolations } from './support/findViolations';
import { sidewaysOverflow } from './support/sideways';
import { startSite, type Site } from './support/site';
import { expect, test } from './support/test';

const SOURCE = { url: 'https://example.org/', title: 'Facts', tier: 'P3', checkedOn: '2026-11-01' };

function makeToken(id: string, name: string, symbol: string, chain: string, digit: string) {
  const address = `0x${digit.repeat(40)}`;
  return {
    id,
    name,
    category: 'token',
    status: 'active',
    sources: { facts: SOURCE },
    tokens: [{ id: `${chain}/erc20:${address}`, symbol }],
  };
}

const PROJECTS = [
  makeToken('usd-coin', 'USD Coin', 'USDC', 'eip155:1', '1'),
  makeToken('usd-coin-bridged', 'USD Coin', 'USDC.e', 'eip155:42161', '2'),
  makeToken('usd-coin-base', 'USD Coin', 'USDC', 'eip155:8453', '3'),
  makeToken('usd-coin-base-2', 'USD Coin', 'USDC', 'eip155:8453', '4'),
  makeToken('usdd', 'USDD', 'USDD', 'eip155:1', '5'),
];

const APART = ['Ethereum', 'Arbitrum', 'Base · 0x333333…333333', 'Base · 0x444444…444444'];

test.describe('projects of one name', () => {
  test.describe.configure({ mode: 'default' });
  let site: Site;
  test.beforeAll(async () => {
    test.setTimeout(90_000);
    site = await startSite({ SEED: 'false' }, 'same-names');
    const file = join(site.dataDir, 'projects.json');
    writeFileSync(file, JSON.stringify(PROJECTS));
    await site.command('import', 'projects', file);
  });
  test.afterAll(async () => {
    await site?.stop();
  });

  const expectEach = async (rows: Locator) => {
    for (const words of APART)
      await expect(rows.filter({ hasText: 'USD Coin' }).filter({ hasText: words })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'USDD' })).toHaveCount(1);
  };

  test('are told apart in the header’s search, also for screen readers', async ({
    page,
    header,
    isMobile,
  }) => {
    await page.goto(`${site.url}/methodology`);
    if (isMobile) await header.openDrawer();
    const search = new SearchBox(page, 'nav', isMobile ? header.drawer : page);
    await search.type('usd');
    await expectEach(search.results);
    await expect(search.findResult('USDD')).not.toContainText(/Ethereum|0x/);
    await expect(
      search.panel.getByRole('option', { name: /USD ?Coin ?USDC.* Base · 0x333333…333333/ }),
    ).toBeVisible();
    await search.findResult('0x444444…444444').click();
    await expect(page).toHaveURL(/\/projects\/usd-coin-base-2$/);
  });

  test('are told apart in the hero’s search and in the leaderboard', async ({ page, home }) => {
    await page.goto(`${site.url}/?text=usd`);
    await expectEach(home.rows);
    await home.search.type('usd');
    await expectEach(home.search.results);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });
});
