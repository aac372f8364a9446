import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildScene } from '../testing/chain/buildScene';
import type { Scene } from '../testing/chain/Scene';
import { findViolations } from './support/findViolations';
import { startSite, type Site } from './support/site';
import { expect, test } from './support/test';

/** Of another project. */
const NEVER = `eip155:31337:0x${'9'.repeat(40)}`;
/** What the operator records: some contracts of the scene. */
const QUEUED = 'timelock with an admin';
const RECORDED = ['coin of a safe', 'timelock', QUEUED, 'open to all', 'renounced'];
const ZERO = `0x${'0'.repeat(64)}`;

/** Two ether in a contract, and an upgrade of another that waits two days. */
async function fundAndSchedule({ anvil, truth, keys }: Scene): Promise<void> {
  await anvil.rpc('anvil_setBalance', truth.get('timelock')!.address, '0x1bc16d674ec80000');
  const to = truth.get(QUEUED)!.address;
  const owner = await anvil.rpc('eth_call', { to, data: '0x8da5cb5b' }, 'latest');
  const timelock = `0x${(owner as string).slice(26)}`;
  const data = `0x4f1ef286${to.slice(2).padStart(64, '0')}`;
  const what = [to, 0n, data, ZERO, ZERO, 172_800n] as const;
  await anvil.call(keys[3]!, timelock, 'TimelockController', 'schedule', ...what);
  await anvil.settle();
}

/** Of a proxy: its code, and its owner (EIP-1967, ERC-7201). */
const SLOTS = [
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  '0x9016d09d72d40fdae2fd8ceac6b6234c7706214fd39c1cd1e609a0528c199300',
];
const VAULT = `0x${'7a'.repeat(20)}`;
/** A copy of a proxy, without the event that its making left: an operator reads it long after. */
async function putVault({ anvil, truth, uups }: Scene) {
  const { address } = truth.get('uups')!;
  await anvil.rpc('anvil_setCode', VAULT, await anvil.rpc('eth_getCode', address, 'latest'));
  for (const slot of SLOTS) {
    const value = await anvil.rpc('eth_getStorageAt', address, slot, 'latest');
    await anvil.rpc('anvil_setStorageAt', VAULT, slot, value);
  }
  const implementation = `eip155:31337:${uups}`;
  const of = { name: 'Vault', role: 'vault', source: 's', proxy: true, implementation };
  return { ...of, id: `eip155:31337:${VAULT}` };
}
const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

