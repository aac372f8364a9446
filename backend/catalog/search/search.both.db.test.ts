import { eq, sql } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { projectAliases, projects } from '../../db/schema';
import type { Store } from '../../db/store';
import { parseKeyword } from './keyword';
import { keepIndex, storedProjects } from './liveIndex';
import { loadIndex } from './loadIndex';
import { findMatches } from './routes';
import { invalidateCaches } from './shortCache';
import { clear, insertContract, insertProjects, insertToken } from './testing/insertProjects';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => clear(store.db));

const find = async (keyword: string, skip = 0, take = 50) =>
  findMatches(store.db, await loadIndex(store.db), parseKeyword(keyword), { skip, take });
const findIds = async (keyword: string) => (await find(keyword)).items.map((item) => item.id);

describe('the order of results', () => {
  it('is exact ticker, exact name, beginning of the name, beginning of a word', async () => {
    await insertProjects(store.db, [
      { id: 'word', name: 'The Link', rank: 1 },
      { id: 'prefix', name: 'Linkpool', rank: 2 },
      { id: 'name', name: 'Link', rank: 3 },
      { id: 'ticker', name: 'Chainlink', tickers: ['LINK'], rank: 4 },
    ]);
    expect(await findIds('link')).toEqual(['ticker', 'name', 'prefix', 'word']);
  });

  it('inside a class is that of lists: by rank, value, score, name', async () => {
    await insertProjects(store.db, [
      { id: 'sun-z', name: 'Sun Zeta' },
      { id: 'sun-a', name: 'sun Alpha' },
      { id: 'sun-p', name: 'Sun provisional', score: 40, scores: { comparable: false } },
      { id: 'sun-v', name: 'Sun valued', scores: { valueUsd: 2, score: null, comparable: false } },
      {
        id: 'sun-w',
        name: 'Sun worth more',
        scores: { valueUsd: 3, score: null, comparable: false },
      },
      { id: 'sun-2', name: 'Sun two', rank: 2 },
      { id: 'sun-1', name: 'Sun Zulu', rank: 1 },
    ]);
    expect(await findIds('sun')).toEqual([
      'sun-1',
      'sun-2',
      'sun-w',
      'sun-v',
      'sun-p',
      'sun-a',
      'sun-z',
    ]);
  });

  it('ends with words one edit away, then two', async () => {
    await insertProjects(store.db, [
      { id: 'two', name: 'Compounder', rank: 1 },
      { id: 'one', name: 'Compound', rank: 2 },
      { id: 'exact', name: 'Compund', rank: 3 },
    ]);
    expect(await findIds('compund')).toEqual(['exact', 'one']);
    expect(await findIds('compoundr')).toEqual(['two', 'one', 'exact']);
  });
});

describe('what finds a project', () => {
  beforeEach(async () => {
    await insertProjects(store.db, [
      { id: 'uniswap', name: 'Uniswap', tickers: ['UNI'] },
      { id: 'chainlink', name: 'Chainlink', tickers: ['LINK'] },
      { id: 'compound', name: 'Compound', tickers: ['COMP'] },
      { id: 'ether-fi', name: 'ether.fi', tickers: ['ETHFI'] },
      { id: 'rocket-pool', name: 'Rocket Pool', tickers: ['RPL'] },
      { id: 'cafe', name: 'Café Société', tickers: ['USD₮0'] },
      { id: 'x', name: 'Xenon', tickers: ['X'] },
      { id: 'rtl', name: 'שלום עולם' },
      { id: 'han', name: '比特币' },
      { id: 'moon', name: '🚀 moon' },
    ]);
    await store.db.execute(
      sql`insert into project_aliases (alias, project_id) values ('maker-dao', 'compound')`,
    );
  });

  it.each([
    ['unswap', 'uniswap'],
    ['chanlink', 'chainlink'],
    ['compund', 'compound'],
    ['UNISWAP', 'uniswap'],
    ['unsiwap', 'uniswap'],
    ['unswp', 'uniswap'],
    ['uniswap v3', 'uniswap'],
    ['chanlink oracle', 'chainlink'],
    ['etherfi', 'ether-fi'],
    ['ether fi', 'ether-fi'],
    ['pool rocket', 'rocket-pool'],
    ['rocketpool', 'rocket-pool'],
    ['pool', 'rocket-pool'],
    ['cafe', 'cafe'],
    ['CAFÉ', 'cafe'],
    ['societe', 'cafe'],
    ['usdt0', 'cafe'],
    ['$rpl', 'rocket-pool'],
    ['x', 'x'],
    ['שלום', 'rtl'],
    ['比特', 'han'],
    ['🚀', 'moon'],
    ['makerdao', 'compound'],
    ['maker', 'compound'],
  ])('%s finds %s first', async (keyword, id) => {
    expect((await findIds(keyword))[0]).toBe(id);
  });

  it.each([
    '%',
    '_',
    '%uni%',
    "'; drop table projects; --",
    '"',
    '\\',
    '\0',
    'uni\0swap\u0001',
    '👩‍👩‍👧',
    '\u202euni',
    '{a,b}',
    'a'.repeat(10_000),
    '%'.repeat(500),
  ])('%j is answered', async (keyword) => {
    const { items, total } = await find(keyword);
    expect(items.length).toBe(total);
  });

  it('takes no wildcard for one', async () => {
    expect(await find('%')).toEqual({ items: [], total: 0 });
    expect(await find('un_swap')).toMatchObject({ total: 1 });
  });
});

