import { openTestStore } from '../../../../testing/store';
import { audits, contracts, projects, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, importText, record } from '../testing/importText';
import { exportProjectsPage } from './exportProjects';

const plain = { url: 'https://vault.example/docs', title: 'Docs', tier: 'P1' };
const SOURCES = {
  s: { ...plain, checkedOn: '2026-11-01' },
  report: { ...plain, checkedOn: '2026-11-01', statedOn: '2024-08', locator: 'page 3' },
  slot: {
    ...{ url: 'https://explorer.example/b1', title: 'Slot', tier: 'P0', checkedOn: '2026-11-01' },
    ...{ statedOn: '2026-10-31', how: 'machine', locator: 'slot 0x36', block: 23_478_000 },
  },
};

const CONTRACT = {
  id: `eip155:1:${address(1)}`,
  name: 'Vault',
  role: 'vault',
  proxy: true,
  implementation: `eip155:1:${address(2)}`,
  holdsFunds: true,
  codeChangedOn: '2025-09-10',
  codeChanges: ['2024-02-10', '2025-09-10'],
  codeChangesWhole: false,
  listed: true,
  source: 's',
  sources: { code: 'slot', proxy: 'slot' },
};
const AUDIT = {
  auditor: 'Firm',
  title: 'Core (August 2024)',
  publishedOn: '2024-08',
  reportUrl: 'https://firm.example/core.pdf',
  findingCounts: { major: { resolved: 2 } },
  findingsWhole: false,
  source: 'report',
};
const OBSERVATIONS = {
  launched: { on: '2023-04-05' },
  'contract-list': { through: '2026-10-31' },
  'audit-list': { through: '2026-10-31', lists: ['Security page'], count: 4 },
  'incident-list': {
    through: '2026-10-31',
    lists: [{ name: 'List of hacks', beyondContracts: true, through: '2026-10-31' }],
  },
  control: {
    powers: [
      {
        ...{ power: 'move-funds', holder: 'key' },
        reach: { extent: 'bounded', limit: 'rewards only', source: 'slot' },
      },
    ],
    whole: false,
  },
  token: { exists: true },
  'token-powers': { powers: [], whole: true },
  accountable: { who: 'entity', confirmed: null, name: 'Vault Labs Ltd.' },
  reserves: { proof: 'attestation', attestedOn: '2026-09-30' },
  redemption: { open: 'approved' },
  'state-validation': { proofs: 'permitted' },
  'exit-window': { seconds: 604_800 },
  validation: { kind: 'signers', signers: 19, threshold: 13 },
};

const full = (more: object = {}) =>
  record('vault', {
    profile: 'backed',
    contracts: [CONTRACT],
    audits: [AUDIT],
    incidents: [
      {
        ...{ occurredOn: '2024-02-03', title: 'Drained', summary: 'Gone.', source: 's' },
        ...{ lossUsd: 1_250_000, lossShare: 0.04 },
      },
    ],
    bounty: { status: 'none', statedBy: 'board', source: 's' },
    observations: Object.entries(OBSERVATIONS).map(([key, value]) => ({ key, value, source: 's' })),
    sources: SOURCES,
    ...more,
  });

