import { BALANCES_MAX } from '../../contracts/limits';
import type { ChainReading } from '../../contracts/portfolio';
import { RpcFailure, type Block, type ChainReader } from '../rpc';
import type { TrackedToken, TrackedTokens } from './trackedTokens';

/** In the smallest unit. */
export interface Balance {
  token: TrackedToken;
  owner: string;
  amount: bigint;
}
export interface ChainBalances {
  reading: ChainReading;
  /** Without zeros. */
  balances: Balance[];
}

/** What the caller waits; the reading goes on, and the next call finds it. */
const PATIENCE_MS = 4_000;

const nothing = (chain: string, state: ChainReading['state'], tracked: number): ChainBalances => ({
  reading: { chain, state, block: null, blockAt: null, tracked, checked: 0, unreadable: 0 },
  balances: [],
});

async function readBalances(
  reader: ChainReader,
  owners: readonly string[],
  tokens: readonly TrackedToken[],
): Promise<{ block: Block; balances: Balance[]; unreadable: number }> {
  const block = await reader.newestBlock();
  const asked = tokens.flatMap((token) => owners.map((owner) => ({ token, owner })));
  const amounts = await reader.balances(
    asked.map(({ token, owner }) => ({ token: token.address, owner })),
    block.number,
  );
  return {
    block,
    balances: asked.flatMap((one, at) => {
      const amount = amounts[at] ?? 0n;
      return amount > 0n ? [{ ...one, amount }] : [];
    }),
    unreadable: amounts.filter((amount) => amount === null).length,
  };
}

/** @throws RpcFailure */
export async function readChain(
  chain: string,
  reader: ChainReader,
  owners: readonly string[],
  { tokens, tracked }: TrackedTokens,
): Promise<ChainBalances> {
  const some = tokens.slice(0, Math.floor(BALANCES_MAX / owners.length));
  const { block, balances, unreadable } = await readBalances(reader, owners, some);
  const reading = {
    chain,
    state: 'read' as const,
    block: Number(block.number),
    blockAt: block.at,
    tracked,
    checked: some.length,
    unreadable,
  };
  return { reading, balances };
}

/** Resolves to undefined when the time is over. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A reading that never throws: without an RPC or its answer it says so. */
export async function tryChain(
  chain: string,
  reader: ChainReader | undefined,
  { tokens, tracked }: TrackedTokens,
  read: (reader: ChainReader) => Promise<ChainBalances>,
): Promise<ChainBalances> {
  if (tokens.length === 0) return nothing(chain, 'no-tokens', tracked);
  if (!reader) return nothing(chain, 'not-configured', tracked);
  try {
    return (await inTime(read(reader), PATIENCE_MS)) ?? nothing(chain, 'failed', tracked);
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error;
    return nothing(chain, error.reason, tracked);
  }
}
