/** Whether votes alone decide, or also those who make them. */
import { toFunctionSelector } from 'viem';
import { codesOf } from './callable';
import { isKeyed, isReadBy } from './CodeReader';
import type { Follower } from './holders';
import { listPlaces } from './places';
import type { End } from './types';

const selectors = (signatures: string): ReadonlySet<string> =>
  new Set(signatures.split(/\s+/).map(toFunctionSelector));

/** Of a token whose holders vote: OpenZeppelin's, of ERC-20 and ERC-721, and Compound's. */
const VIEWS_OF_TOKEN = selectors(
  `name() symbol() decimals() totalSupply() balanceOf(address) allowance(address,address)
  nonces(address) DOMAIN_SEPARATOR() eip712Domain() clock() CLOCK_MODE() delegates(address)
  getVotes(address) getPastVotes(address,uint256) getPastTotalSupply(uint256)
  getCurrentVotes(address) getPriorVotes(address,uint256) numCheckpoints(address)
  checkpoints(address,uint32) DELEGATION_TYPEHASH() DOMAIN_TYPEHASH() PERMIT_TYPEHASH()
  supportsInterface(bytes4) ownerOf(uint256) tokenURI(uint256) getApproved(uint256)
  isApprovedForAll(address,address)`,
);
const OF_TOKEN = new Set([
  ...VIEWS_OF_TOKEN,
  ...selectors(`transfer(address,uint256) transferFrom(address,address,uint256) approve(address,uint256)
  increaseAllowance(address,uint256) decreaseAllowance(address,uint256) burn(uint256)
  burnFrom(address,uint256) permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  delegate(address) delegateBySig(address,uint256,uint256,uint8,bytes32,bytes32)
  setApprovalForAll(address,bool) safeTransferFrom(address,address,uint256)
  safeTransferFrom(address,address,uint256,bytes)`),
]);
const VIEWS_OF_GOVERNOR = selectors(
  `state(uint256) hasVoted(uint256,address) nonces(address) nonces(address,uint192)
  quorumNumerator() proposalCount() proposalDetails(uint256) proposals(uint256)
  getReceipt(uint256,address) getActions(uint256) latestProposalIds(address)`,
);
/** That change something: OpenZeppelin's and Compound's. */
const OF_GOVERNOR = selectors(
  `propose(address[],uint256[],bytes[],string) queue(address[],uint256[],bytes[],bytes32)
  execute(address[],uint256[],bytes[],bytes32) cancel(address[],uint256[],bytes[],bytes32)
  castVote(uint256,uint8) castVoteWithReason(uint256,uint8,string)
  castVoteWithReasonAndParams(uint256,uint8,string,bytes)
  castVoteBySig(uint256,uint8,uint8,bytes32,bytes32) castVoteBySig(uint256,uint8,address,bytes)
  castVoteWithReasonAndParamsBySig(uint256,uint8,string,bytes,uint8,bytes32,bytes32)
  castVoteWithReasonAndParamsBySig(uint256,uint8,address,string,bytes,bytes)
  relay(address,uint256,bytes) updateTimelock(address) updateQuorumNumerator(uint256)
  setVotingDelay(uint48) setVotingPeriod(uint32) setVotingDelay(uint256) setVotingPeriod(uint256)
  setProposalThreshold(uint256) setLateQuorumVoteExtension(uint48) __acceptAdmin()
  propose(address[],uint256[],string[],bytes[],string) queue(uint256) execute(uint256)
  cancel(uint256)`,
);

/**
 * By names alone: whom another function of the token obeys may make votes, or move them, and what
 * a governor adds of its own may need none. Such a token is for ever the same. Neither names anybody
 * else: no owner, no voter above others, and no contract that counts. Nor can a usual function obey
 * what only itself reads, a mapping or a word.
 * @throws ChainFailure
 */
export async function isByVotesAlone(
  follower: Follower,
  { id, token }: Extract<End, { kind: 'vote' }>,
  timelock: string | null,
): Promise<boolean> {
  const look = await follower.look(token);
  if (look.kind !== 'fixed') return false;
  const [ofGovernor, ofToken] = await Promise.all([
    codesOf(follower, id, await follower.look(id)),
    codesOf(follower, token, look),
  ]);
  const [own, all] = [ofGovernor, ofToken].map((codes) => codes.flatMap((one) => one.callable));
  const isStandard =
    [...ofGovernor, ...ofToken].every(({ isWhole }) => isWhole) &&
    own!.every(({ isView, selector }) => isView || OF_GOVERNOR.has(selector)) &&
    all!.every(({ selector }) => OF_TOKEN.has(selector));
  const isRead =
    // A code with functions and no variables: to read them took too long.
    [...ofGovernor, ...ofToken].every((one) => !one.callable.length || one.variables.length) &&
    ofGovernor.every(({ variables }) =>
      variables.every((one) => !isKeyed(one) || isReadBy(VIEWS_OF_GOVERNOR, one)),
    ) &&
    ofToken.every(({ variables }) => variables.every((one) => isReadBy(VIEWS_OF_TOKEN, one)));
  if (!isStandard || !isRead) return false;
  const [named, others] = [
    await listPlaces(follower.node, id, ofGovernor),
    await listPlaces(follower.node, token, ofToken),
  ];
  return [...named, ...others].every(({ who }) => who === token || who === timelock);
}
