import { CAIP19, CAIP2 } from '../../../../contracts/ids';
import {
  chainFromName,
  chainFromNumber,
  isPlaceholderAddress,
  isTestNetwork,
  SOLANA,
  tokenId,
} from './chains';

describe('chainFromName', () => {
  it.each([
    ['Ethereum', 'eip155:1'],
    ['BSC', 'eip155:56'],
    ['OP Mainnet', 'eip155:10'],
    ['Polygon zkEVM', 'eip155:1101'],
    ['xDai', 'eip155:100'],
    ['Solana', SOLANA],
    ['Bitcoin', 'bip122:000000000019d6689c085ae165831e93'],
    ['Klaytn', 'eip155:8217'],
    ['Terra', 'cosmos:columbus-5'],
    ['Terra2', 'cosmos:phoenix-1'],
    ['eip155:8453', 'eip155:8453'],
  ])('knows %s', (name, chain) => {
    expect(chainFromName(name)).toBe(chain);
    expect(chain).toMatch(CAIP2);
  });

  it.each(['Somechain', '', 'constructor', '__proto__'])('guesses nothing for "%s"', (name) =>
    expect(chainFromName(name)).toBeUndefined(),
  );
});

describe('tokenId', () => {
  it('is CAIP-19, EVM addresses in lower case', () => {
    const id = tokenId('eip155:1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
    expect(id).toBe('eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
    expect(id).toMatch(CAIP19);
    expect(
      tokenId(chainFromNumber(501000101), 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'),
    ).toMatch(CAIP19);
  });

  it('is nothing for an address of another kind of chain', () => {
    expect(tokenId('eip155:1', 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN')).toBeUndefined();
    expect(tokenId(SOLANA, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')).toBeUndefined();
    expect(tokenId('near:mainnet', 'a b')).toBeUndefined();
  });
});

it('test networks and placeholders of native coins are told apart from tokens', () => {
  expect([1, 56, 5, 11155111].map(isTestNetwork)).toEqual([false, false, true, true]);
  expect(isPlaceholderAddress('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE')).toBe(true);
  expect(isPlaceholderAddress(`0x${'0'.repeat(40)}`)).toBe(true);
  expect(isPlaceholderAddress('0x471EcE3750Da237f93B8E339c536989b8978a438')).toBe(false);
});
