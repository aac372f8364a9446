import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { incidents, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { erc20, importText, ndjson, record } from '../testing/importText';

const row = (more: object = {}) => ({
  source: 'A list',
  date: '2026-08-20',
  project: 'Vault',
  technique: 'Reentrancy',
  chain: 'Ethereum',
  lossUsd: 190_155.98,
  lossText: '~190k USDC',
  attackTx: ['0xe3a7bd72'],
  ...more,
});

describe('importing incidents', () => {
  let store: Store;
  const vault = (more: object = {}) =>
    record('vault', {
      name: 'Vault',
      formerIds: ['safe'],
      chains: ['eip155:1'],
      tokens: [{ id: erc20(1), symbol: 'VLT' }],
      ...more,
    });
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
    await importText(store, 'projects', vault());
  });
  afterAll(() => store.close());

  const load = (...rows: object[]) => importText(store, 'incidents', rows);
  const stored = () =>
    store.db.select().from(incidents).orderBy(asc(incidents.occurredOn), asc(incidents.victim));

  it('keeps date, loss, technique, chain and transactions, and finds the project', async () => {
    expect(await load(row())).toMatchObject({ read: 1, new: 1, projects: 1 });
    expect(await stored()).toMatchObject([
      {
        projectId: 'vault',
        victim: 'Vault',
        occurredOn: '2026-08-20',
        title: 'Reentrancy',
        technique: 'Reentrancy',
        chain: 'eip155:1',
        lossUsd: 190_155.98,
        summary: 'Loss as reported: ~190k USDC. Attack transaction: 0xe3a7bd72.',
        resolved: null,
        returnedShare: null,
      },
    ]);
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({ title: 'A list', tier: 'P3' }),
    );
    expect(
      await importText(store, 'incidents', [row()], { now: new Date('2027-01-01') }),
    ).toMatchObject({ new: 0, changed: 0, skipped: 1 });
  });

  it('follows a list that corrects the loss', async () => {
    await load(row());
    expect(await load(row({ lossUsd: 5 }))).toMatchObject({ new: 0, changed: 1 });
    expect(await stored()).toMatchObject([{ lossUsd: 5 }]);
  });

  it('keeps what a newer list has no column for', async () => {
    await load(row({ resolved: true, links: ['https://p.example/x'] }));
    const bare = { date: '2026-08-20', project: 'Vault', attackTx: ['0xe3a7bd72'], lossUsd: 5 };
    const options = { remove: true };
    expect(await importText(store, 'incidents', [bare], options)).toMatchObject({
      changed: 1,
      removals: { total: 0 },
    });
    expect(await stored()).toMatchObject([
      {
        title: 'Reentrancy',
        technique: 'Reentrancy',
        chain: 'eip155:1',
        resolved: true,
        lossUsd: 5,
        links: ['https://p.example/x'],
        summary: 'Loss as reported: ~190k USDC. Attack transaction: 0xe3a7bd72.',
      },
    ]);
  });

  it('keeps what a newer list leaves empty, lists it, and removes it when asked', async () => {
    await load(row({ resolved: true }));
    const empty = [row({ resolved: '', lossUsd: null })];
    const lost = {
      total: 2,
      listed: [
        {
          project: 'vault',
          kind: 'details',
          items: [
            'lossUsd of incident 2026-08-20 Reentrancy',
            'resolved of incident 2026-08-20 Reentrancy',
          ],
        },
      ],
    };
    expect(await load(...empty)).toMatchObject({ skipped: 1, removals: lost });
    expect(await stored()).toMatchObject([{ resolved: true, lossUsd: 190_155.98 }]);
    expect(await importText(store, 'incidents', empty, { remove: true })).toMatchObject({
      changed: 1,
      removals: lost,
    });
    expect(await stored()).toMatchObject([{ resolved: null, lossUsd: null }]);
  });

  it.each([
    ['its id', 'vault'],
    ['a former id', 'safe'],
    ['its name in another case', 'VauLT'],
  ])('knows the project by %s', async (_, project) => {
    await load(row({ project }));
    expect(await stored()).toMatchObject([{ projectId: 'vault', victim: project }]);
  });

  it.each([
    ['a name that no project has', { project: 'Nobody' }],
    ['the same name on another chain', { chain: 'BSC' }],
    ['a word in capitals, which may be a ticker', { project: 'VAULT' }],
  ])('keeps the victim only for %s', async (_, more) => {
    expect(await load(row(more))).toMatchObject({
      new: 1,
      projects: 0,
      notes: { 'victims that are no project of ours, kept by name': 1 },
    });
    expect(await stored()).toMatchObject([{ projectId: null }]);
  });

  it('does not choose between two projects of one name', async () => {
    await importText(
      store,
      'projects',
      ndjson([
        vault(),
        record('vault-two', { name: 'The Vault' }),
        record('vault-three', { name: 'The Vault' }),
      ]),
    );
    await load(row({ project: 'The Vault' }));
    expect(await stored()).toMatchObject([{ projectId: null }]);
  });

  it('does not count an incident of the project file twice, a day apart', async () => {
    const own = { occurredOn: '2026-08-21', title: 'Drained', summary: 'S', source: 's' };
    await importText(store, 'projects', vault({ incidents: [own] }));
    expect(await load(row())).toMatchObject({
      new: 0,
      skipped: 1,
      notes: { 'incidents already recorded for the project': 1 },
    });
  });

  it('gives way to a project file imported later', async () => {
    await load(row(), row({ date: '2025-01-01', attackTx: ['0x2'] }));
    await importText(
      store,
      'projects',
      vault({
        incidents: [{ occurredOn: '2026-08-20', title: 'Drained', summary: 'S', source: 's' }],
      }),
    );
    expect((await stored()).map((one) => one.title)).toEqual(['Reentrancy', 'Drained']);
  });

  it('reads CSV with its own column names, quotes and separators', async () => {
    const csv =
      'Date;Protocol;Root cause;Network;Loss USD;URL\n2024-01-02;Vault;"a ""b"", c";Ethereum;$1,200,000;https://p.example/x\n2024-05-05;Nobody;;BSC;1.5M;\n';
    expect(await importText(store, 'incidents', csv)).toMatchObject({ read: 2, new: 2 });
    expect(await stored()).toMatchObject([
      {
        projectId: 'vault',
        title: 'a "b", c',
        lossUsd: 1_200_000,
        links: ['https://p.example/x'],
        chain: 'eip155:1',
      },
      {
        projectId: null,
        victim: 'Nobody',
        title: 'Incident at Nobody',
        lossUsd: 1_500_000,
        chain: 'eip155:56',
      },
    ]);
  });

  it('refuses bad rows at their place and takes the others', async () => {
    const csv =
      'date,project\n2024-01-02,Vault\n2024-13-01,Vault\n2024-01-03,\n2030-01-01,Vault\n2024-01-02,Vault\n2024-02-02,A,too,many\n2024-03-03,B\n';
    const summary = await importText(store, 'incidents', csv);
    expect(summary.new).toBe(2);
    expect(
      [...summary.refused].sort((left, right) => (left.line ?? 0) - (right.line ?? 0)),
    ).toEqual([
      { line: 3, column: 1, reason: expect.stringContaining('date') },
      { line: 4, column: 12, reason: expect.stringContaining('project') },
      { line: 5, column: 1, reason: expect.stringContaining('future') },
      { line: 6, column: 1, reason: 'the incident stands in an earlier row' },
      { line: 7, column: 1, reason: 'the row has 4 cells, more than the header has columns' },
    ]);
  });

  it('names the list as the operator set', async () => {
    await importText(store, 'incidents', ndjson([row({ source: undefined })]), {
      parameters: { sourceTitle: 'The list', sourceUrl: 'https://list.example' },
    });
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({ title: 'The list', url: 'https://list.example' }),
    );
  });
});
