import { tellApart, type NamedRow } from './tellApart';

const ONE = '0x1111111111111111111111111111111111111111';
const TWO = '0x2222222222222222222222222222222222222222';
/** Looks like ONE where it is shortened. */
const POISON = '0x1111119999999999999999999999999999111111';

const makeRow = (id: string, change: Partial<NamedRow> = {}): NamedRow => ({
  id,
  name: 'USD Coin',
  chains: ['eip155:1'],
  tokenTickers: ['USDC'],
  address: ONE,
  ...change,
});

describe('what tells rows of one name apart', () => {
  it.each<[string, Partial<NamedRow>, Partial<NamedRow>, (string | undefined)[]]>([
    ['nothing, where the names differ', {}, { name: 'USDC' }, [undefined, undefined]],
    ['the chain', {}, { chains: ['eip155:8453'] }, ['Ethereum', 'Base']],
    [
      'the chains, where the first is the same',
      {},
      { chains: ['eip155:1', 'eip155:10'] },
      ['Ethereum', 'Ethereum +1'],
    ],
    [
      'the chain, even for names that differ in case or spaces only',
      { name: 'usd coin ' },
      { chains: ['eip155:8453'] },
      ['Ethereum', 'Base'],
    ],
    [
      'the ticker, on one chain',
      {},
      { tokenTickers: ['USDC.e'] },
      ['Ethereum · USDC', 'Ethereum · USDC.e'],
    ],
    [
      'the tickers, where the first is the same',
      {},
      { tokenTickers: ['USDC', 'A', 'B', 'C', 'D'] },
      ['Ethereum · USDC', 'Ethereum · USDC, A, B +2'],
    ],
    [
      'the address, on one chain with one ticker',
      {},
      { address: TWO },
      ['Ethereum · 0x111111…111111', 'Ethereum · 0x222222…222222'],
    ],
    [
      'the address of the row that has one',
      {},
      { address: null },
      ['Ethereum · 0x111111…111111', 'Ethereum'],
    ],
    [
      'the whole address, where the short one is the same',
      {},
      { address: POISON },
      [`Ethereum · ${ONE}`, `Ethereum · ${POISON}`],
    ],
    [
      'the address, where no chain is recorded',
      { chains: [] },
      { chains: [], address: TWO },
      ['0x111111…111111', '0x222222…222222'],
    ],
    ['nothing more, where nothing differs', {}, {}, ['Ethereum', 'Ethereum']],
    [
      'nothing, where nothing is recorded',
      { chains: [], tokenTickers: [], address: null },
      { chains: [], tokenTickers: [], address: null },
      [undefined, undefined],
    ],
  ])('is %s', (_, first, second, expected) => {
    const words = tellApart([makeRow('first', first), makeRow('second', second)]);
    expect([words.get('first'), words.get('second')]).toEqual(expected);
  });

  it('is as much for each row as that row needs', () => {
    const words = tellApart([
      makeRow('a'),
      makeRow('b', { address: TWO }),
      makeRow('c', { tokenTickers: ['USDC.e'] }),
      makeRow('d', { chains: ['eip155:8453'] }),
    ]);
    expect(Object.fromEntries(words)).toEqual({
      a: 'Ethereum · USDC · 0x111111…111111',
      b: 'Ethereum · USDC · 0x222222…222222',
      c: 'Ethereum · USDC.e',
      d: 'Base',
    });
  });

  it('is not asked for a project that stands in two lists', () => {
    expect(tellApart([makeRow('a'), makeRow('a')]).size).toBe(0);
  });
});
