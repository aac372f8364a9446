import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test';

const ADDRESS = `0x${'ab'.repeat(20)}`;
const bounty = (topRewardUsd: number) => ({
  ...{ id: 'plumb', name: 'Plumb', category: 'dex', status: 'active' },
  sources: {
    docs: {
      ...{ url: 'https://example.org/bounty', title: 'Documentation', tier: 'P1' },
      ...{ checkedOn: '2026-11-01', statedOn: '2026-10-01' },
    },
  },
  links: { website: 'https://plumb.example/' },
  tokens: [{ id: `eip155:1/erc20:${ADDRESS}`, symbol: 'PLMB' }],
  bounty: { status: 'active', topRewardUsd, source: 'docs' },
});

test.describe('corrections', () => {
  test.setTimeout(120_000);

  test('are public once a wrong fact is replaced, with both sources, and as a feed', async ({
    operated,
    page,
    request,
  }) => {
    const file = join(operated.dataDir, 'plumb.json');
    for (const reward of [50_000, 40_000]) {
      writeFileSync(file, JSON.stringify(bounty(reward)));
      await operated.command('import', 'projects', file, '--yes');
    }
    await page.goto(`${operated.url}/status`);
    await page.getByRole('main').getByRole('link', { name: 'Corrections' }).click();
    const row = page.locator('table.stack > tbody > tr', { hasText: 'Plumb' });
    await expect(row).toContainText('Bug bounty: top reward');
    await expect(row).toContainText('$50Ksince ');
    await expect(row).toContainText('$40K');
    await expect(row.getByRole('link', { name: 'Documentation' })).toHaveCount(2);

    const feed = await (await request.get(`${operated.url}/status/corrections.atom`)).text();
    expect(feed).toContain('Plumb, Bug bounty: top reward: $40K instead of $50K');
    const [, link] = /<entry>[\s\S]*?<link href="(.*?)"/.exec(feed)!;
    await page.goto(link!);
    await expect(page.locator('tr:target')).toContainText('$40K');
    const csv = await (await request.get(`${operated.url}/api/export/corrections.csv`)).text();
    expect(csv).toContain(',plumb,Plumb,bounty,bounty,Bug bounty,topRewardUsd,50000,40000,');

    await page.getByRole('link', { name: 'All corrections', exact: true }).click();
    await expect(page).toHaveURL(/\/status\/corrections$/);
    const refused = await request.get(`${operated.url}/status/corrections?page=0`);
    expect(refused.status()).toBe(404);
  });

  test('a list that says otherwise stands at the fact, as text', async ({ operated, page }) => {
    const write = (name: string, value: object): string => {
      const file = join(operated.dataDir, name);
      writeFileSync(file, JSON.stringify(value));
      return file;
    };
    await operated.command('import', 'projects', write('plumb.json', bounty(40_000)), '--yes');
    const listed = {
      ...{ name: 'Plumb', symbol: 'PLMB', address: ADDRESS, category: 'Dexes' },
      ...{ chains: ['Ethereum'], url: 'https://other.example/' },
    };
    const list = write('list.json', [listed]);
    const day = ['--published-on', '2026-10-01'];
    await operated.command('import', 'defillama-protocols', list, ...day, '--yes');
    await page.goto(`${operated.url}/projects/plumb`);
    await page.getByText('Sources say otherwise: 1').click();
    const says = page.getByText('Website: https://other.example/, according to DefiLlama, read ');
    await expect(says).toBeVisible();
    await expect(page.getByRole('link', { name: 'other.example' })).toHaveCount(0);
  });
});
