import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { incidents, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { importText, record } from '../testing/importText';

const section = (heading: string, lost: string) =>
  `### ${heading}\n\n### Lost: ${lost}\n\n#### Contract\n[T.sol](src/test/2026-08/T.sol)\n\n`;

describe('importing DeFiHackLabs', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
    await importText(store, 'projects', record('vault', { name: 'Vault', chains: ['eip155:1'] }));
  });
  afterAll(() => store.close());

  const load = (input: unknown, options = {}) => importText(store, 'defihacklabs', input, options);
  const stored = () => store.db.select().from(incidents).orderBy(asc(incidents.occurredOn));

  it('records the incidents of a README, of a project or by the name of the victim', async () => {
    const readme =
      section('20260820 Vault - Reentrancy', '~$1.2M') + section('20260821 Other - Key', '3 ETH');
    expect(await load(readme)).toMatchObject({ read: 2, new: 2, projects: 1 });
    expect(await stored()).toMatchObject([
      { projectId: 'vault', title: 'Reentrancy', lossUsd: 1.2e6, resolved: null },
      { projectId: null, victim: 'Other', lossUsd: null, summary: 'Loss as reported: 3 ETH.' },
    ]);
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({
        title: 'DeFiHackLabs',
        url: 'https://github.com/SunWeb3Sec/DeFiHackLabs',
        tier: 'P3',
      }),
    );
    expect(await load(readme)).toMatchObject({ new: 0, changed: 0, skipped: 2 });
  });

  it('adds nothing of the Explorer that the README brought, and knows its chains', async () => {
    await load(section('20260820 Vault - Reentrancy', '~$1.2M'));
    const row = { type: 'Key', Lost: 7, lossType: 'USD', Contract: '', chain: 'Ethereum' };
    const rows = [
      { ...row, date: '20260821', name: 'Vault' },
      { ...row, date: '20260701', name: 'Vault' },
    ];
    expect(await load(rows)).toMatchObject({ new: 1, skipped: 1 });
    expect(await stored()).toMatchObject([{ chain: 'eip155:1', lossUsd: 7 }, { lossUsd: 1.2e6 }]);
  });

  it('refuses a day that does not exist at its heading', async () => {
    const readme =
      section('20261301 Vault - Key', '1') + section('20260820 Vault - Reentrancy', '~$1.2M');
    const summary = await load(readme);
    expect(summary.new).toBe(1);
    expect(summary.refused).toEqual([
      { line: 1, column: 1, reason: 'date is missing or not YYYY-MM-DD' },
    ]);
  });
});