describe('what method 2.0 needs of a project file', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
    await importText(store, 'projects', full());
  });
  afterAll(() => store.close());

  const exported = async () => {
    const page = await exportProjectsPage(store, '');
    expect(page).toMatchObject({ refused: [], leftOut: 0 });
    return page.text;
  };
  const read = async () => JSON.parse(await exported()) as Record<string, Record<string, never>[]>;

  it('is exported as it was stated, and importing that changes nothing', async () => {
    const text = await exported();
    const written = JSON.parse(text) as ReturnType<typeof full> & {
      sources: Record<string, unknown>;
      contracts: [{ source: string; sources: Record<string, string> }];
    };
    const [contract] = written.contracts;
    expect(written).toMatchObject({
      profile: 'backed',
      contracts: [{ ...CONTRACT, source: expect.anything(), sources: expect.anything() }],
      audits: [{ ...AUDIT, source: expect.anything() }],
      incidents: [{ lossShare: 0.04 }],
      bounty: { status: 'none', statedBy: 'board' },
      observations: Object.entries(OBSERVATIONS)
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([key, value]) => ({ key, value: key === 'control' ? expect.anything() : value })),
    });
    expect(Object.keys(contract.sources).sort()).toEqual(['code', 'proxy']);
    expect(written.sources[contract.sources.code!]).toEqual(SOURCES.slot);
    expect(written.sources[contract.sources.proxy!]).toEqual(SOURCES.slot);
    expect(Object.values(written.sources)).toEqual(expect.arrayContaining(Object.values(SOURCES)));

    expect(await importText(store, 'projects', text, { remove: true })).toMatchObject({
      skipped: 1,
      removals: { total: 0 },
    });
    await emptyTables(store.db, 'projects, sources');
    await importText(store, 'projects', text);
    expect(await exported()).toBe(text);
  });

  it('stores a month as its first day, marked as a month, and sources apart that differ in where to look', async () => {
    expect(await store.db.select().from(audits)).toMatchObject([
      { publishedOn: '2024-08-01', publishedPrecision: 'month', findingsWhole: false },
    ]);
    expect(await store.db.select().from(projects)).toMatchObject([{ profile: 'backed' }]);
    expect(await store.db.select().from(contracts)).toMatchObject([
      { codeChanges: ['2024-02-10', '2025-09-10'], codeChangedOn: '2025-09-10' },
    ]);
    const stored = await store.db.select().from(sources).orderBy(sources.title, sources.statedOn);
    expect(stored).toMatchObject([
      { title: 'Docs', statedOn: '2024-08-01', statedPrecision: 'month', locator: 'page 3' },
      { title: 'Docs', statedOn: null, how: 'person', locator: null, block: null },
      { title: 'Slot', statedOn: '2026-10-31', how: 'machine', block: 23_478_000 },
    ]);
  });

  it('knows the last change of code from the list of changes', async () => {
    const { codeChangedOn: _, ...contract } = CONTRACT;
    const contracts = [{ ...contract, codeChanges: ['2026-01-02', '2024-02-10'] }];
    await importText(store, 'projects', full({ contracts }), { remove: true });
    expect((await read()).contracts).toMatchObject([
      { codeChangedOn: '2026-01-02', codeChanges: ['2024-02-10', '2026-01-02'] },
    ]);
  });

  it('keeps a field with its own source where a later file says nothing of it', async () => {
    const { id, name, role } = CONTRACT;
    const contracts = [{ id, name, role, proxy: false, source: 's' }];
    await importText(store, 'projects', full({ contracts }));
    const [contract] = (await read()).contracts!;
    expect(contract).toMatchObject({
      proxy: false,
      implementation: CONTRACT.implementation,
      codeChanges: CONTRACT.codeChanges,
      listed: true,
    });
    expect(Object.keys(contract!.sources!)).toEqual(['code']);
  });

  it('corrects a month to the day of the report without another audit', async () => {
    await importText(
      store,
      'projects',
      full({ audits: [{ ...AUDIT, publishedOn: '2024-08-19' }] }),
    );
    expect((await read()).audits).toMatchObject([{ publishedOn: '2024-08-19' }]);
    expect(await store.db.select().from(audits)).toMatchObject([{ publishedPrecision: 'day' }]);
  });

  it('is withdrawn where a file that may remove leaves it out', async () => {
    const { codeChanges: _, sources: _s, ...contract } = CONTRACT;
    const { findingsWhole: _w, ...audit } = AUDIT;
    const less = full({ profile: null, contracts: [contract], audits: [audit] });
    const { removals } = await importText(store, 'projects', less, { remove: true });
    expect(removals.listed.flatMap(({ items }) => items).sort()).toEqual([
      `codeChanges of Vault ${CONTRACT.id}`,
      'findingsWhole of audit Firm 2024-08',
      'profile',
    ]);
    const written = await read();
    expect(written).not.toHaveProperty('profile');
    expect(written.contracts![0]).not.toHaveProperty('sources');
    expect(written.contracts![0]).not.toHaveProperty('codeChanges');
    expect(written.audits![0]).not.toHaveProperty('findingsWhole');
  });
});
