/** Contracts that do what a majority of a token's votes decides: OpenZeppelin's Governor, Compound's Bravo. */
import {
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  parseAbi,
  parseAbiParameters,
  toHex,
  type Hex,
} from 'viem';
import type { Call, Node, Overrides } from '../rpc/types';
import { viewAddress, viewNumber } from './views';

/** What a vote takes. */
export interface Votes {
  token: string;
  /** Of the token. */
  code: string;
  /** In the governor's clock: seconds or blocks. */
  delay: number;
  period: number;
  /** Of Bravo, which counts blocks itself: proposals so far. */
  count?: number;
  /** Where what is decided waits, and from where it is done; null: the governor itself. */
  timelock: string | null;
}

const GOVERNOR = parseAbi([
  'function propose(address[] targets, uint256[] values, bytes[] calldatas, string description)',
  'function castVote(uint256 proposal, uint8 support)',
  'function queue(address[] targets, uint256[] values, bytes[] calldatas, bytes32 description)',
  'function execute(address[] targets, uint256[] values, bytes[] calldatas, bytes32 description)',
]);
const BRAVO = parseAbi([
  'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description)',
  'function queue(uint256 proposal)',
  'function execute(uint256 proposal)',
]);
const FOR = 1;
/** `hashProposal` of OpenZeppelin's Governor. */
const PROPOSAL = parseAbiParameters('address[], uint256[], bytes[], bytes32');
/** Where Bravo keeps them; a vote of one block is as good as one of three days. */
const BRAVO_DELAY = toHex(3, { size: 32 });
const BRAVO_PERIOD = toHex(4, { size: 32 });
const ONE = toHex(1, { size: 32 });

/** Undefined for another contract. @throws ChainFailure */
export async function findVotes(node: Node, at: string): Promise<Votes | undefined> {
  const [token, comp, uni, timelock, delay, period, count] = await Promise.all([
    viewAddress(node, at, 'token'),
    viewAddress(node, at, 'comp'),
    viewAddress(node, at, 'uni'),
    viewAddress(node, at, 'timelock'),
    viewNumber(node, at, 'votingDelay'),
    viewNumber(node, at, 'votingPeriod'),
    viewNumber(node, at, 'proposalCount'),
  ]);
  if (delay === null || period === null) return undefined;
  if (token) return { token, delay, period, timelock, code: await node.code(token) };
  const old = comp ?? uni;
  if (!old || count === null) return undefined;
  const [kept, lasts] = [await node.slot(at, BRAVO_DELAY), await node.slot(at, BRAVO_PERIOD)];
  if (BigInt(kept) !== BigInt(delay) || BigInt(lasts) !== BigInt(period)) return undefined;
  return { token: old, delay: 1, period: 1, timelock, count, code: await node.code(old) };
}

/** What a governor is called with, in this order, for it to make a call. */
export function ballotOf({ count }: Votes, { to, data }: Call): [string, string, string, string] {
  const [targets, values, calls] = [[to as Hex], [0n], [data as Hex]];
  const vote = (id: bigint) =>
    encodeFunctionData({ abi: GOVERNOR, functionName: 'castVote', args: [id, FOR] });
  if (count !== undefined) {
    const id = BigInt(count + 1);
    const args = [targets, values, [''], calls, ''] as const;
    return [
      encodeFunctionData({ abi: BRAVO, functionName: 'propose', args }),
      vote(id),
      encodeFunctionData({ abi: BRAVO, functionName: 'queue', args: [id] }),
      encodeFunctionData({ abi: BRAVO, functionName: 'execute', args: [id] }),
    ];
  }
  const args = [targets, values, calls, keccak256('0x')] as const;
  return [
    encodeFunctionData({
      abi: GOVERNOR,
      functionName: 'propose',
      args: [targets, values, calls, ''],
    }),
    vote(BigInt(keccak256(encodeAbiParameters(PROPOSAL, args)))),
    encodeFunctionData({ abi: GOVERNOR, functionName: 'queue', args }),
    encodeFunctionData({ abi: GOVERNOR, functionName: 'execute', args }),
  ];
}

const RETURN = '60005260206000f3';
/**
 * A token that gives all votes to one, or of 2^90 one alone, and tells the time for blocks, so that
 * no thousands of them have to pass; whatever else it is asked, its own code answers.
 */
function withVotes(voter: string, own: string, isLeast: boolean): string {
  const head = 3 + 3 + 4 * 11;
  const forward = `3660006000376000600036600073${own.slice(2)}5af43d600060003e61`;
  const at = (offset: number) => offset.toString(16).padStart(4, '0');
  const done = head + forward.length / 2 + 2 + 1 + 4;
  const votes = done + 5;
  // Bravo's votes are numbers of 96 bits.
  const vote = `5b60043573${voter.slice(2)}1460${isLeast ? '00' : '5f'}1b${RETURN}`;
  const supply = votes + vote.length / 2;
  const all = `5b6001605a1b${RETURN}`;
  const clock = supply + all.length / 2;
  const on = (selector: string, where: number) => `8063${selector}1461${at(where)}57`;
  return [
    '0x60003560e01c',
    // getPastVotes, getPriorVotes, getPastTotalSupply, clock
    ...[
      on('3a46b1a8', votes),
      on('782d6fe1', votes),
      on('8e539e8c', supply),
      on('91ddadf4', clock),
    ],
    `${forward}${at(done)}573d6000fd5b3d6000f3`,
    `${vote}${all}5b42${RETURN}`,
  ].join('');
}

/** All votes are this one's, or next to none. @param at the governor */
export const votesOf = (
  { actors }: Node,
  { at, votes: { token, code, count } }: { at: string; votes: Votes },
  isLeast: boolean,
): Overrides => ({
  [token]: { code: withVotes(actors.voter, actors.spare, isLeast) },
  [actors.spare]: { code },
  ...(count !== undefined && {
    [at]: { stateDiff: { [BRAVO_DELAY]: ONE, [BRAVO_PERIOD]: ONE } },
  }),
});
