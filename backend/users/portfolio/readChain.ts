import { BALANCES_MAX } from '../../../contracts/limits';
import type { ChainReading } from '../../../contracts/portfolio/portfolio';
import type { Block, ChainReader } from '../../rpc';
import type { TrackedToken, TrackedTokens } from './trackedTokens';

/** In the smallest unit. */
export interface Balance {
  token: TrackedToken;
  owner: string;
  amount: bigint;
}
export interface ChainBalances {
  reading: ChainReading;
  /** At which all were read. */
  block: bigint;
  /** Without zeros. */
  balances: Balance[];
}

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
    approvals: null,
  };
  return { reading, block: block.number, balances };
}
