import fc from 'fast-check';
import { PROJECT_ID } from '../../../../contracts/ids';
import { idCandidates, slugify } from './slug';

describe('slugify', () => {
  it.each([
    ['Uniswap', 'uniswap'],
    ['ether.fi', 'ether-fi'],
    ['Café Crème', 'cafe-creme'],
    ["Sandbox's LANDs", 'sandboxs-lands'],
    ['  --x--  ', 'x'],
    ['日本円', ''],
    ['🦄', ''],
    ['a'.repeat(99), 'a'.repeat(60)],
  ])('makes %s into "%s"', (name, slug) => expect(slugify(name)).toBe(slug));
});

describe('idCandidates', () => {
  const token = {
    symbol: 'JUP',
    chain: 'eip155:130',
    tokenId: 'eip155:130/erc20:0x00abcdef12345678900000000000000000000000',
  };

  it('are the name, then with symbol, then chain, then address', () => {
    expect(idCandidates({ name: 'Jupiter', ...token })).toEqual([
      'jupiter',
      'jupiter-jup',
      'jupiter-jup-eip155-130',
      'jupiter-jup-eip155-130-00abcdef',
      'jupiter-jup-eip155-130-00abcdef1234567890000000',
    ]);
  });

  it('fall back to the symbol, and then to a word, for names without Latin letters', () => {
    expect(idCandidates({ name: '日本円', ...token })[0]).toBe('jup');
    expect(idCandidates({ name: '🦄', symbol: '🦄', chain: null, tokenId: null })[0]).toBe(
      'project',
    );
  });

  it('never are words of our own addresses', () => {
    expect(idCandidates({ name: 'Vote', symbol: 'VOTE', chain: null, tokenId: null })).toEqual([
      'vote-vote',
    ]);
  });

  it('are project ids, whatever the names', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (name, symbol) =>
          idCandidates({ name, ...token, symbol }).every((id) => PROJECT_ID.test(id)),
      ),
    );
  });
});
