/** Events by which somebody gained, lost or used power. */
import { readBlock, readLogs } from './activity/blocks';
import type { SeenLog } from './activity/types';
import { nameOfEvent, POWER_EVENTS } from './names';
import { ChainFailure } from './rpc/failure';
import type { ChainClient, PinnedNode } from './rpc/types';

/** Addresses of one ask. */
const TOGETHER = 200;
/** What is older, the next sweep finds. */
const MOST_BLOCKS = 20_000;
const topics = [...POWER_EVENTS];

/** @param since a block; undefined: as far back as this looks */
async function readEvents(
  node: PinnedNode,
  addresses: readonly string[],
  since: number | undefined,
): Promise<(SeenLog & { block: number })[]> {
  const to = node.block.number;
  const from = Math.max(0, to - MOST_BLOCKS, (since ?? -1) + 1);
  const found: (SeenLog & { block: number })[] = [];
  for (let at = 0; at < addresses.length; at += TOGETHER) {
    const some = addresses.slice(at, at + TOGETHER);
    const byBlock = await readLogs(node, some, { from, to, topics });
    for (const [block, logs] of byBlock!) found.push(...logs.map((log) => ({ ...log, block })));
  }
  return found;
}

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
  const events = await readEvents(node, addresses, since ?? to);
  await node.settle();
  return { moved: new Set(events.map(({ address }) => address)), block: Math.max(to, since ?? 0) };
}

export interface PowerEvent extends SeenLog {
  block: number;
  /** With its types. */
  name: string;
  /** Seconds. */
  at: number;
  from: string;
}

/** Of an address: who emits much takes no place from others. */
const OF_ONE = 10;
/** Whose blocks are read. */
const MOST = 100;

/**
 * The newest of these addresses after a block, each found in the block that it names, with who sent
 * it. Null where the server gives no such logs.
 * @throws ChainFailure for any other reason
 */
export async function readPowerEvents(
  node: PinnedNode,
  addresses: readonly string[],
  since: number | undefined,
): Promise<PowerEvent[] | null> {
  try {
    const all = await readEvents(node, addresses, since);
    all.sort((a, b) => b.block - a.block || b.position - a.position);
    const some = [...Map.groupBy(all, ({ address }) => address).values()]
      .flatMap((events) => events.slice(0, OF_ONE))
      .slice(0, MOST);
    const numbers = [...new Set(some.map(({ block }) => block))];
    const blocks = await Promise.all(numbers.map((number) => readBlock(node, number)));
    return some.flatMap((event) => {
      const { at, transactions } = blocks.find(({ number }) => number === event.block)!;
      const sent = transactions.find(({ tx }) => tx === event.tx);
      const isAsked = addresses.includes(event.address) && POWER_EVENTS.has(event.topic);
      const name = nameOfEvent(event.topic)!;
      return sent && isAsked ? [{ ...event, name, at, from: sent.from }] : [];
    });
  } catch (error) {
    if (error instanceof ChainFailure && error.outcome === 'refused') return null;
    throw error;
  }
}
