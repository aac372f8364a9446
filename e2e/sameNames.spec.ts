import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { SearchBox } from './pages/SearchBox';
import { findViolations } from './support/findViolations';
import type { OperatedSite } from './support/operatedSite';
import { findOverflows } from './support/sideways';
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
  makeToken('zebra-coin', 'Zebra Coin', 'ZEBC', 'eip155:1', '1'),
  makeToken('zebra-coin-bridged', 'Zebra Coin', 'ZEBC.e', 'eip155:42161', '2'),
  makeToken('zebra-coin-base', 'Zebra Coin', 'ZEBC', 'eip155:8453', '3'),
  makeToken('zebra-coin-base-2', 'Zebra Coin', 'ZEBC', 'eip155:8453', '4'),
  makeToken('zebra-dollar', 'Zebra Dollar', 'ZEBD', 'eip155:1', '5'),
];

const APART = ['Ethereum', 'Arbitrum', 'Base · 0x333333…333333', 'Base · 0x444444…444444'];

test.describe('projects of one name', () => {
  test.describe.configure({ mode: 'default' });
  let site: OperatedSite;
  test.beforeAll(async ({ operated }) => {
    site = operated;
    const file = join(site.dataDir, 'projects.json');
    writeFileSync(file, JSON.stringify(PROJECTS));
    await site.command('import', 'projects', file, '--yes');
  });

  const expectEach = async (rows: Locator) => {
    for (const words of APART)
      await expect(rows.filter({ hasText: 'Zebra Coin' }).filter({ hasText: words })).toHaveCount(
        1,
      );
    await expect(rows.filter({ hasText: 'Zebra Dollar' })).toHaveCount(1);
  };

  test('are told apart in the header’s search, also for screen readers', async ({
    page,
    header,
    isMobile,
  }) => {
    await page.goto(`${site.url}/methodology`);
    if (isMobile) await header.openDrawer();
    const search = new SearchBox(page, 'nav', isMobile ? header.drawer : page);
    await search.type('zebra');
    await expectEach(search.results);
    await expect(search.findResult('Zebra Dollar')).not.toContainText(/Ethereum|0x/);
    await expect(
      search.panel.getByRole('option', { name: /Zebra ?Coin ?ZEBC.* Base · 0x333333…333333/ }),
    ).toBeVisible();
    await search.findResult('0x444444…444444').click();
    await expect(page).toHaveURL(/\/projects\/zebra-coin-base-2$/);
  });

  test('are told apart in the hero’s search and in the leaderboard', async ({ page, home }) => {
    await page.goto(`${site.url}/?text=zebra`);
    await expectEach(home.rows);
    await home.search.type('zebra');
    await expectEach(home.search.results);
    expect(await findOverflows(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
});
