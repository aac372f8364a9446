import { asc, eq, sql } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import {
  audits,
  bounties,
  contracts,
  findings,
  incidents,
  observations,
  projectAliases,
  projects,
  sources,
  tokens,
} from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, erc20, importText, ndjson, record } from '../testing/importText';

const counts = ({
  read,
  new: created,
  changed,
  skipped,
  refusedTotal,
}: Awaited<ReturnType<typeof importText>>) => ({
  read,
  new: created,
  changed,
  skipped,
  refused: refusedTotal,
});
const full = (more: object = {}) =>
  record('vault', {
    name: 'Vault',
    description: 'Keeps things.',
    links: { website: 'https://vault.example' },
    tokens: [
      {
        id: erc20(0xabc).toUpperCase().replace('EIP155:1/ERC20:0X', 'eip155:1/erc20:0x'),
        symbol: 'VLT',
        name: 'Vault',
        decimals: 18,
      },
    ],
    contracts: [
      { id: `eip155:1:${address(2)}`, name: 'Pool', role: 'pool', proxy: true, source: 's' },
    ],
    audits: [
      {
        auditor: 'Firm',
        publishedOn: '2025-05-05',
        reportUrl: 'https://firm.example/r.pdf',
        source: 's',
        scope: { contracts: [{ id: `eip155:1:${address(2)}` }] },
        findings: [{ title: 'Overflow', severity: 'major', status: 'resolved' }],
      },
    ],
    incidents: [
      {
        occurredOn: '2025-06-06',
        title: 'Drained',
        summary: 'Some funds left.',
        lossUsd: 5e6,
        source: 's',
      },
    ],
    bounty: { status: 'active', topRewardUsd: 50_000, source: 's' },
    observations: [{ key: 'team', value: { confirmedNames: 2 }, source: 's' }],
    ...more,
  });

