import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { incidents, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { importText, record } from '../testing/importText';

/** A row of the list; 1 785 456 000 is 31 July 2026. */
const hack = (more: object = {}) => ({
  ...{ date: 1_785_456_000, name: 'Vault', classification: 'Frontend & Infrastructure' },
  ...{ technique: 'DNS Hijack', amount: 1_200_000, chain: ['Ethereum'], bridgeHack: false },
  ...{ targetType: 'DeFi Protocol', source: 'https://example.org/vault', returnedFunds: null },
  ...{ defillamaId: null, language: null, ...more },
});

describe('importing the hacks of DefiLlama', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
    await importText(store, 'projects', record('vault', { name: 'Vault', chains: ['eip155:1'] }));
  });
  afterAll(() => store.close());

  const load = (input: unknown) => importText(store, 'defillama-hacks', input);
  const stored = () => store.db.select().from(incidents).orderBy(asc(incidents.occurredOn));

  it('records day, technique, loss, share returned and report, with the list as source', async () => {
    expect(await load([hack({ returnedFunds: 300_000 })])).toMatchObject({ read: 1, new: 1 });
    expect(await stored()).toMatchObject([
      {
        ...{ projectId: 'vault', occurredOn: '2026-07-31', title: 'DNS Hijack', chain: 'eip155:1' },
        ...{ lossUsd: 1_200_000, returnedShare: 0.25, links: ['https://example.org/vault'] },
      },
    ]);
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({
        title: 'DefiLlama hacks',
        url: 'https://defillama.com/hacks',
        tier: 'P3',
      }),
    );
    expect(await load([hack({ returnedFunds: 300_000 })])).toMatchObject({ new: 0, changed: 0 });
  });

  it.each<[string, object, object]>([
    ['no amount', { amount: null }, { lossUsd: null, returnedShare: null }],
    ['an amount of 0', { amount: 0, returnedFunds: 0 }, { lossUsd: null, returnedShare: null }],
    ['more returned than lost', { returnedFunds: 2_000_000 }, { returnedShare: null }],
    ['nothing said of a return', {}, { lossUsd: 1_200_000, returnedShare: null }],
    ['several chains', { chain: ['Ethereum', 'Base'] }, { chain: null }],
  ])('leaves open what %s does not say', async (_, row, expected) => {
    await load([hack(row)]);
    expect(await stored()).toMatchObject([expected]);
  });

  it('links the list where a row names no report', async () => {
    await load([hack({ source: '' })]);
    expect(await stored()).toMatchObject([{ links: ['https://defillama.com/hacks'] }]);
  });

  it('keeps an unknown victim by name and refuses what is no row', async () => {
    const summary = await load([hack({ name: 'Other' }), 7, hack({ date: 'soon' })]);
    expect(summary).toMatchObject({ read: 3, new: 1 });
    expect(summary.refused).toHaveLength(2);
    expect(await stored()).toMatchObject([{ projectId: null, victim: 'Other' }]);
  });
});
