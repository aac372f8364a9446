import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { projectAliases, projects, tokens } from '../../../db/schema';
import { readRows, type Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, erc20, importText, record } from '../testing/importText';
import { ImportRefused } from '../types';

const token = (n: number, symbol: string, name: string, more: object = {}) => ({
  chainId: 1,
  address: address(n),
  symbol,
  name,
  decimals: 18,
  ...more,
});
const list = (...all: object[]) => ({
  name: 'A list',
  timestamp: '2026-11-21T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: all,
});

describe('importing token lists', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
  });
  afterAll(() => store.close());

  const load = (...all: object[]) => importText(store, 'token-list', list(...all));
  const all = () => store.db.select().from(projects).orderBy(projects.id);
  const one = async (id: string) =>
    (await store.db.select().from(projects).where(eq(projects.id, id)))[0];

  it('makes listed projects, once', async () => {
    const summary = await load(
      token(1, 'UNI', 'Uniswap', { logoURI: 'https://l.example/uni.png' }),
      token(2, 'UNI', 'Uniswap', { chainId: 10 }),
    );
    expect(summary).toMatchObject({
      read: 2,
      new: 1,
      changed: 0,
      skipped: 0,
      refusedTotal: 0,
      projects: 1,
    });
    expect(await all()).toMatchObject([
      {
        id: 'uniswap',
        category: 'token',
        origin: 'token-list',
        tickers: ['UNI'],
        chains: ['eip155:1', 'eip155:10'],
        logo: 'https://l.example/uni.png',
        status: 'active',
      },
    ]);
    expect(
      await load(
        token(1, 'UNI', 'Uniswap', { logoURI: 'https://l.example/uni.png' }),
        token(2, 'UNI', 'Uniswap', { chainId: 10 }),
      ),
    ).toMatchObject({ new: 0, changed: 0, skipped: 1 });
  });

  it('adds the chains of another list to the project that it knows', async () => {
    await load(token(1, 'UNI', 'Uniswap'));
    expect(
      await load(token(1, 'UNI', 'Uniswap'), token(2, 'UNI', 'Uniswap', { chainId: 10 })),
    ).toMatchObject({ new: 0, changed: 1 });
    expect(await load(token(3, 'UNI', 'Uniswap', { chainId: 56 }))).toMatchObject({
      new: 0,
      changed: 1,
    });
    expect((await one('uniswap'))?.chains).toEqual(['eip155:1', 'eip155:10', 'eip155:56']);
  });

  it('gives namesakes ids with their symbol, then chain', async () => {
    await load(
      token(1, 'AAA', 'Swarm'),
      token(2, 'BBB', 'Swarm'),
      token(3, 'AAA', 'Swarm'),
      token(4, 'AAA', 'Swarm'),
    );
    expect((await all()).map((row) => row.id)).toEqual([
      'swarm',
      'swarm-aaa',
      'swarm-aaa-eip155-1',
      'swarm-bbb',
    ]);
  });

  it('refuses bad tokens at their place, leaves test networks out, and takes the others', async () => {
    const summary = await load(
      token(1, 'A', 'Fine'),
      token(2, 'B', 'Bad', { decimals: 300 }),
      token(3, 'C', 'Test', { chainId: 5 }),
      token(1, 'A', 'Fine'),
      { ...token(4, 'D', 'Odd'), address: '0x123' },
      { ...token(5, 'ETH', 'Ether'), address: `0x${'e'.repeat(40)}` },
      token(6, '\u200b', 'Unseen'),
      token(7, 'Kava USDT', 'Bridged'),
      token(8, 'TAB', 'A\tname'),
    );
    const at = (index: number) => ({ index, line: 1, column: expect.any(Number) as number });
    expect(summary.refused).toMatchObject([
      { ...at(1), reason: 'decimals must be at most 255' },
      { ...at(3), reason: 'the token stands at 0 already' },
      { ...at(4), reason: "address has characters an address can't have, or the wrong length" },
      { ...at(5), reason: expect.stringContaining("the chain's own coin") },
      { ...at(6), reason: expect.any(String) },
      { ...at(7), reason: "symbol has white space, which a ticker can't have" },
      { ...at(8), reason: "name has characters a name can't have" },
    ]);
    expect(summary).toMatchObject({
      read: 9,
      new: 1,
      notes: { 'tokens of test networks, left out': 1 },
    });
  });

  it.each([
    ['an array', []],
    ['a list without version', { ...list(token(1, 'A', 'A')), version: undefined }],
    ['a list without tokens', list()],
  ])('refuses %s as a whole', async (_, document) => {
    await expect(importText(store, 'token-list', document)).rejects.toThrow(ImportRefused);
  });

  it('only fills what is empty in a documented project', async () => {
    const documented = record('uni', {
      name: 'Uniswap Labs',
      category: 'dex',
      chains: ['eip155:1'],
      tokens: [{ id: erc20(1), symbol: 'UNI' }],
    });
    await importText(store, 'projects', documented);
    await load(
      token(1, 'XXX', 'Renamed', { logoURI: 'https://l.example/x.png' }),
      token(2, 'XXX', 'Renamed', { chainId: 10 }),
    );
    expect(await one('uni')).toMatchObject({
      name: 'Uniswap Labs',
      category: 'dex',
      tickers: ['UNI', 'XXX'],
      chains: ['eip155:1'],
      logo: null,
    });
    expect(
      await store.db
        .select()
        .from(tokens)
        .where(eq(tokens.id, erc20(1))),
    ).toMatchObject([{ symbol: 'UNI', name: 'Renamed', decimals: 18 }]);
    await load(token(1, 'UNI', 'Uniswap', { logoURI: 'https://l.example/uni.png' }));
    expect((await one('uni'))?.logo).toBe('https://l.example/uni.png');
    expect(await importText(store, 'projects', documented)).toMatchObject({
      changed: 0,
      skipped: 1,
    });
  });

  it('gives way to a project file: same token, one project, and the old id leads there', async () => {
    await load(token(1, 'UNI', 'Uniswap Token', { logoURI: 'https://l.example/uni.png' }));
    const file = record('uniswap', { name: 'Uniswap', tokens: [{ id: erc20(1), symbol: 'UNI' }] });
    expect(await importText(store, 'projects', file)).toMatchObject({ new: 0, changed: 1 });
    expect(await all()).toMatchObject([
      { id: 'uniswap', name: 'Uniswap', origin: 'projects', logo: 'https://l.example/uni.png' },
    ]);
    expect(await store.db.select().from(projectAliases)).toEqual([
      { alias: 'uniswap-token', projectId: 'uniswap' },
    ]);
  });

  it('makes room for a project file of the same name that is about something else', async () => {
    await load(token(1, 'SPK', 'Spark'));
    expect(
      await importText(
        store,
        'projects',
        record('spark', { name: 'Spark', tokens: [{ id: erc20(2), symbol: 'SPARK' }] }),
      ),
    ).toMatchObject({ new: 1 });
    expect((await all()).map(({ id, origin }) => [id, origin])).toEqual([
      ['spark', 'projects'],
      ['spark-spk', 'token-list'],
    ]);
    expect(await store.db.select().from(projectAliases)).toEqual([]);
  });

  it('reads a real list of twenty chains, and finds nothing to do the second time', async () => {
    const text = readFileSync(require.resolve('@uniswap/default-token-list'), 'utf8');
    const real = JSON.parse(text) as { tokens: unknown[] };
    const dry = await importText(store, 'token-list', text, { dryRun: true });
    const summary = await importText(store, 'token-list', text);
    expect({ ...dry, dryRun: false }).toEqual(summary);
    expect(summary.read).toBe(real.tokens.length);
    expect(summary.new).toBeGreaterThan(800);
    expect(summary.refusedTotal).toBeLessThan(5);
    expect(await importText(store, 'token-list', text)).toMatchObject({
      new: 0,
      changed: 0,
      skipped: summary.new,
    });
    const usdc = await one('usdcoin');
    expect(usdc?.chains.length).toBeGreaterThan(3);
    const [held] = await readRows<{ n: number }>(store.db, sql`select count(*) as n from tokens`);
    expect(held?.n).toBe(
      summary.read -
        summary.refusedTotal -
        (summary.notes['tokens of test networks, left out'] ?? 0),
    );
  });
});
