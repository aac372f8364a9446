import { eq } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { audits, observations, projects, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, erc20, importText, record } from '../testing/importText';

const row = (name: string, more: object = {}) => ({
  name,
  symbol: name.slice(0, 3).toUpperCase(),
  address: null,
  url: `https://${name.toLowerCase().replaceAll(' ', '')}.example`,
  chains: ['Ethereum'],
  category: 'Lending',
  audits: '0',
  audit_links: [],
  twitter: null,
  github: null,
  listedAt: 1,
  ...more,
});

describe("importing DefiLlama's protocols", () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
  });
  afterAll(() => store.close());

  const load = (...rows: object[]) => importText(store, 'defillama-protocols', rows);
  const one = async (id: string) =>
    (await store.db.select().from(projects).where(eq(projects.id, id)))[0];

  it('makes listed projects, and nothing the second time', async () => {
    const rows = [row('Alpha', { address: address(1) }), row('Beta', { category: 'Dexs' })];
    expect(await load(...rows)).toMatchObject({ read: 2, new: 2 });
    expect(await one('alpha')).toMatchObject({
      category: 'lending',
      origin: 'defillama-protocols',
      tickers: ['ALP'],
      chains: ['eip155:1'],
      launchedOn: null,
    });
    expect(await one('beta')).toMatchObject({
      category: 'dex',
      tickers: [],
      links: { website: 'https://beta.example' },
    });
    expect(await load(...rows)).toMatchObject({ new: 0, changed: 0, skipped: 2 });
  });

  it('takes versions that share a token for one project', async () => {
    const v2 = row('Alpha V2', { address: `ethereum:${address(1)}`, chains: ['Ethereum'] });
    const v3 = row('Alpha V3', { address: address(1), chains: ['Base'] });
    expect(await load(v3, v2)).toMatchObject({ read: 2, new: 1 });
    expect(await one('alpha-v3')).toMatchObject({
      name: 'Alpha V3',
      chains: ['eip155:8453', 'eip155:1'],
    });
    expect(await load(v3, v2)).toMatchObject({ new: 0, changed: 0, skipped: 1 });
  });

  it('never makes an audit from a link: it keeps the link and marks the list as incomplete', async () => {
    const rows = [
      row('Alpha', {
        audits: '2',
        audit_links: ['https://firm.example/a.pdf', 'https://firm.example/b.pdf'],
      }),
    ];
    await load(...rows);
    expect(await store.db.select().from(audits)).toEqual([]);
    expect(await store.db.select().from(observations)).toMatchObject([
      { key: 'audit-review', value: { complete: false } },
    ]);
    expect(await store.db.select().from(sources)).toMatchObject([
      { url: 'https://firm.example/a.pdf', tier: 'P3' },
    ]);
    expect(
      await importText(store, 'defillama-protocols', rows, { now: new Date('2027-01-01') }),
    ).toMatchObject({ changed: 0, skipped: 1 });
  });

  it('enriches a listed token and gives way to a project file', async () => {
    await importText(store, 'token-list', {
      name: 'L',
      timestamp: '2026-11-21T00:00:00.000Z',
      version: { major: 1, minor: 0, patch: 0 },
      tokens: [
        {
          chainId: 1,
          address: address(1),
          symbol: 'ALP',
          name: 'Alpha Token',
          decimals: 18,
          logoURI: 'https://l.example/a.png',
        },
      ],
    });
    expect(await load(row('Alpha', { address: address(1) }))).toMatchObject({ new: 0, changed: 1 });
    expect(await one('alpha-token')).toMatchObject({
      name: 'Alpha',
      category: 'lending',
      origin: 'defillama-protocols',
      logo: 'https://l.example/a.png',
    });
    const file = record('alpha', {
      name: 'Alpha',
      category: 'cdp',
      tokens: [{ id: erc20(1), symbol: 'ALP' }],
      links: { website: 'https://own.example' },
    });
    await importText(store, 'projects', file);
    await load(
      row('Alpha', {
        address: address(1),
        twitter: 'alpha',
        audit_links: ['https://firm.example/a.pdf'],
      }),
    );
    expect(await one('alpha')).toMatchObject({
      category: 'cdp',
      links: { website: 'https://own.example' },
      origin: 'projects',
    });
    expect(await importText(store, 'projects', file)).toMatchObject({ changed: 0, skipped: 1 });
  });

  const listOf = (publishedOn: string | undefined, ...rows: object[]) =>
    importText(store, 'defillama-protocols', rows, { parameters: { publishedOn } });
  const values = async () =>
    (
      await store.db
        .select({ value: observations.value, on: sources.statedOn })
        .from(observations)
        .innerJoin(sources, eq(sources.id, observations.sourceId))
        .where(eq(observations.key, 'value'))
        .orderBy(observations.id)
    ).map(({ value, on }) => [(value as { usd: number }).usd, on]);

  it('adds up what lies in the versions of a family, for the day of the list, once a week', async () => {
    const family = { parentProtocol: 'parent#alpha' };
    const rows = [
      row('Alpha V3', { ...family, tvl: 1000.4 }),
      row('Alpha V2', { ...family, tvl: 20, address: address(1) }),
      row('Beta', { tvl: null }),
    ];
    expect(await listOf('2026-11-01', ...rows)).toMatchObject({ new: 2 });
    expect((await one('alpha-v3'))?.tickers).toEqual(['ALP']);
    expect(await values()).toEqual([[1020, '2026-11-01']]);
    expect(await listOf('2026-11-07', ...rows)).toMatchObject({ changed: 0, skipped: 2 });
    expect(await listOf('2026-11-08', ...rows)).toMatchObject({ changed: 1, skipped: 1 });
    expect(await values()).toEqual([
      [1020, '2026-11-01'],
      [1020, '2026-11-08'],
    ]);
  });

  it('joins no family of a company, and counts no exchange as deposits', async () => {
    const family = { parentProtocol: 'parent#company' };
    await listOf(
      '2026-11-01',
      row('Company', { ...family, category: 'CEX', tvl: 900 }),
      row('Wrapped A', { ...family, tvl: 5, address: address(1) }),
      row('Wrapped B', { ...family, tvl: 7, address: address(2) }),
    );
    expect((await store.db.select().from(projects)).map(({ id }) => id).sort()).toEqual([
      'company',
      'wrapped-a',
      'wrapped-b',
    ]);
    expect(await values()).toEqual([
      [5, '2026-11-01'],
      [7, '2026-11-01'],
    ]);
  });

  it('does not put deposits in the place of what a project has issued', async () => {
    const issued = { key: 'value', value: { usd: 80, measure: 'issued' }, source: 's' };
    await importText(
      store,
      'projects',
      record('alpha', { tokens: [{ id: erc20(1), symbol: 'ALP' }], observations: [issued] }),
    );
    await listOf('2026-11-01', row('Alpha Bridge', { address: address(1), tvl: 9 }));
    expect(await values()).toEqual([[80, null]]);
  });

  it('keeps no value of a list whose day nobody states, and refuses one of tomorrow', async () => {
    await listOf(undefined, row('Alpha', { tvl: 5 }));
    expect(await values()).toEqual([]);
    await expect(listOf('2026-11-22', row('Alpha', { tvl: 5 }))).rejects.toThrow('in the future');
    for (const tvl of [-5, 1e16])
      expect((await listOf('2026-11-01', row('Alpha', { tvl }))).refusedTotal).toBe(1);
  });

  it('tells namesakes without a token apart by their website', async () => {
    await importText(
      store,
      'projects',
      record('alpha', { name: 'Alpha', links: { website: 'https://www.alpha.example/home' } }),
    );
    await load(row('Alpha'), row('Alpha', { url: 'https://other.example', symbol: 'OTH' }));
    expect(
      (await store.db.select().from(projects).orderBy(projects.id)).map(({ id }) => id),
    ).toEqual(['alpha', 'alpha-oth']);
  });

  it('refuses bad rows at their place', async () => {
    const at = (index: number) => ({ index, line: 1, column: expect.any(Number) as number });
    expect((await load(row('Alpha'), { symbol: 'X' }, 7 as never)).refused).toMatchObject([
      { ...at(1), reason: 'name is missing' },
      { ...at(2), reason: 'not an object' },
    ]);
  });
});
