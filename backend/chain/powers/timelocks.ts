import { encodeFunctionData, parseAbi } from 'viem';
import type { Node } from '../rpc/types';
import type { Hop } from './types';

const SET = parseAbi(['function updateDelay(uint256 delay)', 'function setDelay(uint256 delay)']);
const BY = { openzeppelin: 'updateDelay', compound: 'setDelay' } as const;

/**
 * Whether it sets how long everybody waits by itself, and at once (the same again): of the usual
 * timelocks each lets nobody but itself.
 * @throws ChainFailure
 */
export async function setsDelay(node: Node, who: string, { kind, at, delay }: Hop) {
  if (kind !== 'openzeppelin' && kind !== 'compound') return false;
  const data = encodeFunctionData({ abi: SET, functionName: BY[kind], args: [BigInt(delay)] });
  return (await node.call({ from: who, to: at, data })).ok;
}
