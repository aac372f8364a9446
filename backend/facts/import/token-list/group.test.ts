import { address, erc20 } from '../testing/importText';
import { groupTokens, type ListEntry } from './group';

const entry = (
  n: number,
  chain: string,
  symbol: string,
  name: string | null,
  more: Partial<ListEntry> = {},
): ListEntry => ({
  at: { index: n },
  id: erc20(n, chain),
  chain,
  address: address(n),
  symbol,
  name,
  decimals: 18,
  logo: null,
  collectible: false,
  bridges: [],
  ...more,
});
const shape = (entries: ListEntry[]) =>
  groupTokens(entries).map((listing) => [listing.name, listing.tokens.map((token) => token.chain)]);

describe('groupTokens', () => {
  it('makes one project from one symbol and name on several chains, named by Ethereum', () => {
    const listings = groupTokens([
      entry(1, 'eip155:10', 'UNI', 'uniswap', { logo: 'https://a/l.png' }),
      entry(2, 'eip155:1', 'UNI', 'Uniswap'),
      entry(3, 'eip155:137', 'uni', 'UNISWAP'),
    ]);
    expect(listings).toHaveLength(1);
    expect(listings[0]).toMatchObject({
      name: 'Uniswap',
      symbol: 'UNI',
      logo: 'https://a/l.png',
      at: { index: 2 },
    });
    expect(listings[0]?.tokens[0]?.chain).toBe('eip155:1');
  });

  it('keeps tokens apart that only share a symbol', () => {
    expect(
      shape([entry(1, 'eip155:1', 'LIT', 'Litentry'), entry(2, 'eip155:56', 'LIT', 'Lighter')]),
    ).toHaveLength(2);
  });

  it('keeps two contracts of one symbol and name on one chain apart', () => {
    expect(
      shape([
        entry(1, 'eip155:1', 'JUP', 'Jupiter'),
        entry(2, 'eip155:130', 'JUP', 'Jupiter'),
        entry(3, 'eip155:130', 'JUP', 'Jupiter'),
      ]),
    ).toEqual([
      ['Jupiter', ['eip155:1', 'eip155:130']],
      ['Jupiter', ['eip155:130']],
    ]);
  });

  it('follows bridgeInfo, whatever the bridged token is called', () => {
    const bridges = [
      { chain: 'eip155:43114', address: address(2) },
      { chain: 'eip155:10', address: address(9) },
    ];
    const [listing] = groupTokens([
      entry(1, 'eip155:1', 'DAI', 'Dai Stablecoin', { bridges }),
      entry(2, 'eip155:43114', 'DAI.e', 'DAI.e Token'),
    ]);
    expect(listing?.tokens.map((token) => token.symbol)).toEqual(['DAI', 'DAI.e']);
    expect(listing?.hints).toEqual([erc20(9, 'eip155:10')]);
  });

  it('does not take two nameless symbols in other scripts for one', () => {
    expect(
      shape([entry(1, 'eip155:1', '🦄', null), entry(2, 'eip155:10', '🐸', null)]),
    ).toHaveLength(2);
  });
});
