import { desc, eq } from 'drizzle-orm';
import type { ControlChange } from '../../../contracts/alerts/alerts';
import { controlText } from '../../../contracts/alerts/alertText';
import { Anvil, initial, type Receipt } from '../../../testing/chain/Anvil';
import { openTestStore } from '../../../testing/store';
import { listTransactions } from '../../chain/skynet/ofAddress';
import { mergeProjects } from '../../compose';
import {
  chainCursors,
  chainLooks,
  chainUses,
  collections,
  contracts,
  events,
  imports,
  observations,
  sources,
} from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { undoAndRate } from '../import/undo/undoRoutes';
import { importText, record } from '../import/testing/importText';
import { collect, type CollectOptions } from './collect';
import { openReaders } from './collectJob';
import { estimateChains } from './estimate';
import { SOURCES } from './sources';

const CHAIN = 'eip155:31337';
const DAY = 86_400;
const ZERO = `0x${'0'.repeat(40)}`;

describe('who can change contracts, read from their chain', () => {
  let store: Store;
  let anvil: Anvil;
  let proxy: string;
  let logic: string;
  let now: Date;
  let urls: Map<string, string[]>;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(
      store.db,
      'projects, sources, incidents, imports, rulings, events, meta, collections',
    );
    now = new Date('2026-11-21T12:00:00Z');
    anvil = await Anvil.start();
    urls = new Map([[CHAIN, [anvil.url]]]);
    for (const one of keys()) await anvil.send(one, one);
    logic = await anvil.deploy('Uups');
    proxy = await anvil.deploy('ERC1967Proxy', logic, initial('Uups', keys()[0]));
    await anvil.settle();
    await importText(store, 'projects', vault());
  }, 60_000);
  afterEach(() => anvil.stop());
  afterAll(() => store.close());

  const keys = () => anvil.accounts.slice(1, 4);
  const vault = (more: object = {}) =>
    record('vault', {
      contracts: [{ id: `${CHAIN}:${proxy}`, name: 'Vault', role: 'vault', source: 's' }],
      ...more,
    });
  const run = (more: Partial<CollectOptions> = {}) => {
    const settings = { isOn: true, siteUrl: 'https://plumbline.example', addresses: {} };
    const none = { contact: undefined, githubToken: undefined, dnsUrl: undefined };
    return collect(store, {
      sources: SOURCES,
      openReader: openReaders(
        { now: () => now, collect: { ...settings, ...none, rpcUrls: urls } },
        { wait: async () => undefined },
      ),
      ...{ now: () => now, mergeProjects, dryRun: false, random: () => 0, source: 'chain' },
      ...more,
    });
  };
  const outcome = async (more?: Partial<CollectOptions>) => (await run(more)).looks[0];
  const later = async (days: number) => {
    now = new Date(now.getTime() + days * DAY * 1_000);
    await anvil.rpc('evm_increaseTime', days * DAY);
    await anvil.settle();
  };
  const controls = () =>
    store.db
      .select({ value: observations.value, source: sources })
      .from(observations)
      .innerJoin(sources, eq(sources.id, observations.sourceId))
      .where(eq(observations.key, 'control'))
      .orderBy(desc(observations.observedAt), desc(observations.id));
  const changes = async () =>
    (await store.db.select().from(events))
      .filter(({ type }) => type === 'fact.changed')
      .map(({ data }) => data as { facts: string[]; control?: object[] });
  const at = ({ blockNumber, transactionHash: tx }: Receipt) => ({
    block: Number(blockNumber),
    tx,
  });
  const keyAt = (address: string) => ({ holder: 'key', address: `${CHAIN}:${address}` });
  const told = ({ blockNumber, transactionHash: tx }: Receipt) =>
    `block ${Number(blockNumber)}, transaction ${tx.slice(0, 6)}…${tx.slice(-4)}`;
  const power = (holder: object, delaySeconds = 0) => ({
    powers: [{ power: 'change-code', contract: `${CHAIN}:${proxy}`, ...holder, delaySeconds }],
    whole: false,
  });

  it('are facts of tier P0, of a block', async () => {
    expect(await outcome()).toMatchObject({ outcome: 'changed', notes: [] });
    expect(await store.db.select().from(contracts)).toMatchObject([
      { proxy: true, implementation: `${CHAIN}:${logic}`, verified: null, codeChangedOn: null },
    ]);
    const [control] = await controls();
    expect(control).toMatchObject({
      value: power({ holder: 'key' }),
      source: {
        title: `Read from the chain: powers of vault on ${CHAIN}`,
        ...{ tier: 'P0', how: 'machine', statedOn: '2026-11-20', block: expect.any(Number) },
        locator: expect.stringMatching(/^block 0x[0-9a-f]{64} at 127\.0\.0\.1:\d+$/),
      },
    });
  });

  it('move forward where they are the same, and append nothing', async () => {
    await run();
    const before = await store.db.select().from(sources);
    const [rows, told] = [await controls(), await changes()];
    await later(3);
    expect(await outcome()).toMatchObject({ outcome: 'same', changed: 0 });
    expect(await changes()).toEqual(told);
    const after = await controls();
    expect(after).toHaveLength(rows.length);
    expect(after[0]!.source).toMatchObject({ id: rows[0]!.source.id, statedOn: '2026-11-23' });
    const days = (await store.db.select().from(sources)).map((one) => one.statedOn).sort();
    expect(days).toEqual([...before.slice(2).map(() => '2026-11-23'), '2026-11-23', null]);
  });

  it('are an event where the holder or the code is another', async () => {
    await run();
    await later(3);
    const [owner, next] = keys() as [string, string];
    const other = await anvil.deploy('Uups');
    const made = await anvil.call(owner, proxy, 'Uups', 'upgradeToAndCall', other, '0x');
    const timelock = await anvil.deploy('TimelockController', DAY, [next], [next], next);
    await anvil.call(owner, proxy, 'Uups', 'transferOwnership', timelock);
    await anvil.settle();
    expect(await outcome()).toMatchObject({ outcome: 'changed' });
    expect((await controls())[0]!.value).toMatchObject(power({ holder: 'key' }, DAY));
    const about = { power: 'change-code', contract: `${CHAIN}:${proxy}`, contractName: 'Vault' };
    const code = { contract: `${CHAIN}:${proxy}`, contractName: 'Vault' };
    expect((await changes()).at(-1)!.control).toEqual([
      // Two transactions moved power since: which of them made it so is not said.
      { what: 'owner', ...about, before: keyAt(owner), after: keyAt(next) },
      { what: 'delay', ...about, before: 0, after: DAY },
      {
        ...{ what: 'implementation', ...code, before: `${CHAIN}:${logic}` },
        ...{ after: `${CHAIN}:${other}`, made: at(made) },
      },
    ]);
    expect(await store.db.select().from(contracts)).toMatchObject([
      { implementation: `${CHAIN}:${other}`, codeChangedOn: '2026-11-23' },
    ]);
  });

  it('are an event with its transaction where one alone moved power', async () => {
    const [owner, next] = keys() as [string, string];
    const timelock = await anvil.deploy('TimelockController', DAY, [next], [next], next);
    await anvil.settle();
    await run();
    await later(3);
    const made = await anvil.call(owner, proxy, 'Uups', 'transferOwnership', timelock);
    await anvil.settle();
    await run();
    const change = (await changes()).at(-1)!.control!.at(-1)!;
    expect(change).toMatchObject({ what: 'delay', before: 0, after: DAY, made: at(made) });
    expect(controlText([change as ControlChange])).toBe(
      `Upgrade control of Vault, delay: 1 day, was none (one event since: ${told(made)})`,
    );
  });

  it('stay as somebody followed them, unless somebody weaker is proved', async () => {
    const followed = (holder: object) => ({
      observations: [
        {
          key: 'control',
          value: { powers: [{ power: 'change-code', ...holder }], whole: true },
          source: 's',
        },
      ],
    });
    await importText(store, 'projects', vault(followed({ holder: 'key', delaySeconds: 0 })));
    expect((await outcome())!.notes).toContain(
      'powers kept: somebody followed them, and none was proved weaker',
    );
    expect((await controls())[0]!.value).toMatchObject({ whole: true });
    await later(3);
    const many = { holder: 'multisig', threshold: 5, signers: 9, delaySeconds: 0 };
    await store.db.delete(observations);
    await importText(store, 'projects', vault(followed(many)));
    expect(await outcome()).toMatchObject({ outcome: 'changed' });
    const other = { ...many, source: { title: 'Facts', tier: 'P1', how: 'person' } };
    expect((await controls())[0]!.value).toMatchObject({
      powers: [{ holder: 'key' }, other],
      whole: false,
    });
    // The same again, though its block is another, appends nothing.
    await later(3);
    expect(await outcome()).toMatchObject({ changed: 0 });
    expect(await controls()).toHaveLength(2);
  });

  it('are not written in a dry run, nor asked of a chain without a server', async () => {
    expect(await outcome({ dryRun: true })).toMatchObject({ outcome: 'changed', changed: 1 });
    expect(await controls()).toEqual([]);
    expect(await store.db.select().from(collections)).toEqual([]);
    urls = new Map([['eip155:1', ['http://127.0.0.1:9']]]);
    await expect(run()).rejects.toThrow('chain has no address');
  });

  it('are read again in the same run in which an event says that they moved', async () => {
    const looks = async () => {
      const { looks: all } = await run({ source: undefined });
      return all.map(({ source, target, outcome: is }) => [source, target, is].join(' '));
    };
    const [quarter, hours] = [1 / 96, 1 / 12];
    const seen = `watch ${CHAIN}`;
    expect(await looks()).toEqual([
      `${seen} same`,
      'chain vault changed',
      'activity vault changed',
    ]);
    await later(hours);
    expect(await looks()).toEqual([`${seen} same`]);
    const [owner, next, third] = keys() as [string, string, string];
    const move = (from: string, to: string) =>
      anvil.call(from, proxy, 'Uups', 'transferOwnership', to);
    await move(owner, next);
    await later(quarter);
    urls = new Map([[CHAIN, ['http://127.0.0.1:9']]]);
    expect(await looks()).toEqual([`${seen} unreachable`]);
    urls = new Map([[CHAIN, [anvil.url]]]);
    await later(quarter);
    expect(await looks()).toEqual([`${seen} changed`, 'chain vault changed']);
    const holders = async () =>
      (await store.db.select().from(chainLooks))[0]!.powers.map(({ holder }) => holder);
    expect(await holders()).toEqual([next, next]);
    // Whoever emits events all day has the project read once an hour.
    await move(next, third);
    await later(quarter);
    expect(await looks()).toEqual([`${seen} changed`]);
    await later(3 * quarter);
    expect(await looks()).toEqual([`${seen} same`, 'chain vault changed']);
    expect(await holders()).toEqual([third, third]);
    const uses = await store.db.select().from(chainUses).orderBy(chainUses.block);
    expect(uses.map(({ kind, caller }) => [kind, caller])).toEqual([
      ['event', anvil.accounts[0]],
      ['event', anvil.accounts[0]],
      ['event', owner],
      ['event', next],
    ]);
    // As where no archive is set.
    await store.db.delete(chainCursors);
    const call = { address: proxy, limit: 1 };
    expect(await listTransactions(store.db, call, now)).toMatchObject({
      ...{ state: 'partial', configure: ['COLLECT', 'RPC_URLS', 'PORTAL_URLS'] },
      why: 'Events of power that our looks saw. There may be more, and calls are not counted.',
      items: [{ caller: `${CHAIN}:${next}`, name: 'OwnershipTransferred(address,address)' }],
    });
  });

  it('say what waits in a timelock from the next look on, once', async () => {
    const [owner, proposer] = keys() as [string, string];
    const timelock = await anvil.deploy('TimelockController', DAY, [proposer], [proposer], ZERO);
    await anvil.call(owner, proxy, 'Uups', 'transferOwnership', timelock);
    await anvil.settle();
    let queued: Receipt | undefined;
    const schedule = async (salt: number) => {
      const data = `0x4f1ef286${logic.slice(2).padStart(64, '0')}`;
      const word = (n: number) => `0x${String(n).padStart(64, '0')}`;
      const what = [proxy, 0n, data, word(0), word(salt), BigInt(DAY)] as const;
      queued = await anvil.call(proposer, timelock, 'TimelockController', 'schedule', ...what);
      await anvil.settle();
    };
    await schedule(1);
    await run({ source: undefined });
    // What waits already is no news of a first look.
    expect((await changes()).flatMap(({ control }) => control ?? [])).toEqual([]);
    await schedule(2);
    await later(1 / 12);
    const { looks } = await run({ source: undefined });
    expect(looks.map(({ source }) => source)).toEqual(['watch', 'chain']);
    const [waits] = (await changes()).flatMap(({ control }) => control ?? []);
    expect(waits).toEqual({
      made: at(queued!),
      ...{ what: 'queued', timelock: `${CHAIN}:${timelock}`, contract: `${CHAIN}:${proxy}` },
      ...{ contractName: 'Vault', call: 'upgradeToAndCall(address,bytes)' },
      readyAt: expect.stringMatching(/^2026-11-21T12:/),
    });
    expect(controlText([waits as ControlChange])).toBe(
      `Waiting in a timelock: upgradeToAndCall at Vault, possible from 21 Nov 2026 (${told(queued!)})`,
    );
    await later(3);
    await run();
    expect((await changes()).flatMap(({ control }) => control ?? [])).toHaveLength(1);
  });

  it('say what is in the contract at that block', async () => {
    const coin = await anvil.deploy('Coin', proxy);
    await anvil.rpc('anvil_setBalance', proxy, '0xde0b6b3a7640000');
    await anvil.settle();
    const tokens = [{ id: `${CHAIN}/erc20:${coin}`, symbol: 'V', decimals: 18 }];
    await importText(store, 'projects', vault({ tokens }));
    await run();
    expect((await store.db.select().from(chainLooks))[0]!.holdings).toEqual([
      { asset: null, symbol: 'ETH', decimals: 18, units: '1000000000000000000', usd: null },
      { asset: tokens[0]!.id, symbol: 'V', decimals: 18, units: '1000', usd: null },
    ]);
  });

  it('take what an estimate says, twice where two servers are asked', async () => {
    const of = (count: number, project?: string) =>
      estimateChains(
        store.db,
        new Map([[CHAIN, urls.get(CHAIN)!.concat('http://b').slice(0, count)]]),
        project,
      );
    const [one] = await of(1);
    expect(one).toMatchObject({ chain: CHAIN, projects: 1, contracts: 1, calls: 105, searches: 2 });
    expect((await of(2, 'vault'))[0]!.calls).toBe(210);
    await expect(of(1, 'other')).rejects.toThrow();
  });

  it('go with their run, and with them what was seen of each function', async () => {
    await run();
    expect(await store.db.select().from(chainLooks)).toMatchObject([
      { contractId: `${CHAIN}:${proxy}`, whole: true },
    ]);
    const of = eq(imports.kind, 'chain');
    const [look] = await store.db.select().from(imports).where(of);
    await undoAndRate(store, look!.id, { now, mergeProjects });
    expect([await controls(), await store.db.select().from(chainLooks)]).toEqual([[], []]);
  });

  it('stay where no server answers, or one of another chain does', async () => {
    await run();
    const before = await controls();
    await later(3);
    urls = new Map([[CHAIN, ['http://127.0.0.1:9']]]);
    expect(await outcome()).toMatchObject({ outcome: 'unreachable' });
    const other = await Anvil.start({ chainId: 10 });
    await other.settle();
    urls = new Map([[CHAIN, [other.url]]]);
    now = new Date(now.getTime() + DAY * 1_000);
    const look = await outcome();
    await other.stop();
    expect(look).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('another') });
    expect(await controls()).toEqual(before);
  });
});