describe('addresses and ids', () => {
  const EVM = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
  const SOLANA = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
  beforeEach(async () => {
    await insertProjects(store.db, [
      { id: 'a', name: 'Alpha', rank: 2 },
      { id: 'b', name: 'Beta', rank: 1 },
      { id: 'c', name: 'Gamma' },
    ]);
    await insertContract(store.db, 'a', `eip155:1:${EVM}`, 'eip155:1', EVM);
    await insertContract(store.db, 'b', `eip155:10:${EVM}`, 'eip155:10', EVM);
    await insertToken(
      store.db,
      'c',
      `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/token:${SOLANA}`,
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      SOLANA,
    );
  });

  it('find the projects of an address on every chain, best ranked first', async () => {
    expect(await findIds('0x1F9840a85d5aF5bf1D1762F925BDADdC4201F984')).toEqual(['b', 'a']);
  });
  it('find the one project of a CAIP-10 id, and of a CAIP-19 id', async () => {
    expect(await findIds('eip155:1:0x1F9840a85d5aF5bf1D1762F925BDADdC4201F984')).toEqual(['a']);
    expect(await findIds(`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/token:${SOLANA}`)).toEqual(['c']);
    expect(await findIds(`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${SOLANA}`)).toEqual(['c']);
    expect(await findIds(SOLANA)).toEqual(['c']);
  });
});

describe('prefixes that many projects share', () => {
  const many = Array.from({ length: 400 }, (_, i) => ({
    id: `protocol-${i}`,
    name: `Protocol ${i}`,
    tickers: [`T${i}`],
  }));
  beforeEach(async () => {
    await insertProjects(store.db, [
      ...many,
      { id: 'best', name: 'The Protocol', rank: 1 },
      { id: 'good', name: 'Protocol good', rank: 2 },
    ]);
  });

  it('end after two hundred, the best first', async () => {
    const { items, total } = await find('prot');
    expect(items[0]?.id).toBe('good');
    expect(total).toBe(200);
  });

  it('keep pages of one keyword free of gaps and repetitions', async () => {
    const all = (await find('prot', 0, 200)).items.map((item) => item.id);
    const paged: string[] = [];
    for (let skip = 0; skip < 200; skip += 50)
      paged.push(...(await find('prot', skip, 50)).items.map((item) => item.id));
    expect(paged).toEqual(all);
    expect(new Set(all).size).toBe(200);
  });

  it('still put the exact ticker and name first', async () => {
    await insertProjects(store.db, [
      { id: 'ticker', name: 'Zulu', tickers: ['PROT'] },
      { id: 'name', name: 'prot' },
    ]);
    expect((await find('prot')).items.slice(0, 3).map((item) => item.id)).toEqual([
      'ticker',
      'name',
      'good',
    ]);
  });

  it('follow the ranks', async () => {
    await store.db.execute(
      sql`insert into project_scores (project_id, score, letter, letter_order, state, comparable)
        values ('protocol-399', 99, 'AAA', 0, 'rated', true)`,
    );
    expect((await find('prot')).items.slice(0, 2).map((item) => item.id)).toEqual([
      'protocol-399',
      'good',
    ]);
  });

  it('take in one more project', async () => {
    await insertProjects(store.db, [{ id: 'protocol-a', name: 'Protocol 0a', rank: 3 }]);
    expect((await find('prot')).items.map((item) => item.id)).toContain('protocol-a');
  });

  it('find a phrase whose words are all common', async () => {
    expect(await findIds('protocol the')).toEqual(['best']);
  });
});