test.describe('what an operator reads from a chain', { tag: ['@full', '@once'] }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let scene: Scene;
  let site: Site;
  test.beforeAll(async () => {
    scene = await buildScene();
    const env = { RPC_URLS: `31337=${scene.anvil.url}`, LOG_LEVEL: 'warn', SEED: 'false' };
    site = await startSite(env, 'chain');
    const contracts = RECORDED.map((name) => ({
      ...{ id: `eip155:31337:${scene.truth.get(name)!.address}`, name },
      ...{ role: 'other', source: 's' },
    }));
    const source = { url: 'https://example.org/', title: 'Contracts', tier: 'P1' };
    const sources = { s: { ...source, checkedOn: '2026-11-01' } };
    const of = { category: 'dex', status: 'active', chains: ['eip155:31337'], sources };
    const records = [
      { ...of, id: 'coin', name: 'Coin', contracts },
      { ...of, id: 'bare', name: 'Bare', contracts: [{ ...contracts[0], id: NEVER }] },
      { ...of, id: 'moved', name: 'Moved', contracts: [await putVault(scene)] },
    ];
    const file = join(site.dataDir, 'coin.json');
    writeFileSync(file, JSON.stringify(records));
    await site.command('import', 'projects', file, '--yes');
    await fundAndSchedule(scene);
  });
  test.afterAll(async () => {
    await site?.stop();
    await scene?.anvil.stop();
  });

  test('is missed where nothing was read', async ({ page }) => {
    await page.goto(`${site.url}/projects/bare/chain`);
    await expect(page.getByText(/has not read these contracts/)).toBeVisible();
    await page.getByRole('link', { name: 'Bare: rating and proof' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare');
    await expect(page.getByRole('link', { name: /read from the chain/ })).toHaveCount(0);
  });

  test('is a page of holders, functions and calls, one link from the project', async ({ page }) => {
    const said = await site.command('collect', '--source', 'chain', '--project', 'coin', '--yes');
    expect(said).toMatch(/chain +1 looks, 1 changed, 0 failed\n +activity +1 looks/);
    await page.goto(`${site.url}/projects/coin#governance`);
    await page.getByRole('link', { name: /read from the chain on/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coin on the chain');
    const part = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const [first] = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(first).toBe('open to all');
    await expect(part('open to all').getByText('Anybody')).toBeVisible();
    await expect(part('timelock').getByRole('row').nth(1)).toContainText('3-of-5 multisig');
    await expect(part('timelock').getByRole('row').nth(1)).toContainText('48 hours');
    await expect(part('timelock').getByText('Holds 2 ETH')).toBeVisible();
    await expect(part('timelock').getByRole('row').nth(1)).toContainText('Reaches 2 ETH');
    await expect(part(QUEUED)).toContainText(`Waiting: upgradeToAndCall at ${QUEUED}, possible`);
    await part('coin of a safe')
      .getByText(/^Functions: 7 restricted/)
      .click();
    const mint = part('coin of a safe').getByRole('row', { name: /^mint/ });
    await mint.getByText('Repeat the call').click();
    await expect(mint).toContainText(
      /cast call 0x\w{40} 0x40c10f19\w+ --from 0x\w{40} --block \d+/,
    );
    await page.getByRole('link', { name: 'Uses of power' }).click();
    await expect(page.locator('#uses').getByRole('row').nth(1)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('has a change of control, as the home page does', async ({ page }) => {
    const { anvil, keys, uups } = scene;
    const other = await anvil.deploy('Uups');
    const made = await anvil.call(keys[1]!, VAULT, 'Uups', 'upgradeToAndCall', other, '0x');
    await anvil.settle();
    await site.command('collect', '--source', 'chain', '--project', 'moved', '--yes');
    const what = `Code of Vault replaced: ${short(other)}, was ${short(uups)}`;
    await page.goto(`${site.url}/projects/moved/chain`);
    await page.getByRole('link', { name: 'Changes of control' }).click();
    const change = page.locator('#changes').getByRole('row').nth(1);
    await expect(change).toContainText(what);
    await expect(change).toContainText(`block ${Number(made.blockNumber)}`);
    await expect(change.getByTitle(made.transactionHash)).toBeVisible();
    await page.goto(site.url);
    const alerts = page.getByRole('region', { name: 'Security alerts' });
    await expect(alerts.getByRole('link', { name: `Moved ${what}` })).toBeVisible();
  });

  test('may be any contract, which a visitor has scanned', async ({ page }) => {
    const { address } = scene.truth.get('coin')!;
    await page.goto(`${site.url}/scan`);
    const field = page.getByLabel('Address of the contract');
    await field.fill('0x12');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Please enter 0x and 40 hex digits')).toBeVisible();
    await expect(field).toHaveValue('0x12');
    await field.fill(address);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`${site.url}/scan/eip155:31337:${address}`);
    await expect(page.getByText('Nobody has asked for it in the last day.')).toBeVisible();
    await page.getByRole('button', { name: 'Scan this contract' }).click();
    await expect(page.getByText(/^Read at block \d+ of/)).toBeVisible();
    const mint = page.getByRole('row', { name: /^Make more of it/ });
    await expect(mint).toContainText('mint(address,uint256)');
    await expect(mint).toContainText(scene.keys[0]!.slice(2, 6));
    await expect(page.getByText('It calls itself Coin (COIN)')).toBeVisible();
    await expect(page.getByRole('row', { name: /^One key/ })).toBeVisible();
    await page.reload();
    await expect(mint).toBeVisible();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await findViolations(page)).toEqual([]);
  });

  test('is answered to programs, the proof by its command', async () => {
    const { address } = scene.truth.get('coin of a safe')!;
    const answer = await fetch(`${site.url}/api/skynet/privileged-function?address=${address}`);
    const { items } = (await answer.json()) as { items: { name: string; repeat: string }[] };
    const { repeat } = items.find(({ name }) => name === 'pause()')!;
    const [, to, data, from, block] = /call (\S+) (\S+) --from (\S+) --block (\d+)/.exec(repeat)!;
    const call = (by: string) =>
      scene.anvil.rpc('eth_call', { to, data, from: by }, `0x${Number(block).toString(16)}`);
    await expect(call(from!)).resolves.toBe('0x');
    await expect(call(`0x${'12'.repeat(20)}`)).rejects.toThrow('revert');
  });
});
