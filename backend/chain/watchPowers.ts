import { readLogs } from './activity/blocks';
import { POWER_EVENTS } from './names';
import type { ChainClient } from './rpc/types';

/** Addresses of one ask. */
const TOGETHER = 200;
/** What is older, the next sweep finds. */
const MOST_BLOCKS = 20_000;
const topics = [...POWER_EVENTS];

/**
 * At which of these addresses somebody gained, lost or used power after a block; undefined: nothing
 * before the newest final one counts.
 * @returns that newest block, too
 * @throws ChainFailure: then nothing is known
 */
export async function watchPowers(
  client: ChainClient,
  addresses: readonly string[],
  since: number | undefined,
): Promise<{ moved: ReadonlySet<string>; block: number }> {
  const node = await client.pin();
  const to = node.block.number;
  const from = Math.max(to - MOST_BLOCKS, (since ?? to) + 1);
  const moved = new Set<string>();
  for (let at = 0; at < addresses.length; at += TOGETHER) {
    const some = addresses.slice(at, at + TOGETHER);
    const logs = await readLogs(node, some, { from, to, topics });
    for (const { address } of [...logs!.values()].flat()) moved.add(address);
  }
  await node.settle();
  return { moved, block: Math.max(to, since ?? 0) };
}
