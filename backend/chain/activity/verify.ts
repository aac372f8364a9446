/** An archive may leave something out: what it says is compared with the chain before it counts. */
import { ChainFailure } from '../rpc/failure';
import type { PinnedNode } from '../rpc/types';
import { readBlock, readLogs } from './blocks';
import type { Segment } from './types';

const keyOf = (parts: readonly unknown[]): string => parts.join(' ');

/** A block anywhere, and one with calls. @param random 0 to 1 */
function sample({ from, last, blocks }: Segment, random: () => number): number[] {
  const called = blocks.filter(({ calls }) => calls.length > 0);
  const anywhere = from + Math.floor(random() * (last.number - from + 1));
  const one = called[Math.floor(random() * called.length)]?.number;
  return [anywhere, one ?? anywhere];
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
  const said = blocks.flatMap(({ number, logs: some }) =>
    some.map((one) => keyOf([number, one.position, one.address, one.topic])),
  );
  // Of an archive that leaves most out, the chain's own may be more than fits.
  const logs = await readLogs(node, contracts, { from, to: last.number }, said.length);
  const expected = [...(logs ?? [])].flatMap(([number, some]) =>
    some.map((one) => keyOf([number, one.position, one.address, one.topic])),
  );
  if (!logs || expected.sort().join() !== said.sort().join())
    refuse(`an event from block ${from} on`);
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
