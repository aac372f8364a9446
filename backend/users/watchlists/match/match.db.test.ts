import { matchProjects as endpoint } from '../../../../contracts/watchlists/watchlistEndpoints';
import { WATCHLIST_MATCH_ITEMS, WATCHLIST_MATCH_MAX } from '../../../../contracts/limits';
import { WATCHLIST_MESSAGES } from '../../../../contracts/watchlists/watchlistFields';
import { projectAliases } from '../../../db/schema';
import { insertContract, insertToken } from '../../../catalog/search/testing/insertProjects';
import { TestLists } from '../../../../testing/watchlists/TestLists';

const ADDRESS = `0x${'ab'.repeat(20)}`;
const SHARED = `0x${'cd'.repeat(20)}`;
const SOLANA = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN';

const site = new TestLists();
beforeAll(async () => {
  await site.open();
  await site.clear(
    { id: 'aave', name: 'Aave', tickers: ['AAVE'], rank: 1 },
    { id: 'uniswap', name: 'Uniswap', tickers: ['UNI'], rank: 2 },
    { id: 'uni-copy', name: 'Copy', tickers: ['UNI'] },
    { id: 'rocket-pool', name: 'Rocket Pool', tickers: ['RPL', 'rETH'] },
    { id: 'jupiter', name: 'Jupiter', tickers: ['JUP'] },
    { id: 'dollar', name: 'JUP' },
  );
  const { db } = site.store;
  await db.insert(projectAliases).values({ alias: 'old-aave', projectId: 'aave' });
  await insertContract(db, 'aave', `eip155:1:${ADDRESS}`, 'eip155:1', ADDRESS);
  await insertContract(db, 'aave', `eip155:1:${SHARED}`, 'eip155:1', SHARED);
  await insertContract(db, 'uniswap', `eip155:10:${SHARED}`, 'eip155:10', SHARED);
  await insertToken(db, 'jupiter', `solana:main/token:${SOLANA}`, 'solana:main', SOLANA);
});
afterAll(() => site.close());

const match = (text: string) => site.call(endpoint, { body: { text } });
const found = async (text: string) =>
  (await match(text)).found.map((one) => [one.text, one.project.id]);
const unclear = async (text: string) =>
  (await match(text)).unclear.map((one) => [one.text, one.candidates.map(({ id }) => id)]);

describe('pasted text', () => {
  it('is split at lines, commas, semicolons and tabs, and understood piece by piece', async () => {
    expect(await match('1. Aave\r\n- rocket pool; ????\t"Nonsense Protocol"')).toEqual({
      found: [
        { text: 'Aave', project: { id: 'aave', name: 'Aave', ticker: 'AAVE', logo: null } },
        {
          text: 'rocket pool',
          project: { id: 'rocket-pool', name: 'Rocket Pool', ticker: 'RPL', logo: null },
        },
      ],
      unclear: [],
      unknown: ['????', 'Nonsense Protocol'],
    });
  });

  it.each([
    ['a name in any case', 'AAVE', 'aave'],
    ['a name written together', 'RocketPool', 'rocket-pool'],
    ['a ticker', 'reth', 'rocket-pool'],
    ['a ticker with a dollar sign', '$JUP', 'jupiter'],
    ['a former id', 'old-aave', 'aave'],
    ['a link of this site', 'https://plumbline.example/projects/uniswap?tab=code', 'uniswap'],
    ['a link by a former id', '/projects/old-aave', 'aave'],
    ['an address in any case', ADDRESS.toUpperCase(), 'aave'],
    ['an address without 0x', ADDRESS.slice(2), 'aave'],
    ['a CAIP-10 id', `eip155:10:${SHARED}`, 'uniswap'],
    ['a CAIP-10 id of a token', `solana:main:${SOLANA}`, 'jupiter'],
    ['a CAIP-19 id', `solana:main/token:${SOLANA}`, 'jupiter'],
    ['an address of another kind', SOLANA, 'jupiter'],
  ])('is understood as %s', async (_, text, id) => {
    expect((await found(text)).map(([, project]) => project)).toEqual([id]);
  });

  it('has addresses with spaces between them', async () => {
    expect(await found(`${ADDRESS} ${SOLANA}`)).toEqual([
      [ADDRESS, 'aave'],
      [SOLANA, 'jupiter'],
    ]);
  });

  it('names each project once', async () => {
    expect(await found('Aave, aave\nAAVE;old-aave')).toEqual([['Aave', 'aave']]);
  });

  it.each([
    ['a ticker of two projects, the ranked one first', 'UNI', ['uniswap', 'uni-copy']],
    ['what is the name of one and the ticker of another', 'JUP', ['dollar', 'jupiter']],
    ['an address on two chains', SHARED, ['aave', 'uniswap']],
    ['a mistyped name', 'Uniswpa', ['uniswap']],
    ['the beginning of a name', 'Rock', ['rocket-pool']],
  ])('leaves it to the reader to choose for %s', async (_, text, ids) => {
    expect(await unclear(text)).toEqual([[text, ids]]);
  });

  it('with an address that no project has is not guessed at', async () => {
    const unknown = `0x${'12'.repeat(20)}`;
    expect(await match(unknown)).toEqual({ found: [], unclear: [], unknown: [unknown] });
  });

  it('takes 500 items and no more, and 20,000 characters', async () => {
    const items = Array.from(
      { length: WATCHLIST_MATCH_ITEMS },
      (_, n) => `0x${String(n).padStart(40, '0')}`,
    );
    const { unknown } = await match(items.slice(0, 400).join('\n'));
    expect(unknown).toHaveLength(400);
    const short = Array.from({ length: WATCHLIST_MATCH_ITEMS + 1 }, (_, n) => `${n}`);
    expect((await match(short.slice(1).join(','))).found).toEqual([]);
    expect(await site.refuse(endpoint, { body: { text: short.join(',') } })).toMatchObject({
      status: 400,
      message: WATCHLIST_MESSAGES.tooManyItems,
    });
    const long = { text: 'x'.repeat(WATCHLIST_MATCH_MAX + 1) };
    expect((await site.refuse(endpoint, { body: long })).fields).toEqual([
      { path: 'body.text', message: WATCHLIST_MESSAGES.tooLong },
    ]);
  });

  it('may have any characters', async () => {
    expect(await match('\0Aave\u202e\n\ud800 %_\\ \'";')).toMatchObject({
      found: [{ project: { id: 'aave' } }],
    });
  });
});
