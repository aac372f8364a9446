import type { ChainReading } from '../../../contracts/portfolio/portfolio';
import { RpcFailure, type ChainReader } from '../../rpc';
import type { KnownSpenders } from './knownSpenders';
import type { Allowance, ChainAllowances } from './readApprovals';
import type { Balance, ChainBalances } from './readChain';
import type { TrackedTokens } from './trackedTokens';

/**
 * What the caller waits for a chain, well below the web server's deadline (BACKEND_DEADLINE_MS); the
 * reading goes on, and the next call finds it.
 */
const PATIENCE_MS = 3_000;

export interface ChainFound {
  reading: ChainReading;
  balances: Balance[];
  allowances: Allowance[];
}

export interface ChainReads {
  tokens: TrackedTokens;
  spenders: KnownSpenders;
  balances: (reader: ChainReader) => Promise<ChainBalances>;
  approvals: (reader: ChainReader, found: ChainBalances) => Promise<ChainAllowances>;
}

const nothing = (chain: string, state: ChainReading['state'], tracked: number): ChainFound => ({
  reading: {
    chain,
    state,
    block: null,
    blockAt: null,
    tracked,
    checked: 0,
    unreadable: 0,
    approvals: null,
  },
  balances: [],
  allowances: [],
});

interface Patience {
  /** Undefined when the time is over. */
  wait<T>(work: Promise<T>): Promise<T | undefined>;
  end(): void;
}

function startPatience(milliseconds: number): Patience {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return { wait: (work) => Promise.race([work, late]), end: () => clearTimeout(timer) };
}

/** Undefined without an answer: balances are shown all the same. */
const orUndefined = (error: unknown): undefined => {
  if (!(error instanceof RpcFailure)) throw error;
};

async function read(
  chain: string,
  reader: ChainReader,
  { tokens: { tracked }, spenders: { known }, ...reads }: ChainReads,
  patience: Patience,
): Promise<ChainFound> {
  const found = await patience.wait(reads.balances(reader));
  if (!found) return nothing(chain, 'failed', tracked);
  const { reading, balances } = found;
  if (balances.length === 0) return { reading, balances, allowances: [] };
  const approvals = await patience.wait(reads.approvals(reader, found)).catch(orUndefined);
  const unread = { read: false, checked: 0, known, unreadable: 0 };
  return {
    reading: { ...reading, approvals: approvals?.reading ?? unread },
    balances,
    allowances: approvals?.allowances ?? [],
  };
}

/** A reading that never throws: without an RPC or its answer it says so. */
export async function tryChain(
  chain: string,
  reader: ChainReader | undefined,
  reads: ChainReads,
): Promise<ChainFound> {
  const { tokens, tracked } = reads.tokens;
  if (tokens.length === 0) return nothing(chain, 'no-tokens', tracked);
  if (!reader) return nothing(chain, 'not-configured', tracked);
  const patience = startPatience(PATIENCE_MS);
  try {
    return await read(chain, reader, reads, patience);
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error;
    return nothing(chain, error.reason, tracked);
  } finally {
    patience.end();
  }
}
