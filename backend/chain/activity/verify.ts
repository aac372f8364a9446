/** An archive may leave something out: what it says is compared with the chain before it counts. */
import { ChainFailure } from '../rpc/failure';
import type { PinnedNode } from '../rpc/types';
import { readBlock, readLogs } from './blocks';
import type { Segment } from './types';

/** Full blocks that are compared in each segment. */
const SAMPLES = 2;

const keyOf = (parts: readonly unknown[]): string => parts.join(' ');

/** A few blocks, those with calls among them. @param random 0 to 1 */
function sample({ from, last, blocks }: Segment, random: () => number): number[] {
  const called = blocks.filter(({ calls }) => calls.length > 0);
  const anywhere = from + Math.floor(random() * (last.number - from + 1));
  const one = called[Math.floor(random() * called.length)]?.number;
  return [...new Set([anywhere, one ?? anywhere])].slice(0, SAMPLES);
}

/**
 * Every event of the segment, the calls of two of its blocks, and its last block.
 * @throws ChainFailure where they differ: nothing of it counts
 */
export async function verify(
  node: PinnedNode,
  host: string,
  contracts: readonly string[],
  segment: Segment,
  random: () => number,
): Promise<void> {
  const { from, last, blocks } = segment;
  const refuse = (what: string): never => {
    throw new ChainFailure('refused', `${host}: ${what} differs from the chain’s own`);
  };
  const logs = await readLogs(node, contracts, { from, to: last.number });
  const expected = [...logs].flatMap(([number, some]) =>
    some.map((one) => keyOf([number, one.position, one.address, one.topic])),
  );
  const said = blocks.flatMap(({ number, logs: some }) =>
    some.map((one) => keyOf([number, one.position, one.address, one.topic])),
  );
  if (expected.sort().join() !== said.sort().join()) refuse(`an event from block ${from} on`);
  const watched = new Set(contracts);
  for (const number of new Set([...sample(segment, random), last.number])) {
    const full = await readBlock(node, number);
    if (number === last.number && (full.hash !== last.hash || full.at !== last.at))
      refuse(`block ${number}`);
    const calls = full.transactions.filter(({ to }) => watched.has(to));
    const { calls: known = [], at = full.at } = blocks.find((one) => one.number === number) ?? {};
    if (at !== full.at) refuse(`the time of block ${number}`);
    const words = (some: readonly { position: number; from: string; selector: string }[]) =>
      some
        .map((one) => keyOf([one.position, one.from, one.selector]))
        .sort()
        .join();
    if (words(calls) !== words(known)) refuse(`a call of block ${number}`);
  }
}
