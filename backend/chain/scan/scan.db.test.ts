import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { Anvil } from '../../../testing/chain/Anvil';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import type { Scan } from '../../../contracts/chain/scans';
import { createApp } from '../../createApp';
import {
  chainScans,
  contracts,
  observations,
  projects,
  rateWindows,
  tokens,
} from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { storeProject, storeSource } from '../../ratings/testing/storeProject';
import { createChainClient } from '../rpc/node';
import { scanContract } from './scanContract';
import { findScan, pruneScans } from './scans';
import { NOTHING_YET, type ScanFound, type SourceState } from '../../../contracts/chain/scan';

const CHAIN = 'eip155:31337';
const UNREACHABLE = 'eip155:31338';
const NOBODY = `0x${'9'.repeat(40)}`;

describe('a contract that a visitor has scanned', () => {
  let store: Store;
  let app: FastifyInstance;
  let anvil: Anvil;
  let now: Date;
  let coin: string;
  let sourcify: (id: string) => Promise<SourceState | null>;
  beforeAll(async () => {
    [store, anvil] = await Promise.all([openTestStore(), Anvil.start()]);
    for (const one of anvil.accounts) await anvil.send(one, one);
    coin = await anvil.deploy('Coin', anvil.accounts[1]);
    await anvil.settle();
    app = await createApp({
      ...{
        store,
        now: () => now,
        logger: pino({ level: 'silent' }),
        credentials: [CREDENTIAL],
        askSource: (id: string) => sourcify(id),
      },
      scanUrls: new Map([
        [CHAIN, [anvil.url]],
        [UNREACHABLE, ['http://127.0.0.1:1']],
      ]),
    });
  }, 60_000);
  beforeEach(async () => {
    now = new Date('2026-11-21T12:00:00Z');
    sourcify = async () => null;
    await emptyTables(store.db, 'projects, chain_scans, rate_windows');
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([store.close(), anvil.stop()]);
  });

  const idOf = (address: string, chain = CHAIN) => `${chain}:${address}`;
  const start = async (id: string, { network = 'a', ownPage = '1', around = '' } = {}) => {
    const headers = asWebTier({
      ...{ 'x-address-key': network, 'x-own-page': ownPage },
      ...(around && { 'x-network-keys': `v6-64=${network},v6-56=${around}` }),
    });
    const response = await app.inject({ method: 'POST', url: `/api/scans/${id}`, headers });
    return { status: response.statusCode, wait: Number(response.headers['retry-after']) };
  };
  const read = async (id: string): Promise<Scan> =>
    (await app.inject({ method: 'GET', url: `/api/scans/${id}` })).json();
  const ended = async (id: string): Promise<Scan> => {
    const isOver = async () => (await findScan(store.db, id, now))?.endedAt !== null;
    while (!(await isOver())) await new Promise(setImmediate);
    return read(id);
  };
  /** As if begun elsewhere, for as long as a scan may take. */
  const begin = (id: string, until = '2026-11-21T12:00:45Z') =>
    store.db
      .insert(chainScans)
      .values({ id, askedAt: now.toISOString(), until, found: NOTHING_YET });

  it('is known by what it is, what can be done to its holders, and by whom', async () => {
    const id = idOf(coin);
    expect(await read(id)).toMatchObject({ state: 'none', askedAt: null, kind: null });
    expect(await start(id)).toMatchObject({ status: 200 });
    const owner = idOf(anvil.accounts[1]!);
    const scan = await ended(id);
    expect(scan).toMatchObject({
      ...{ state: 'done', why: null, kind: 'fixed', whole: true },
      token: { name: 'Coin', symbol: 'COIN', decimals: 18, supply: '0.000000000000001' },
      powers: [{ power: 'own', kind: 'key', holder: owner, proved: true }],
      ...{ records: [], sameTicker: [], block: expect.any(Number) },
    });
    const of = (some: string) => scan.abilities.find(({ ability }) => ability === some);
    const restricted = { state: 'restricted', holders: [owner] };
    expect(of('mint')).toMatchObject({ ...restricted, functions: ['mint(address,uint256)'] });
    expect(of('pause')).toMatchObject({ ...restricted, functions: ['unpause()', 'pause()'] });
    expect(of('block')).toMatchObject({ ...restricted, functions: ['setBlocked(address[],bool)'] });
    expect(of('fees')).toMatchObject({ ...restricted, functions: ['setFee(uint256)'] });
    expect(of('seize')).toEqual({ ability: 'seize', state: 'none', functions: [], holders: [] });
    expect(scan.functions.find(({ name }) => name === 'pause()')?.repeat).toMatch(
      /^cast call 0x[0-9a-f]{40} 0x8456cb59 --from 0x[0-9a-f]{40} --block \d+$/,
    );
    for (const table of [projects, contracts, observations])
      expect(await store.db.$count(table)).toBe(0);
  });

  it('says whether Sourcify has the source of the code that runs', async () => {
    const logic = await anvil.deploy('Plain');
    const proxy = await anvil.deploy('ERC1967Proxy', logic, '0x3fa4f245');
    await anvil.settle();
    const facets = [await anvil.deploy('CutFacet'), await anvil.deploy('ValueFacet')];
    const diamond = await anvil.deploy('Diamond', anvil.accounts[1], ...facets);
    await anvil.settle();
    sourcify = async (id) => (id === idOf(logic) ? 'exact' : 'none');
    for (const [address, source] of [
      [proxy, 'exact'],
      [coin, 'none'],
      // Each function of a diamond runs another code.
      [diamond, null],
    ] as const) {
      await start(idOf(address));
      expect(await ended(idOf(address))).toMatchObject({ state: 'done', source });
    }
  });

  it('goes on without Sourcify', async () => {
    sourcify = () => Promise.reject(new Error('Sourcify is down'));
    await start(idOf(coin));
    expect(await ended(idOf(coin))).toMatchObject({ state: 'done', source: null, whole: true });
  });

  it('names recorded tokens with its ticker, and the record that has it', async () => {
    const source = await storeSource(store.db, 'list');
    for (const id of ['coin', 'other']) await storeProject(store.db, id);
    await store.db.insert(tokens).values(
      [
        { projectId: 'other', chain: 'eip155:1', address: NOBODY },
        { projectId: 'coin', chain: CHAIN, address: coin },
      ].map((one) => ({
        ...{ ...one, id: `${one.chain}/erc20:${one.address}`, symbol: 'coin', name: 'Coin' },
        ...{ decimals: 18, sourceId: source },
      })),
    );
    await start(idOf(coin));
    expect(await ended(idOf(coin))).toMatchObject({
      records: [{ projectId: 'coin', name: 'Coin', role: 'token' }],
      sameTicker: [{ projectId: 'other', id: `eip155:1/erc20:${NOBODY}` }],
    });
  });

  it('is a token without decimals, too, and hides no mint behind another', async () => {
    const boss = anvil.accounts[2]!;
    const decoy = await anvil.deploy('DecoyCoin', boss);
    await anvil.settle();
    await start(idOf(decoy));
    const { token, abilities } = await ended(idOf(decoy));
    expect(token).toEqual({ name: 'Coin', symbol: null, decimals: null, supply: null });
    const mints = abilities.filter(({ ability }) => ability === 'mint');
    expect(mints).toHaveLength(2);
    expect(mints).toContainEqual(expect.objectContaining({ state: 'open', holders: [] }));
    const own = {
      state: 'restricted',
      holders: [idOf(boss)],
      functions: ['mint(address,uint256)'],
    };
    expect(mints).toContainEqual(expect.objectContaining(own));
  });

  it('may be nothing, and is said to be', async () => {
    await start(idOf(NOBODY));
    expect(await ended(idOf(NOBODY))).toMatchObject({
      ...{ state: 'done', kind: 'nothing', token: null, powers: [], functions: [] },
    });
  });

  it('is found in parts; where it may ask no more, what was found stands', async () => {
    let asked = 0;
    const parts: ScanFound[] = [];
    const scan = (most: number) => {
      asked = 0;
      parts.length = 0;
      const client = createChainClient(CHAIN, [anvil.url], {
        ...{ now: () => now, wait: async () => undefined },
      });
      return scanContract(coin, {
        ...{ client, ethereum: undefined, tokens: [], prices: undefined },
        isLate: () => (asked += 1) > most,
        onPart: (part) => parts.push(part),
      });
    };
    const whole = await scan(Infinity);
    expect(whole.why).toBeNull();
    expect(
      parts.map(({ kind, token, look }) => [kind, token?.symbol, look?.powers.length]),
    ).toEqual(
      expect.arrayContaining([
        ['fixed', undefined, undefined],
        ['fixed', 'COIN', undefined],
        ['fixed', 'COIN', 1],
      ]),
    );
    const all = asked;
    const known = new Set(whole.look!.functions.map((one) => JSON.stringify(one)));
    const counts = new Set<number>();
    for (const most of [0, 10, 40, 70, 100, all - 1]) {
      const found = await scan(most);
      expect(found).toMatchObject({ why: 'spent' });
      if (!found.look) continue;
      counts.add(found.look.functions.length);
      expect(found.look.whole).toBe(false);
      // No power is claimed that the whole look does not show.
      const claimed = found.look.powers.filter(({ kind }) => kind !== 'unresolved');
      for (const power of claimed) expect(whole.look!.powers).toContainEqual(power);
      // Who was not found for want of time stays in the list.
      expect(found.look.powers.some(({ power }) => power === 'own')).toBe(true);
      for (const one of found.look.functions)
        if (one.state === 'restricted') expect([...known].join()).toContain(one.selector);
    }
    expect(counts.size).toBeGreaterThan(1);
  });

  it('of a rollup is read without Ethereum, whose server fails', async () => {
    const rollup = await Anvil.start({ chainId: 10 });
    const owned = await rollup.deploy('Coin', rollup.accounts[1]);
    for (const one of rollup.accounts) await rollup.send(one, one);
    await rollup.settle();
    const clientOf = (chain: string, url: string) =>
      createChainClient(chain, [url], { now: () => now, wait: async () => undefined });
    const found = await scanContract(owned, {
      ...{ tokens: [], prices: undefined, isLate: () => false, onPart: () => undefined },
      client: clientOf('eip155:10', rollup.url),
      ethereum: clientOf('eip155:1', 'http://127.0.0.1:1'),
    });
    await rollup.stop();
    const why = 'it may stand for a contract of Ethereum, which was not read';
    expect(found.look!.powers).toMatchObject([{ power: 'own', kind: 'unresolved', why }]);
  });

  it('is kept for a day, and not read again meanwhile', async () => {
    const id = idOf(coin);
    await start(id);
    const { askedAt } = await ended(id);
    now = new Date('2026-11-22T11:59:00Z');
    for (let n = 0; n < 9; n += 1) expect((await start(id)).status).toBe(200);
    expect((await read(id)).askedAt).toBe(askedAt);
    now = new Date('2026-11-22T12:00:01Z');
    expect((await read(id)).state).toBe('none');
    expect(await pruneScans(store.db, now)).toBe(1);
    await start(id);
    expect((await ended(id)).askedAt).toBe(now.toISOString());
  });

  it('is not found on a chain that is not read, and refused without an address', async () => {
    expect((await start(`eip155:1:${NOBODY}`)).status).toBe(404);
    expect((await start('coin')).status).toBe(400);
    expect((await start(idOf(coin), { ownPage: '0' })).status).toBe(403);
    expect(await store.db.$count(chainScans)).toBe(0);
    const { chains } = (await app.inject({ method: 'GET', url: '/api/scan-chains' })).json();
    expect(chains).toEqual([CHAIN, UNREACHABLE]);
  });

  it('says that the servers of its chain failed, and may be asked for again', async () => {
    const id = idOf(NOBODY, UNREACHABLE);
    await start(id);
    expect(await ended(id)).toMatchObject({ state: 'failed', why: 'chain', kind: null });
    now = new Date('2026-11-21T12:01:00Z');
    await start(id);
    expect((await ended(id)).askedAt).toBe(now.toISOString());
  }, 20_000);

  it('says that it was stopped in the middle, and may be asked for again', async () => {
    const id = idOf(coin);
    await begin(id);
    expect((await start(id)).status).toBe(200);
    expect((await read(id)).state).toBe('running');
    now = new Date('2026-11-21T12:00:46Z');
    expect(await read(id)).toMatchObject({ state: 'failed', why: 'stopped' });
    await start(id);
    expect(await ended(id)).toMatchObject({ state: 'done' });
  });

  it('does not begin while two others run, whoever asks', async () => {
    await begin(idOf(`0x${'1'.repeat(40)}`));
    await begin(idOf(`0x${'2'.repeat(40)}`));
    expect(await start(idOf(coin), { network: 'b' })).toEqual({ status: 429, wait: 10 });
    now = new Date('2026-11-21T12:00:46Z');
    expect((await start(idOf(coin), { network: 'b' })).status).toBe(200);
    await ended(idOf(coin));
  });

  it('is one of five an hour of a network; a busy site counts none of them', async () => {
    const ids = Array.from({ length: 6 }, (_, n) => idOf(`0x${String(n + 1).repeat(40)}`));
    for (const id of ids.slice(0, 5)) {
      expect((await start(id)).status).toBe(200);
      await ended(id);
    }
    expect(await start(ids[5]!)).toEqual({ status: 429, wait: 3600 });
    expect((await read(ids[5]!)).state).toBe('none');
    expect((await start(ids[5]!, { network: 'b' })).status).toBe(200);
    await ended(ids[5]!);
  });

  it('is one of eight an hour of a customer with many networks', async () => {
    const ids = Array.from({ length: 9 }, (_, n) => idOf(`0x${String(n + 1).repeat(40)}`));
    for (const [n, id] of ids.entries()) {
      const { status } = await start(id, { network: `home-${n}`, around: 'home' });
      expect(status).toBe(n < 8 ? 200 : 429);
      if (status === 200) await ended(id);
    }
    expect((await start(ids[8]!, { network: 'other', around: 'next-door' })).status).toBe(200);
    await ended(ids[8]!);
  });

  it('is one of sixty an hour of all networks together', async () => {
    await store.db
      .insert(rateWindows)
      .values({ key: 'scans', startsAt: now.toISOString(), count: 60 });
    expect(await start(idOf(NOBODY), { network: 'c' })).toEqual({ status: 429, wait: 3600 });
    expect((await read(idOf(NOBODY))).state).toBe('none');
  });
});