describe('importing project files', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
  });
  afterAll(() => store.close());

  const upgradeable = {
    contracts: [
      { id: `eip155:1:${address(1)}`, name: 'Pool', role: 'pool', proxy: true, source: 's' },
    ],
  };
  const observed = (key: string, value: object) => ({
    observations: [{ key, value, source: 's' }],
  });
  const load = (...records: unknown[]) => importText(store, 'projects', ndjson(records));
  const row = async (id: string) =>
    (await store.db.select().from(projects).where(eq(projects.id, id)))[0];

  it('stores everything in a record', async () => {
    expect(counts(await load(full()))).toEqual({
      read: 1,
      new: 1,
      changed: 0,
      skipped: 0,
      refused: 0,
    });
    expect(await row('vault')).toMatchObject({
      name: 'Vault',
      origin: 'projects',
      chains: ['eip155:1'],
      tickers: ['VLT'],
      links: { website: 'https://vault.example' },
      sample: false,
    });
    expect(await store.db.select().from(tokens)).toMatchObject([
      { id: erc20(0xabc), address: address(0xabc), decimals: 18 },
    ]);
    expect(await store.db.select().from(contracts)).toMatchObject([
      { id: `eip155:1:${address(2)}`, proxy: true, verified: null },
    ]);
    expect(await store.db.select().from(audits)).toMatchObject([
      {
        auditor: 'Firm',
        findingsKnown: true,
        scope: { contracts: [{ id: `eip155:1:${address(2)}` }] },
      },
    ]);
    expect(await store.db.select().from(findings)).toMatchObject([
      { title: 'Overflow', severity: 'major', status: 'resolved' },
    ]);
    expect(await store.db.select().from(incidents)).toMatchObject([
      { projectId: 'vault', victim: 'Vault', lossUsd: 5e6, resolved: null },
    ]);
    expect(await store.db.select().from(bounties)).toMatchObject([{ topRewardUsd: 50_000 }]);
    expect(await store.db.select().from(observations)).toMatchObject([
      { key: 'team', observedAt: '2026-11-01T00:00:00.000Z' },
    ]);
    expect(await store.db.select().from(sources)).toMatchObject([
      { url: 'https://example.org/facts', tier: 'P1' },
    ]);
  });

  it('changes nothing the second time, whatever the order of keys', async () => {
    await load(full());
    const before = await row('vault');
    const reversed = Object.fromEntries(Object.entries(full()).reverse());
    expect(counts(await load(reversed))).toEqual({
      read: 1,
      new: 0,
      changed: 0,
      skipped: 1,
      refused: 0,
    });
    expect(await row('vault')).toEqual(before);
  });

  it('gives the same counts in a dry run, and writes nothing', async () => {
    await load(full());
    const next = [
      full({ name: 'Vault 2' }),
      record('other'),
      record('third', { tokens: [{ id: erc20(0xabc), symbol: 'X' }] }),
      { id: 3 },
    ];
    const dry = await importText(store, 'projects', ndjson(next), { dryRun: true });
    expect((await row('vault'))?.name).toBe('Vault');
    expect(await row('other')).toBeUndefined();
    const wet = await load(...next);
    expect({ ...dry, dryRun: false }).toEqual(wet);
    expect(counts(wet)).toEqual({ read: 4, new: 1, changed: 1, skipped: 0, refused: 2 });
  });

  it('with remove, removes what a file withdraws, and keeps the history of observations', async () => {
    await load(full());
    await importText(
      store,
      'projects',
      record('vault', {
        name: 'Vault',
        description: null,
        contracts: [],
        audits: [],
        incidents: [],
        bounty: null,
        observations: [{ key: 'team', value: { confirmedNames: 1 }, source: 's' }],
      }),
      { remove: true },
    );
    expect(await row('vault')).toMatchObject({
      description: null,
      links: { website: 'https://vault.example' },
      tickers: ['VLT'],
    });
    for (const table of [contracts, audits, findings, incidents, bounties])
      expect(await store.db.select().from(table)).toEqual([]);
    const values = await store.db
      .select({ value: observations.value })
      .from(observations)
      .orderBy(asc(observations.id));
    expect(values.map((one) => one.value)).toEqual([{ confirmedNames: 2 }, { confirmedNames: 1 }]);
  });

  it('adds an observation only when value, source or time differ', async () => {
    const observed = (confirmedNames: number, observedOn: string) => ({
      key: 'team',
      value: { confirmedNames },
      source: 's',
      observedOn,
    });
    await load(
      record('a', { observations: [observed(2, '2026-01-01'), observed(3, '2026-02-01')] }),
    );
    await load(
      record('a', { observations: [observed(3, '2026-02-01'), observed(2, '2026-01-01')] }),
    );
    expect(await store.db.select().from(observations)).toHaveLength(2);
    await load(record('a', { observations: [observed(3, '2026-03-01')] }));
    expect(await store.db.select().from(observations)).toHaveLength(3);
  });

  it('refuses bad lines with their number and takes the others', async () => {
    const summary = await importText(
      store,
      'projects',
      `${JSON.stringify(record('a'))}\n{"id":\n${JSON.stringify(record('b', { status: 'fine' }))}\n${JSON.stringify(record('c'))}`,
    );
    expect(counts(summary)).toEqual({ read: 4, new: 2, changed: 0, skipped: 0, refused: 2 });
    expect(summary.refused).toEqual([
      expect.objectContaining({
        line: 2,
        column: 7,
        reason: 'the line is not valid JSON: it ends where a value should be',
      }),
      expect.objectContaining({ line: 3, project: 'b', reason: expect.stringContaining('status') }),
    ]);
  });

  it('refuses what an earlier record of the file has: id, token, contract, former id', async () => {
    const token = { tokens: [{ id: erc20(7), symbol: 'T' }] };
    const summary = await importText(store, 'projects', [
      record('a', token),
      record('a'),
      record('b', token),
      record('c', { formerIds: ['a'] }),
      record('d'),
    ]);
    expect(summary.refused.map(({ index, reason }) => [index, reason])).toEqual([
      [1, 'id a stands in an earlier record'],
      [2, `token ${erc20(7)} stands in an earlier record`],
      [3, 'formerIds names a, which an earlier record has as its id'],
    ]);
    expect(summary.new).toBe(2);
  });

  it('refuses a token or contract of another documented project', async () => {
    await load(full());
    const summary = await load(
      record('thief', {
        contracts: [{ id: `eip155:1:${address(2)}`, name: 'Mine', role: 'core', source: 's' }],
      }),
    );
    expect(summary.refused).toMatchObject([
      {
        line: 1,
        column: 1,
        project: 'thief',
        reason: `contracts[0] eip155:1:${address(2)} belongs to project vault`,
      },
    ]);
    expect((await store.db.select().from(contracts))[0]?.projectId).toBe('vault');
  });

  it.each<[string, object, object, string]>([
    [
      'powers that no one has beside an upgradeable contract',
      upgradeable,
      observed('control', { powers: [], whole: true }),
      `contract eip155:1:${address(1)}.proxy says that the code can be replaced`,
    ],
    [
      'an upgradeable contract beside powers that no one has',
      observed('control', { powers: [], whole: true }),
      upgradeable,
      `contract eip155:1:${address(1)}.proxy says that the code can be replaced`,
    ],
    [
      'a token beside the word that there is none',
      observed('token', { exists: false }),
      { tokens: [{ id: erc20(1), symbol: 'A' }] },
      'tokens names one',
    ],
  ])('refuses a half that contradicts what is recorded: %s', async (_, first, second, reason) => {
    await load(record('a', first));
    const { refused } = await load(record('a', second), record('b'));
    expect(refused).toMatchObject([
      { project: 'a', reason: expect.stringContaining(`with what is recorded: ${reason}`) },
    ]);
    expect(await load(record('b'))).toMatchObject({ skipped: 1 });
  });

  it('refuses a list of all contracts that leaves out a chain of a listed token', async () => {
    const token = (chainId: number, n: number) => ({
      ...{ chainId, address: address(n), name: 'Vault', symbol: 'V', decimals: 6 },
    });
    const list = {
      ...{ name: 'L', timestamp: '2026-11-01T00:00:00.000Z' },
      ...{ version: { major: 1, minor: 0, patch: 0 }, tokens: [token(1, 7), token(10, 8)] },
    };
    await importText(store, 'token-list', list);
    const whole = observed('contract-list', { through: '2026-10-01' });
    const { refused } = await load(
      record('vault', {
        name: 'Vault',
        ...upgradeable,
        ...whole,
        tokens: [{ id: erc20(7), symbol: 'V' }],
      }),
    );
    expect(refused[0]?.reason).toContain('it has none on eip155:10');
  });

  it('moves a renamed project with its history, and keeps the old id as an alias', async () => {
    await load(full());
    await store.db.execute(
      sql`insert into votes (project_id, voter_key, network_keys, yes, voted_at) values ('vault', 'v', array['a'], true, now())`,
    );
    const summary = await load({
      ...full({ name: 'Safe house' }),
      id: 'safe-house',
      formerIds: ['vault'],
    });
    expect(counts(summary)).toMatchObject({ new: 0, changed: 1 });
    expect(await row('vault')).toBeUndefined();
    expect(await store.db.select().from(projectAliases)).toEqual([
      { alias: 'vault', projectId: 'safe-house' },
    ]);
    expect(
      (
        (await store.db.execute(sql`select project_id from votes`)) as unknown as {
          rows: unknown[];
        }
      ).rows,
    ).toEqual([{ project_id: 'safe-house' }]);
    expect(
      counts(
        await load({ ...full({ name: 'Safe house' }), id: 'safe-house', formerIds: ['vault'] }),
      ),
    ).toMatchObject({ changed: 0, skipped: 1 });
    expect((await load(record('vault'))).refused).toMatchObject([
      { line: 1, reason: 'id is a former id of project safe-house' },
    ]);
  });

  it('follows a chain of names, and the way back', async () => {
    const named = (id: string, ...formerIds: string[]) => load({ ...full(), id, formerIds });
    await named('vault');
    await named('safe', 'vault');
    expect(await named('box', 'safe', 'vault')).toMatchObject({ changed: 1, refusedTotal: 0 });
    const aliases = () => store.db.select().from(projectAliases).orderBy(projectAliases.alias);
    expect(await aliases()).toEqual([
      { alias: 'safe', projectId: 'box' },
      { alias: 'vault', projectId: 'box' },
    ]);
    expect(await named('vault', 'box', 'safe')).toMatchObject({ changed: 1, refusedTotal: 0 });
    expect(await aliases()).toEqual([
      { alias: 'box', projectId: 'vault' },
      { alias: 'safe', projectId: 'vault' },
    ]);
    expect((await store.db.select().from(projects)).map(({ id }) => id)).toEqual(['vault']);
  });

  it('reads an array and a single object as well', async () => {
    expect((await importText(store, 'projects', [record('a'), record('b')])).new).toBe(2);
    expect((await importText(store, 'projects', JSON.stringify(record('c'), null, 2))).new).toBe(1);
  });
});
