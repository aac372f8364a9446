import { and, eq, sql } from 'drizzle-orm';
import { toFunctionSelector } from 'viem';
import { Anvil } from '../../../testing/chain/Anvil';
import { TestPortal, type Line } from '../../../testing/chain/TestPortal';
import { openTestStore } from '../../../testing/store';
import { chainCounts, chainCursors, chainLooks, chainTops, chainUses } from '../../db/schema';
import type { Database, Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { importText, record } from '../../facts/import/testing/importText';
import { BLOCKS, countActivity } from '../countActivity';
import { sumUp } from './write';
import { createChainClient } from '../rpc/node';

const CHAIN = 'eip155:31337';
const NOW = new Date('2026-11-21T00:00:00Z');
const MINT = toFunctionSelector('mint(address,uint256)');
const TRANSFER = toFunctionSelector('transfer(address,uint256)');

describe('calls and events of contracts', () => {
  let store: Store;
  let anvil: Anvil;
  let portal: TestPortal;
  let coin: string;
  let other: string;
  /** By kind and key, as they were sent. */
  const sent = new Map<string, number>();
  const count = (...keys: string[]) =>
    keys.forEach((key) => sent.set(key, (sent.get(key) ?? 0) + 1));

  const idOf = (address: string) => `${CHAIN}:${address}`;
  beforeAll(async () => {
    [store, anvil] = [await openTestStore(), await Anvil.start()];
    portal = await TestPortal.start(anvil);
    const [owner, ...keys] = anvil.accounts as [string, ...string[]];
    [coin, other] = [await anvil.deploy('Coin', owner), await anvil.deploy('Coin', owner)];
    for (const address of [coin, other])
      count(`event ${address} owner`, `event ${address} transfer`);
    for (let n = 0; n < 12; n += 1) {
      const from = keys[n % 3]!;
      await anvil.call(from, coin, 'Coin', 'transfer', owner, 0n);
      count(`caller ${from}`, `function ${TRANSFER}`, `event ${coin} transfer`);
    }
    await anvil.call(owner, coin, 'Coin', 'mint', owner, 5n);
    count(`caller ${owner}`, `function ${MINT}`, `event ${coin} transfer`);
    await expect(anvil.call(keys[0]!, coin, 'Coin', 'mint', owner, 5n)).rejects.toThrow('Reverted');
    count(`caller ${keys[0]}`, `function ${MINT}`);
    await anvil.call(owner, other, 'Coin', 'transferOwnership', keys[1]);
    count(`caller ${owner}`, `function ${toFunctionSelector('transferOwnership(address)')}`);
    count(`event ${other} owner`);
    await anvil.settle();
  }, 60_000);
  afterAll(async () => {
    await portal?.stop();
    await anvil?.stop();
    await store?.close();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
    const contracts = [coin, other].map((address, n) => ({
      ...{ id: idOf(address), name: `Coin ${n}`, role: 'token', source: 's' },
    }));
    await importText(store, 'projects', record('coin', { contracts, chains: [CHAIN] }));
    portal.misbehave = [];
  });

  const options = (url: string) => {
    const client = createChainClient(CHAIN, [anvil.url], {
      ...{ now: () => NOW, wait: () => Promise.resolve() },
    });
    return {
      ...{ chains: new Map([[CHAIN, client]]), portals: new Map([[CHAIN, url]]) },
      ...{ now: () => NOW, until: new Date(NOW.getTime() + 1), random: () => 0.5 },
    };
  };
  const read = (url: string, db: Database = store.db) => countActivity(db, 'coin', options(url));
  const total = (counts: Map<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1));

  async function counted(): Promise<[string, number][]> {
    const NAMES: Record<string, string> = { '0x8be0079c': 'owner', '0xddf252ad': 'transfer' };
    const sums = new Map<string, number>();
    const rows = await store.db
      .select()
      .from(chainCounts)
      .innerJoin(chainCursors, eq(chainCursors.id, chainCounts.cursor));
    for (const { chain_counts: one, chain_cursors: of } of rows) {
      const [{ kind, key, n }, { contractId }] = [one, of];
      const name =
        kind === 'event' ? `${contractId.slice(CHAIN.length + 1)} ${NAMES[key.slice(0, 10)]}` : key;
      sums.set(`${kind} ${name}`, (sums.get(`${kind} ${name}`) ?? 0) + n);
    }
    return total(sums);
  }
  const nothing = async () => {
    expect(await counted()).toEqual([]);
    expect(await store.db.$count(chainUses)).toBe(0);
  };

  it.each(['an archive', 'full blocks'])('are counted from %s, each once', async (from) => {
    const url = from === 'an archive' ? portal.url : BLOCKS;
    await read(url);
    expect(await counted()).toEqual(total(sent));
    expect(await read(url)).toBe(0);
    expect(await counted()).toEqual(total(sent));
    const [failed] = await store.db
      .select({ n: sql<number>`sum(failed)::int` })
      .from(chainCounts)
      .where(sql`kind = 'function'`);
    expect(failed).toEqual({ n: 1 });
  });

  const LIES: [string, (lines: Line[]) => Line[]][] = [
    ['leaves a block out', (lines) => lines.filter((_, n) => n !== 5)],
    [
      'leaves an event out',
      (lines) => lines.map((one, n) => (n === 4 ? { ...one, logs: [] } : one)),
    ],
    [
      'is of another chain',
      (lines) =>
        lines.map((one) => ({ ...one, header: { ...one.header, hash: `0x${'1'.repeat(64)}` } })),
    ],
    ['goes backwards', (lines) => lines.toReversed()],
    ['has lines of another kind', () => [{ hello: 'there' } as unknown as Line]],
  ];
  it.each(LIES)('are not counted where the archive %s', async (_what, change) => {
    portal.misbehave = [{ change }];
    await expect(read(portal.url)).rejects.toThrow(/differs|no block/);
    await nothing();
  });

  it('are not counted where it leaves a call out of a block that is compared', async () => {
    const change = (lines: Line[]) => lines.map((one) => ({ ...one, transactions: [] }));
    portal.misbehave = [{ change }];
    const never = { ...options(portal.url), random: () => 0.6 };
    await expect(countActivity(store.db, 'coin', never)).rejects.toThrow('a call of block');
    await nothing();
  });

  it.each([429, 503, 529, 500, 400])('are not counted where it answers %i', async (status) => {
    portal.misbehave = [{ status }];
    await expect(read(portal.url)).rejects.toThrow(`status ${status}`);
    await nothing();
  });

  it('go on from where an answer broke off, or had nothing yet', async () => {
    portal.misbehave = [{ cutAfter: 3 }, { cutAfter: 4 }, { status: 204 }];
    await read(portal.url);
    expect((await store.db.select().from(chainCursors))[0]?.readAt).toBeNull();
    await read(portal.url);
    expect(await counted()).toEqual(total(sent));
  });

  it('are not read on once the time of a look is up', async () => {
    const over = { ...options(portal.url), until: NOW };
    expect(await countActivity(store.db, 'coin', over)).toBe(0);
    await nothing();
    await read(portal.url);
    expect(await counted()).toEqual(total(sent));
  });

  it('are neither lost nor doubled, wherever the reader is killed', async () => {
    let left = 0;
    const killed = new Proxy(store.db, {
      get(db, name) {
        const value = Reflect.get(db, name) as unknown;
        if (name !== 'transaction')
          return typeof value === 'function' ? (value.bind(db) as unknown) : value;
        return (work: (tx: Database) => Promise<unknown>) =>
          db.transaction(async (tx) => {
            await work(tx as Database);
            if ((left -= 1) < 0) throw new Error('killed');
          });
      },
    });
    for (let step = 0; step < 8; step += 1) {
      left = step % 3;
      portal.misbehave = Array.from({ length: 3 }, () => ({ cutAfter: 2 }));
      await read(portal.url, killed as Database).catch(() => undefined);
    }
    await read(portal.url);
    expect(await counted()).toEqual(total(sent));
  });

  it('are counted once by two who read at the same time', async () => {
    await Promise.allSettled([read(portal.url), read(portal.url), read(BLOCKS)]);
    await read(portal.url);
    expect(await counted()).toEqual(total(sent));
  });

  it('of a day that is over are cut to the most frequent, and what they miss at most is kept', async () => {
    await read(portal.url);
    const [{ id } = { id: 0 }] = await store.db.select().from(chainCursors);
    const day = '2026-11-15';
    await store.db.insert(chainCounts).values(
      Array.from({ length: 203 }, (_, n) => ({
        ...{ cursor: id, kind: 'caller', day, key: `0x${n}`, n: 300 - n, failed: 0 },
        lastAt: `${day}T00:00:00.000Z`,
      })),
    );
    await sumUp(store.db, 'coin', '2026-10-22', '2026-11-20');
    const rest = await store.db
      .select()
      .from(chainCounts)
      .where(and(eq(chainCounts.day, day), eq(chainCounts.key, '')));
    expect(rest).toMatchObject([{ n: 100 + 99 + 98, most: 100 }]);
    expect(await store.db.$count(chainCounts, eq(chainCounts.day, day))).toBe(201);
    const [all] = await store.db
      .select()
      .from(chainTops)
      .where(and(eq(chainTops.kind, 'caller'), eq(chainTops.key, '')));
    const said = [...sent].filter(([key]) => key.startsWith('caller'));
    const before = said.reduce((sum, [, n]) => sum + n, 0);
    expect(all).toMatchObject({ missed: 100, n: before + (203 * (300 + 98)) / 2 });
  });

  it('that use a power are kept, and read again once a function is known to be restricted', async () => {
    const uses = async () => {
      const rows = await store.db.select().from(chainUses).orderBy(chainUses.block);
      return rows.map(({ contractId, kind, key, caller, failed }) => ({
        ...{ contractId, kind, key: key.slice(0, 10), caller, failed },
      }));
    };
    await read(portal.url);
    const [owner, first] = anvil.accounts;
    const taken = { kind: 'event', key: '0x8be0079c', caller: owner, failed: false };
    const owned = [coin, other, other].map((one) => ({ contractId: idOf(one), ...taken }));
    expect(await uses()).toEqual(owned);
    const source = { title: 'A look', tier: 'P0' } as never;
    const functions = [
      { selector: MINT, state: 'restricted', guard: 'owner', holders: [], data: null } as const,
    ].map((one) => ({ ...one, holders: [] }));
    await store.db.insert(chainLooks).values({
      contractId: idOf(coin),
      source,
      powers: [],
      functions,
      whole: true,
      holdings: [],
      reach: [],
      pending: { whole: true, items: [] },
    });
    await read(portal.url);
    const mint = { contractId: idOf(coin), kind: 'function', key: MINT };
    expect(await uses()).toEqual([
      ...owned.slice(0, 2),
      { ...mint, caller: owner, failed: false },
      { ...mint, caller: first, failed: true },
      owned[2],
    ]);
    expect(await counted()).toEqual(total(sent));
  });
});
