import type { ObservationKey } from '../../../contracts/vocabulary';
import { openTestStore } from '../../../testing/store';
import { audits, bounties, contracts, findings, incidents, meta, sources } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import {
  CHECKED_AT,
  NOON,
  observe,
  storeFullProject,
  storeProject,
  storeSource,
  testAddress,
  testContractId,
} from '../testing/storeProject';
import { collectFacts } from './collectFacts';

const plain = {
  ...{ url: 'https://example.org/vault-file', title: 'vault-file', tier: 'P1' },
  ...{ statedAt: null, precision: 'day', readAt: CHECKED_AT },
  ...{ how: 'person', locator: null, block: null },
};
const contract = (digit: number) => ({
  ...{ id: testContractId(digit), projectId: 'vault', chain: 'eip155:1' },
  ...{ address: testAddress(digit), name: `Vault ${digit}`, role: 'vault' },
});
const audit = {
  ...{ projectId: 'vault', auditor: 'Firm', publishedOn: '2025-06-01' },
  reportUrl: 'https://example.org/a.pdf',
};

describe('collectFacts', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
  });
  afterAll(() => store.close());

  const loadFacts = async (now = NOON, id = 'vault') =>
    (await collectFacts(store.db, [id], now))[0]!.facts;
  const storeVault = async (more: Parameters<typeof storeProject>[2] = {}) => {
    await storeProject(store.db, 'vault', more);
    return storeSource(store.db, 'vault-file');
  };
  const storeSlot = async () => {
    const [row] = await store.db
      .insert(sources)
      .values({
        ...{ url: 'https://example.org/slot', title: 'slot', tier: 'P0', checkedAt: CHECKED_AT },
        ...{ statedOn: '2026-11-19', how: 'machine', locator: 'slot 0x36', block: 23_478_000 },
      })
      .returning({ id: sources.id });
    return row!.id;
  };
  const slot = {
    ...{ url: 'https://example.org/slot', title: 'slot', tier: 'P0', readAt: CHECKED_AT },
    ...{ statedAt: '2026-11-19', precision: 'day', how: 'machine' },
    ...{ locator: 'slot 0x36', block: 23_478_000 },
  };

  it('carries everything recorded, each fact with its source', async () => {
    await storeFullProject(store.db, 'vault', 1);
    const evidence = [{ ...plain, statedAt: '2026-11-20' }];
    const read = { tier: 'P0', how: 'machine', title: 'vault-chain' };
    expect(await loadFacts()).toMatchObject({
      ...{ projectId: 'vault', status: 'active', profile: 'protocol' },
      contracts: [
        {
          id: testContractId(1),
          proxy: { value: false, evidence },
          holdsFunds: { value: true, evidence },
          verified: { value: 'exact', evidence },
          deployedOn: { value: '2020-03-01', evidence },
          code: {
            value: { implementation: null, lastChangedOn: '2020-03-01', changes: ['2020-03-01'] },
            evidence,
          },
          listed: { value: true, evidence },
          evidence,
        },
      ],
      audits: [
        {
          ...{ auditor: 'Example Audits', publishedOn: '2025-06-01', precision: 'day', evidence },
          scope: {
            contracts: [{ contract: testContractId(1), implementation: null }],
            ownCode: true,
          },
          findings: {
            counts: [
              { severity: 'medium', status: 'acknowledged', count: 1 },
              { severity: 'medium', status: 'resolved', count: 3 },
            ],
            whole: true,
          },
        },
      ],
      bounty: {
        value: { status: 'active', topRewardUsd: 100_000, statedBy: 'project' },
        evidence,
      },
      control: {
        value: { powers: [{ holder: 'multisig', signers: 9 }], whole: true },
        evidence: [read],
      },
      tokenPowers: { value: { whole: true } },
      holderConcentration: { value: { top10Share: 0.35 } },
      documentation: { value: { coversDeployedCode: 'yes' } },
      repository: { value: { public: true, lastActivityOn: '2026-11-01' } },
      contractList: { value: { through: '2026-11-20', count: 1 }, evidence },
      auditList: { value: { through: '2026-11-20', count: 1 }, evidence },
      incidentList: { value: { through: '2026-11-20', count: 0 }, evidence },
      accountable: { value: { who: 'entity', confirmed: true }, evidence },
      launchedOn: { value: '2020-03-01', evidence },
      ...{ votes: null, pageViews: null, dangers: [], incidents: [] },
    });
  });

  it('answers nulls and empty lists where nothing is recorded, and leaves unknown ids out', async () => {
    await storeProject(store.db, 'coin');
    const [collected, ...others] = await collectFacts(store.db, ['nobody', 'coin'], NOON);
    expect(others).toEqual([]);
    const { projectId, status, profile, ...rest } = collected!.facts;
    expect([projectId, status, profile]).toEqual(['coin', 'active', 'protocol']);
    expect(Object.values(rest).filter((value) => Array.isArray(value))).toEqual([[], [], [], []]);
    expect(Object.values(rest).filter((value) => value !== null)).toHaveLength(4);
    expect(await collectFacts(store.db, [], NOON)).toEqual([]);
  });

  it.each([
    ['layer-2', null, 'rollup'],
    ['bridge', null, 'bridge'],
    ['stablecoin', null, 'backed'],
    ['real-world-assets', null, 'backed'],
    ['dex', null, 'protocol'],
    ['token', 'backed', 'backed'],
  ] as const)('measures category %s with profile %s as %s', async (category, profile, expected) => {
    await storeVault({ category, profile });
    expect((await loadFacts()).profile).toBe(expected);
  });

  it('takes each field of a contract from its own source, and none without a source', async () => {
    const sourceId = await storeVault();
    const fieldSources = { proxy: await storeSlot() };
    const known = { proxy: true, holdsFunds: true, implementation: testContractId(9) };
    await store.db.insert(contracts).values([
      { ...contract(1), ...known, listed: true, sourceId, fieldSources },
      { ...contract(2), ...known, fieldSources },
      { ...contract(3), ...known },
    ]);
    const code = { implementation: testContractId(9), lastChangedOn: null, changes: null };
    expect((await loadFacts()).contracts).toMatchObject([
      {
        proxy: { value: true, evidence: [slot] },
        holdsFunds: { value: true, evidence: [plain] },
        code: { value: code, evidence: [plain] },
        listed: { value: true, evidence: [plain] },
        evidence: [plain],
      },
      { proxy: { value: true, evidence: [slot] }, holdsFunds: null, code: null, evidence: [] },
      { proxy: null, holdsFunds: null, code: null, listed: null, evidence: [] },
    ]);
  });

  it('knows changes of code up to the day, and the last one only where it is sure', async () => {
    const sourceId = await storeVault();
    const more = { implementation: testContractId(9), verified: 'exact', sourceId };
    const changed = (...codeChanges: string[]) => ({
      ...{ codeChanges, codeChangedOn: codeChanges.at(-1) },
    });
    await store.db.insert(contracts).values([
      { ...contract(1), ...more, ...changed('2024-01-01', '2026-11-22'), codeChangesWhole: true },
      { ...contract(2), ...more, ...changed('2024-01-01', '2026-11-22') },
      { ...contract(3), ...more, codeChanges: [], codeChangesWhole: true },
      { ...contract(4), sourceId },
    ]);
    const values = async (now?: Date) =>
      (await loadFacts(now)).contracts.map(({ code, verified }) => [code?.value, verified?.value]);
    const implementation = testContractId(9);
    expect(await values()).toEqual([
      [{ implementation: null, lastChangedOn: '2024-01-01', changes: ['2024-01-01'] }, undefined],
      [undefined, undefined],
      [{ implementation, lastChangedOn: null, changes: [] }, 'exact'],
      [undefined, undefined],
    ]);
    const lastChangedOn = '2026-11-22';
    expect((await values(new Date('2026-11-22T12:00:00Z'))).slice(0, 2)).toEqual([
      [{ implementation, lastChangedOn, changes: ['2024-01-01', lastChangedOn] }, 'exact'],
      [{ implementation, lastChangedOn, changes: null }, 'exact'],
    ]);
  });

  it('says what a report covers, how exactly its day is known and whether its findings are whole', async () => {
    const sourceId = await storeVault();
    await store.db.insert(contracts).values({ ...contract(1), sourceId });
    const spelled = `eip155:1:0x${testAddress(1).slice(2).toUpperCase()}`;
    await store.db.insert(audits).values([
      { ...audit, id: 'a', publishedPrecision: 'month' },
      { ...audit, id: 'b', scope: {}, findingsKnown: true },
      { ...audit, id: 'c', scope: { commit: 'abc' }, findingsKnown: true, findingsWhole: false },
      { ...audit, id: 'd', scope: { contracts: [{ id: spelled }] }, sourceId },
      { ...audit, id: 'e', scope: { contracts: [{ id: testContractId(7) }] } },
    ]);
    const facts = (await loadFacts()).audits;
    expect(facts.map(({ scope }) => scope)).toEqual([
      null,
      { contracts: [], ownCode: false },
      { contracts: [], ownCode: true },
      { contracts: [{ contract: testContractId(1), implementation: null }], ownCode: true },
      { contracts: [], ownCode: true },
    ]);
    expect(facts.map(({ findings }) => findings?.whole)).toEqual([
      ...[undefined, true, false, undefined, undefined],
    ]);
    expect(facts[0]).toMatchObject({ publishedOn: '2025-06-01', precision: 'month' });
    expect(facts[0]!.evidence).toMatchObject([
      { url: audit.reportUrl, statedAt: '2025-06-01', precision: 'month' },
    ]);
    expect(facts[3]!.evidence).toEqual([plain]);
  });

  it.each([
    ['https://vault.example/security', null, 'project'],
    ['https://immunefi.com/bug-bounty/vault', null, 'board'],
    ['https://audits.sherlock.xyz/bug-bounties/1', null, 'board'],
    ['https://notimmunefi.com/', null, 'project'],
    ['https://immunefi.com/bug-bounty/vault', 'project', 'project'],
  ] as const)('a bounty of %s, stated by %s, is stated by %s', async (url, statedBy, expected) => {
    await storeVault();
    const [row] = await store.db
      .insert(sources)
      .values({ url, title: 'Bounty', tier: 'P3', checkedAt: CHECKED_AT })
      .returning({ id: sources.id });
    const bounty = { projectId: 'vault', status: 'none', statedBy, sourceId: row!.id };
    await store.db.insert(bounties).values(bounty);
    expect((await loadFacts()).bounty?.value.statedBy).toBe(expected);
  });

  it('has the share that an incident took, and whether it was resolved on that day', async () => {
    const sourceId = await storeVault();
    await store.db.insert(incidents).values({
      ...{ id: 'i', projectId: 'vault', victim: 'Vault', title: 'Drained', sourceId },
      ...{ occurredOn: '2026-11-01', lossShare: 0.2, resolved: true, resolvedOn: '2026-11-22' },
    });
    const before = (await loadFacts()).incidents;
    expect(before).toMatchObject([{ lossShare: 0.2, resolved: false, evidence: [plain] }]);
    const later = await loadFacts(new Date('2026-11-22T12:00:00Z'));
    expect(later.incidents).toMatchObject([{ resolved: true }]);
  });

  it.each<[ObservationKey, object, string, unknown]>([
    ['launched', { on: '2021-04-05' }, 'launchedOn', '2021-04-05'],
    [
      'audit-list',
      { through: '2026-11-01', lists: ['Own list'], count: 8 },
      'auditList',
      { through: '2026-11-01', lists: ['Own list'], count: 8 },
    ],
    ['control', { powers: [], whole: true }, 'control', { powers: [], whole: true }],
    ['token', { exists: false }, 'token', { exists: false }],
    ['token-powers', { powers: [] }, 'tokenPowers', { powers: [], whole: false }],
    [
      'accountable',
      { who: 'entity', confirmed: true, name: 'Vault Ltd.' },
      'accountable',
      { who: 'entity', confirmed: true },
    ],
    ['reserves', { proof: 'chain' }, 'reserves', { proof: 'chain', attestedOn: null }],
    ['redemption', { open: 'approved' }, 'redemption', { open: 'approved' }],
    ['state-validation', { proofs: 'open' }, 'stateValidation', { proofs: 'open' }],
    ['exit-window', { seconds: 604_800 }, 'exitWindow', { seconds: 604_800 }],
    [
      'validation',
      { kind: 'signers', signers: 19, threshold: 13 },
      'validation',
      { kind: 'signers', challengeSeconds: null, signers: 19, threshold: 13 },
    ],
    [
      'website',
      { https: true },
      'website',
      {
        ...{ https: true, hsts: null, csp: null, noMixedContent: null },
        ...{ securityTxt: null, dnssec: null, caa: null },
      },
    ],
    [
      'incident-list',
      {
        through: '2026-11-01',
        count: 0,
        lists: [{ name: 'A', beyondContracts: true, through: '2026-11-09' }],
      },
      'incidentList',
      { through: '2026-11-01', count: 0, lists: [{ name: 'A', beyondContracts: true }] },
    ],
  ])('takes %s %j', async (key, value, field, expected) => {
    await observe(store.db, 'vault', key, value, await storeVault());
    const facts = (await loadFacts()) as unknown as Record<string, { value: unknown } | null>;
    expect(facts[field]).toEqual({ value: expected, evidence: [plain] });
  });

  it('counts what is recorded where a list that is whole says no number', async () => {
    const sourceId = await storeVault();
    await store.db.insert(contracts).values([
      { ...contract(1), deployedOn: '2024-01-01', sourceId },
      { ...contract(2), sourceId },
      { ...contract(3), deployedOn: '2026-11-10', sourceId },
    ]);
    const through = '2026-11-01';
    const lists = [{ name: 'List of hacks', beyondContracts: true }];
    await observe(store.db, 'vault', 'contract-list', { through }, sourceId);
    await observe(store.db, 'vault', 'incident-list', { through, lists, count: 3 }, sourceId);
    await observe(store.db, 'vault', 'audit-list', { through, lists: ['Own list'] }, sourceId);
    expect(await loadFacts()).toMatchObject({
      contractList: { value: { through, count: 2 } },
      incidentList: { value: { through, lists, count: 3 } },
      auditList: null,
    });
  });

  it('counts what was read after the day of the demonstration set, for that day only', async () => {
    const sourceId = await storeVault();
    await observe(store.db, 'vault', 'token', { exists: true }, sourceId);
    await store.db
      .insert(bounties)
      .values({ projectId: 'vault', status: 'active', topRewardUsd: 1e6, sourceId });
    const [earlier, later] = ['2026-09-01', '2026-09-02'].map((day) => new Date(`${day}T12:00Z`));
    expect(await loadFacts(earlier)).toMatchObject({ token: null, bounty: null });
    await store.db.insert(meta).values({ key: 'demonstration', value: { asOf: '2026-09-01' } });
    expect(await loadFacts(earlier)).toMatchObject({
      token: { value: { exists: true } },
      bounty: { value: { topRewardUsd: 1e6 } },
    });
    expect(await loadFacts(later)).toMatchObject({ token: null, bounty: null });
    await store.db.delete(meta);
  });

  it('dates an observation by its source; else by its own day, where that is not the day of the check', async () => {
    const sourceId = await storeVault();
    const add = (key: ObservationKey, source: number, at?: string) =>
      observe(store.db, 'vault', key, { powers: [] }, source, at);
    await add('control', sourceId, '2025-08-01T00:00:00.000Z');
    await add('token-powers', await storeSlot(), '2025-08-01T00:00:00.000Z');
    const facts = await loadFacts();
    expect(facts.control?.evidence).toEqual([{ ...plain, statedAt: '2025-08-01' }]);
    expect(facts.tokenPowers?.evidence).toEqual([slot]);
    await add('control', sourceId, '2026-11-21T00:00:00.000Z');
    expect((await loadFacts()).control?.evidence).toEqual([
      { ...plain, readAt: '2026-11-21T00:00:00.000Z' },
    ]);
    expect((await loadFacts(new Date('2025-07-01T00:00:00Z'))).control).toBeNull();
  });

  it('counts the findings that a report lists', async () => {
    await storeVault();
    await store.db.insert(audits).values({ ...audit, id: 'a', findingsKnown: true });
    const finding = { ...{ auditId: 'a', severity: 'major', status: 'open' }, title: 'One' };
    await store.db.insert(findings).values([
      { ...finding, ordinal: 1 },
      { ...finding, ordinal: 2 },
    ]);
    expect((await loadFacts()).audits[0]!.findings?.counts).toEqual([
      { severity: 'major', status: 'open', count: 2 },
    ]);
  });

  it('marks every fact of a sample project as sample', async () => {
    await storeFullProject(store.db, 'vault', 1, { sample: true });
    const [collected] = await collectFacts(store.db, ['vault'], NOON);
    expect(collected).toMatchObject({
      sample: true,
      facts: {
        bounty: { sample: true },
        control: { sample: true },
        contracts: [{ sample: true, proxy: { sample: true } }],
        audits: [{ sample: true }],
      },
    });
  });
});