describe('an index that is kept', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const open = () => {
    const index = keepIndex(storedProjects(store.db), () => at);
    return async (text: string) => {
      invalidateCaches();
      return (await index.current()).withText(text);
    };
  };

  it('follows new projects, names, former ids, ranks and deletions', async () => {
    const having = open();
    expect(await having('alpha')).toEqual([]);
    await insertProjects(store.db, [
      { id: 'a', name: 'Alpha' },
      { id: 'b', name: 'Beta' },
    ]);
    expect(await having('alpha')).toEqual(['a']);
    await store.db.update(projects).set({ name: 'Omega' }).where(eq(projects.id, 'a'));
    expect(await having('alpha')).toEqual([]);
    expect(await having('omega')).toEqual(['a']);
    await store.db.insert(projectAliases).values({ alias: 'former', projectId: 'b' });
    expect(await having('former')).toEqual(['b']);
    await store.db.delete(projects).where(eq(projects.id, 'b'));
    expect(await having('former')).toEqual([]);
  });

  it('follows no transaction that was rolled back', async () => {
    const having = open();
    await having('alpha');
    await store.db
      .transaction(async (tx) => {
        await insertProjects(tx, [{ id: 'a', name: 'Alpha' }]);
        tx.rollback();
      })
      .catch(() => undefined);
    expect(await having('alpha')).toEqual([]);
  });

  it('is not reloaded for changes to other data', async () => {
    await insertProjects(store.db, [{ id: 'a', name: 'Alpha' }]);
    const before = await storedProjects(store.db).version();
    await store.db.update(projects).set({ description: 'new' });
    expect(await storedProjects(store.db).version()).toEqual(before);
  });

  it('names what changed, but no rows in the thousands', async () => {
    await insertProjects(store.db, [
      { id: 'a', rank: 1 },
      { id: 'b', rank: 2 },
      { id: 'c', rank: 3 },
      { id: 'v' },
    ]);
    const source = storedProjects(store.db);
    const changesAfter = async (change: string) => {
      const before = await source.version();
      await store.db.execute(sql.raw(change));
      return source.changesAfter(before);
    };
    const named = (...projectIds: string[]) =>
      expect.objectContaining({ projectIds, others: false }) as object;
    expect(await changesAfter(`update projects set name = 'B' where id = 'b'`)).toEqual(named('b'));
    expect(await changesAfter(`update projects set name = name`)).toEqual(named());
    expect(
      await changesAfter(`update project_scores set score = 12 where project_id = 'c'`),
    ).toEqual(named('c'));
    expect(
      await changesAfter(`update project_scores set letter = 'D' where project_id = 'c'`),
    ).toEqual(named('c'));
    expect(await changesAfter(`update project_scores set value_usd = 5, known = 0.7`)).toEqual(
      named(),
    );
    await store.db.execute(sql`insert into project_scores (project_id) values ('v')`);
    for (const column of ['value_usd', 'score'])
      expect(
        await changesAfter(`update project_scores set ${column} = 7 where project_id = 'v'`),
      ).toEqual(named('v'));
    expect(await changesAfter(`insert into project_aliases values ('x', 'a')`)).toEqual(named('a'));
    expect(await changesAfter(`update project_aliases set project_id = 'b'`)).toMatchObject({
      projectIds: expect.arrayContaining(['a', 'b']) as string[],
    });
    expect(await changesAfter(`delete from projects where id = 'a'`)).toMatchObject({
      projectIds: expect.arrayContaining(['a']) as string[],
      others: false,
    });
    expect(
      await changesAfter(`insert into projects (id, name, category, origin)
        select 'n' || n, 'N', 'dex', 'projects' from generate_series(1, 2001) n`),
    ).toMatchObject({ projectIds: [], others: true });
    expect(await changesAfter(`truncate projects cascade`)).toMatchObject({ others: true });
  });

  it('does not know changes that are no longer kept', async () => {
    const source = storedProjects(store.db);
    await insertProjects(store.db, [{ id: 'a' }]);
    const before = await source.version();
    for (const name of ['B', 'C', 'D'])
      await store.db.update(projects).set({ name }).where(eq(projects.id, 'a'));
    expect(await source.changesAfter(before)).toMatchObject({ projectIds: ['a', 'a', 'a'] });
    await store.db.execute(sql`delete from search_changes where version = ${before! + 1}`);
    expect(await source.changesAfter(before)).toBeUndefined();
  });
});
