import { eq } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { projects, tokens } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, erc20, importText, ndjson, record } from '../testing/importText';
import { fingerprintProjects } from './fingerprint';

const vault = (more: object = {}) =>
  record('vault', {
    description: 'Keeps things.',
    links: { website: 'https://vault.example' },
    tokens: [{ id: erc20(7), symbol: 'VLT' }],
    contracts: [
      { id: `eip155:1:${address(1)}`, name: 'Core', role: 'core', verified: 'exact', source: 's' },
    ],
    audits: [
      {
        auditor: 'Firm',
        publishedOn: '2025-05-05',
        reportUrl: 'https://firm.example/r.pdf',
        findings: [{ title: 'Overflow', severity: 'major', status: 'open' }],
        source: 's',
      },
    ],
    bounty: { status: 'active', topRewardUsd: 50_000.5, source: 's' },
    observations: [{ key: 'team', value: { confirmedNames: 2 }, source: 's' }],
    ...more,
  });

describe('the fingerprint of a stored project', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  const load = async (more: object = {}) => {
    await importText(store, 'projects', ndjson([vault(more)]), { remove: true });
    return (await fingerprintProjects(store.db, ['vault'])).get('vault');
  };

  // Stores keep it: if it changes, every record of theirs counts as changed by the operator.
  it('is the same in every version', async () => {
    expect(await load()).toBe('90a6e47ee98c1a9c7598563c12b9d546c1903dc02e1e9db86d4b60bcff59bd4a');
  });

  it.each([
    ['description', { description: 'Keeps other things.' }],
    ['bounty', { bounty: null }],
    ['audits', { audits: [] }],
    [
      'observations',
      { observations: [{ key: 'team', value: { confirmedNames: 3 }, source: 's' }] },
    ],
  ])('changes with its %s', async (_, more) => {
    const before = await load();
    expect(await load(more)).not.toBe(before);
  });

  it.each([
    ['a newer search from a list', '2026-11-01'],
    ['the day of one list in a search that has run out', '2026-01-01'],
  ])('does not change with %s', async (_, through) => {
    const lists = [
      { name: 'By hand', beyondContracts: true },
      { name: 'DefiLlama hacks', beyondContracts: true },
    ];
    const value = { through, lists };
    const before = await load({ observations: [{ key: 'incident-list', value, source: 's' }] });
    const days = [2020, 2021, 2022, 2023, 2024, 2025].map((year) => `${year}-03-04`);
    const rows = [...days, '2026-11-15'].map((date) => ({ date, name: 'Nobody' }));
    expect(await importText(store, 'defillama-hacks', rows)).toMatchObject({ changed: 1 });
    expect((await fingerprintProjects(store.db, ['vault'])).get('vault')).toBe(before);
    await emptyTables(store.db, 'projects');
  });

  it('does not change with what lists fill: logo and tokens', async () => {
    const before = await load();
    await store.db.update(projects).set({ logo: 'metamask/uni.svg' });
    await store.db
      .update(tokens)
      .set({ name: 'Vault' })
      .where(eq(tokens.id, erc20(7)));
    expect((await fingerprintProjects(store.db, ['vault'])).get('vault')).toBe(before);
  });
});
