import { toFunctionSelector } from 'viem';
import { isByVotesAlone } from './ballots';
import type { CodeVariable } from './CodeReader';
import type { Follower } from './holders';

const [GOVERNOR, TOKEN] = ['0x01', '0x02'];
const viewOf = (signature: string): string => toFunctionSelector(signature).slice(2);

/** A governor and a token with one view each, and what is read of their variables. */
function followerOf(variables: { governor: CodeVariable[]; token: CodeVariable[] }): Follower {
  const read = (code: string) => ({
    functions: [{ selector: viewOf('balanceOf(address)'), stateMutability: 'view' }],
    variables: code === GOVERNOR ? variables.governor : variables.token,
  });
  return {
    look: async () => ({ kind: 'fixed' }),
    node: { code: async (id: string) => id, slot: async () => '0x0' },
    reader: { read: async (code: string) => read(code) },
  } as unknown as Follower;
}

const mapping = (view: string): CodeVariable => ({
  ...{ slot: '0', offset: 0, type: 'mapping(uint256 => uint256)' },
  reads: [viewOf(view)],
});
const governor = [mapping('state(uint256)')];
const token = [mapping('balanceOf(address)')];

describe('votes', () => {
  it.each([
    ['decide alone where usual views read all variables', { governor, token }, true],
    [
      'decide alone where the governor has nonces for each proposal',
      { governor: [mapping('nonces(address,uint192)')], token },
      true,
    ],
    ['are no fact where those of the token take too long', { governor, token: [] }, false],
    ['are no fact where those of the governor take too long', { governor: [], token }, false],
  ])('%s', async (_what, variables, expected) => {
    const end = { kind: 'vote', id: GOVERNOR, token: TOKEN } as const;
    expect(await isByVotesAlone(followerOf(variables), end, null)).toBe(expected);
  });
});
