/** Events by which somebody gained, lost or used power. */
import { readLogs } from './activity/blocks';
import type { LogRange, SeenLog } from './activity/types';
import { nameOfEvent, POWER_EVENTS } from './names';
import { ChainFailure } from './rpc/failure';
import type { ChainClient, PinnedNode } from './rpc/types';

/** Addresses of one ask. */
const TOGETHER = 200;
/** What is older, the next sweep finds. */
const MOST_BLOCKS = 20_000;
const topics = [...POWER_EVENTS];

/** The first block that is looked at. @param since undefined: as far back as this looks */
const firstBlock = (node: PinnedNode, since: number | undefined): number =>
  Math.max(0, node.block.number - MOST_BLOCKS, (since ?? -1) + 1);

/** @param since a block */
async function readEvents(
  node: PinnedNode,
  addresses: readonly string[],
  since: number | undefined,
  more: Pick<LogRange, 'isKept' | 'mostAsks'> = {},
): Promise<(SeenLog & { block: number })[]> {
  const to = node.block.number;
  const from = firstBlock(node, since);
  const found: (SeenLog & { block: number })[] = [];
  for (let at = 0; at < addresses.length; at += TOGETHER) {
    const some = addresses.slice(at, at + TOGETHER);
    const byBlock = await readLogs(node, some, { ...more, from, to, topics });
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
/** Whose transactions are read. */
const MOST = 100;
/** Of 200 addresses: a few blocks at a time would take thousands. */
const MOST_ASKS = 40;

/** @returns null for a transaction that is not of this block */
async function senderOf(node: PinnedNode, { tx, block }: { tx: string; block: number }) {
  const answer = await node.askKept('eth_getTransactionByHash', tx);
  const sent = answer.kind === 'result' ? (answer.result as Sent | null) : null;
  return sent && Number(sent.blockNumber) === block ? sent.from.toLowerCase() : null;
}

interface Sent {
  from: string;
  /** Hexadecimal. */
  blockNumber: string;
}

export interface PowerEvents {
  events: PowerEvent[];
  /** Whether that is all since. */
  isWhole: boolean;
}

/**
 * The newest of these addresses after a block, with who sent each: of a transaction that is of the
 * same block. Null where no server gives such logs: the rest of a look stands without them.
 */
export async function readPowerEvents(
  node: PinnedNode,
  addresses: readonly string[],
  since: number | undefined,
): Promise<PowerEvents | null> {
  try {
    const limits = { isKept: true, mostAsks: MOST_ASKS } as const;
    const all = await readEvents(node, addresses, since, limits);
    all.sort((a, b) => b.block - a.block || b.position - a.position);
    const some = [...Map.groupBy(all, ({ address }) => address).values()]
      .flatMap((events) => events.slice(0, OF_ONE))
      .slice(0, MOST);
    const found = some.map(async (event): Promise<PowerEvent[]> => {
      const [from, at] = await Promise.all([senderOf(node, event), node.timeOf(event.block)]);
      const isAsked = addresses.includes(event.address) && POWER_EVENTS.has(event.topic);
      const name = nameOfEvent(event.topic)!;
      return from !== null && at !== null && isAsked ? [{ ...event, name, at, from }] : [];
    });
    const events = (await Promise.all(found)).flat();
    const isAll = events.length === all.length;
    return { events, isWhole: isAll && firstBlock(node, since) <= (since ?? -1) + 1 };
  } catch (error) {
    if (error instanceof ChainFailure) return null;
    throw error;
  }
}
