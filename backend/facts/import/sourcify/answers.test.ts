import { address } from '../testing/importText';
import { readAnswers } from './answers';

const id = (n: number, chain = 1): string => `eip155:${chain}:${address(n)}`;
const v2 = (n: number, match: unknown, more: object = {}): object => ({
  ...{ match, creationMatch: null, runtimeMatch: match, chainId: '1', address: address(n) },
  ...more,
});

describe('an answer of Sourcify', () => {
  it.each([
    ['exact_match', 'exact'],
    ['match', 'partial'],
    [null, null],
  ])('with match %j is %j', (match, expected) => {
    expect(readAnswers(v2(1, match))).toEqual([
      { id: id(1), match: expected, implementations: [] },
    ]);
  });

  it('may name what is behind a proxy', () => {
    const implementations = [{ address: address(9), name: 'Logic' }, { address: '0x' }];
    const proxyResolution = { isProxy: true, proxyType: 'EIP1967Proxy', implementations };
    expect(readAnswers(v2(1, 'match', { proxyResolution }))).toMatchObject([
      { isProxy: true, implementations: [id(9)] },
    ]);
    const failed = { proxyResolutionError: { customCode: 'proxy_resolution_error' } };
    expect(readAnswers(v2(1, 'match', { proxyResolution: failed }))[0]).not.toHaveProperty(
      'isProxy',
    );
  });

  it('may be of one address on all chains, or one of a list', () => {
    const results = [v2(1, 'exact_match'), v2(1, 'match', { chainId: '10' })];
    expect(readAnswers([{ results }, v2(2, 'match')])).toMatchObject([
      { id: id(1), match: 'exact' },
      { id: id(1, 10), match: 'partial' },
      { id: id(2), match: 'partial' },
    ]);
    expect(readAnswers({ results: [] })).toEqual([]);
  });

  it('of version 1 has a status for each chain, or one for all', () => {
    const all = { address: address(1), chainIds: [{ chainId: '5', status: 'perfect' }] };
    const one = { address: address(2), status: 'partial', chainIds: ['1', '137'] };
    const none = { address: address(3), status: 'false' };
    expect(readAnswers([all, one, none])).toEqual([
      { id: id(1, 5), match: 'exact', implementations: [] },
      { id: id(2), match: 'partial', implementations: [] },
      { id: id(2, 137), match: 'partial', implementations: [] },
    ]);
  });

  it.each([
    ['text', 'is not an object'],
    [{ customCode: 'unsupported_chain', message: 'No' }, 'is an error: unsupported_chain'],
    [{ tokens: [] }, 'is no answer of Sourcify'],
    [v2(1, 'match', { chainId: 'mainnet' }), 'has no chain and address'],
    [v2(1, 'almost'), 'has match "almost"'],
    [{ address: address(1), status: 'perfect' }, 'has no chainIds'],
  ])('%j is refused', (value, reason) => {
    expect(readAnswers([v2(1, 'match'), value])[1]).toEqual({ index: 1, reason });
  });
});
