import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import { sumUp } from '../activity/write';
import { chainCounts, chainCursors, chainUses } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import {
  NOON,
  storeFullProject,
  testAddress,
  testContractId,
} from '../../ratings/testing/storeProject';

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({ store, now: () => NOON, logger: pino({ level: 'silent' }) });
  await emptyTables(store.db, 'projects, sources');
  await storeFullProject(store.db, 'vault', 1, { chains: ['eip155:1'] });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

async function ask(call: string, status = 200) {
  const response = await app.inject({ method: 'GET', url: `/api/skynet/${call}` });
  expect([call, response.statusCode]).toEqual([call, status]);
  return response.json<Record<string, unknown> & { items: Record<string, unknown>[] }>();
}

describe('calls, callers and events that are counted', () => {
  const [at, readAt] = ['2026-11-21T10:00:00.000Z', NOON.toISOString()];
  let cursor: number;
  const counts = async (
    kind: string,
    day: string,
    rows: [key: string, n: number, most?: number][],
  ) => {
    await store.db.insert(chainCounts).values(
      rows.map(([key, n, most]) => ({
        ...{ cursor, kind, day, key, n, failed: 1, lastAt: `${day}T09:00:00.000Z`, most },
      })),
    );
    await sumUp(store.db, 'vault', '2026-10-23', '2026-11-21');
  };
  beforeEach(async () => {
    const contractId = testContractId(1);
    const [row] = await store.db
      .insert(chainCursors)
      .values({ contractId, block: 100, at, readAt, since: '2026-10-01', watched: [] })
      .returning();
    cursor = row!.id;
  });
  afterEach(() => emptyTables(store.db, 'chain_cursors, chain_tops, chain_uses'));

  it('are those of thirty days, the most frequent first, with what the counts may miss', async () => {
    await counts('function', '2026-11-20', [
      ['0xa9059cbb', 4],
      ['0x00000001', 5],
      ['', 10, 3],
    ]);
    await counts('function', '2026-11-21', [['0xa9059cbb', 2]]);
    await counts('function', '2026-10-22', [['0xa9059cbb', 100]]);
    const answer = await ask('top-function-calls?projectId=vault&count=1');
    expect(answer).toEqual({
      ...{ projectId: 'vault', state: 'read', why: null, configure: [], days: 30 },
      ...{ from: '2026-10-23T00:00:00.000Z', to: at, missedAtMost: 3 },
      items: [
        {
          ...{ selector: '0xa9059cbb', name: 'transfer(address,uint256)', count: 6, failed: 2 },
          ...{ share: 6 / 21, lastAt: '2026-11-21T09:00:00.000Z' },
        },
      ],
    });
  });

  it('name callers that a record knows', async () => {
    await counts('caller', '2026-11-20', [
      [testAddress(1), 4],
      [testAddress(9), 2],
    ]);
    expect((await ask('top-callers?projectId=vault')).items).toMatchObject([
      { address: testAddress(1), label: 'Vault' },
      { address: testAddress(9), label: null },
    ]);
  });

  it('are a figure of the project, and what a caller is known by', async () => {
    const metric = 'metric-latest?name=calls(projectId=vault)';
    expect(await ask(metric)).toMatchObject({ value: null, state: 'not-read' });
    const wallet = `wallets?address=${testAddress(9)}&protocol=vault`;
    expect(await ask(wallet)).toMatchObject({ calls: 0, lastCallAt: null, state: 'not-read' });
    await counts('function', '2026-11-20', [['0xa9059cbb', 4]]);
    await counts('caller', '2026-11-20', [[testAddress(9), 4]]);
    const last = '2026-11-20T09:00:00.000Z';
    expect(await ask(metric)).toMatchObject({ value: 4, unit: 'transactions', asOf: last });
    expect(await ask(wallet)).toMatchObject({
      ...{ calls: 4, lastCallAt: last, state: 'partial' },
      why: 'From the record and from looks at the chain. There may be more.',
    });
    expect(await ask(`wallets?address=${testAddress(9)}`)).toMatchObject({ calls: null });
  });

  it('name the events that they know, and none is no gap', async () => {
    expect(await ask('top-events?projectId=vault')).toMatchObject({ state: 'read', items: [] });
    const paused = '0x62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a258';
    await counts('event', '2026-11-20', [[paused, 1]]);
    expect((await ask('top-events?projectId=vault')).items).toMatchObject([
      { topic: paused, name: 'Paused(address)' },
    ]);
  });

  it('say where the counting is behind', async () => {
    await store.db.update(chainCursors).set({ readAt: '2026-11-01T00:00:00.000Z' });
    expect(await ask('top-callers?projectId=vault')).toMatchObject({
      state: 'partial',
      why: 'Counting is behind the newest blocks.',
    });
  });

  it('have the uses of power over a contract, the newest first', async () => {
    const use = { contractId: testContractId(1), tx: '0xabc', at, position: 1, failed: false };
    await store.db.insert(chainUses).values([
      { ...use, block: 1, kind: 'function', key: '0x8456cb59', caller: testAddress(9) },
      { ...use, block: 2, kind: 'event', key: `0x${'1'.repeat(64)}`, caller: null },
    ]);
    const call = `privileged-transaction?address=${testAddress(1)}`;
    const newest = { block: 2, caller: null, selector: null, name: null };
    expect(await ask(call)).toMatchObject({
      state: 'read',
      items: [
        newest,
        {
          ...{ contract: testContractId(1), caller: testContractId(9), topic: null, at },
          ...{ block: 1, selector: '0x8456cb59', name: 'pause()', tx: '0xabc', failed: false },
        },
      ],
    });
    expect((await ask(`${call}&limit=1`)).items).toMatchObject([newest]);
    await ask(`${call}&limit=0`, 400);
  });

  it('name a use by its call alone, where that is counted', async () => {
    const use = { contractId: testContractId(1), at, position: 1, failed: false, caller: null };
    const [paused, owned] = ['1', '2'].map((n) => `0x${n.repeat(64)}`) as [string, string];
    await store.db.insert(chainUses).values([
      { ...use, block: 1, kind: 'function', key: '0x8456cb59', tx: '0xabc' },
      { ...use, block: 1, kind: 'event', key: paused, tx: '0xabc' },
      { ...use, block: 2, kind: 'event', key: owned, tx: '0xdef' },
    ]);
    const { items } = await ask(`privileged-transaction?address=${testAddress(1)}`);
    expect(items.map(({ topic, selector }) => topic ?? selector)).toEqual([owned, '0x8456cb59']);
  });

  it('have uses in view beside those of strangers who fail', async () => {
    const call = { kind: 'function', key: '0x8456cb59', caller: null };
    const use = { contractId: testContractId(1), tx: '0xabc', at, ...call };
    await store.db.insert(chainUses).values(
      Array.from({ length: 40 }, (_, n) => ({
        ...{ ...use, block: n, position: 1, failed: n >= 5 },
      })),
    );
    const blocks = async (limit: number) =>
      (await ask(`privileged-transaction?address=${testAddress(1)}&limit=${limit}`)).items.map(
        ({ block }) => block,
      );
    expect(await blocks(6)).toEqual([39, 38, 37, 4, 3, 2]);
    expect(await blocks(20)).toEqual([
      ...Array.from({ length: 15 }, (_, n) => 39 - n),
      4,
      3,
      2,
      1,
      0,
    ]);
  });
});
