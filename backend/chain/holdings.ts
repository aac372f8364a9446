/** What contracts hold at a block: the chain's own coin, and tokens. */
import { decodeFunctionResult, encodeFunctionData, multicall3Abi, type Hex } from 'viem';
import type { LookHolding } from '../../contracts/chain/chainLook';
import { PricesFailure, type Price, type PriceSource } from '../prices';
import { MULTICALL3 } from '../rpc';
import { ZERO, ZERO_WORD } from './powers/constants';
import type { Node } from './rpc/types';

export interface Token {
  /** CAIP-19. */
  id: string;
  address: string;
  symbol: string;
  decimals: number | null;
  /** Of the project that is looked at. */
  isOwn: boolean;
}

type Units = bigint | null;

/** `balanceOf(address)` */
const balanceOf = (owner: string): Hex => `0x70a08231${owner.slice(2).padStart(64, '0')}`;
const toUnits = (ok: boolean, data: string): Units =>
  ok && data.length >= ZERO_WORD.length ? BigInt(data.slice(0, ZERO_WORD.length)) : null;

/** Of one call. */
const BATCH = 250;

/** One token, for all: it may use up what a call has for those after it. Null: it says nothing. */
async function readTogether(node: Node, to: string, owners: readonly string[]): Promise<Units[]> {
  const calls = owners.map((owner) => ({
    ...{ target: to as Hex, allowFailure: true, callData: balanceOf(owner) },
  }));
  const asked = { abi: multicall3Abi, functionName: 'aggregate3' } as const;
  const data = encodeFunctionData({ ...asked, args: [calls] });
  const answer = await node.call({ to: MULTICALL3, data });
  if (!answer.ok) return owners.map(() => null);
  const results = decodeFunctionResult({ ...asked, data: answer.data as Hex });
  return results.map(({ success, returnData }) => toUnits(success, returnData));
}

async function readOne(node: Node, to: string, owner: string): Promise<Units> {
  const { ok, data } = await node.call({ to, data: balanceOf(owner) });
  return toUnits(ok, data);
}

/** Where the chain has no contract that asks many, only the project's own tokens. */
async function readBalances(node: Node, owners: readonly string[], tokens: readonly Token[]) {
  const isTogether = (await node.code(MULTICALL3)) !== '0x';
  const batches = Array.from({ length: Math.ceil(owners.length / BATCH) }, (_, n) =>
    owners.slice(n * BATCH, (n + 1) * BATCH),
  );
  const of = async ({ address }: Token): Promise<Units[]> => {
    if (!isTogether) return Promise.all(owners.map((owner) => readOne(node, address, owner)));
    return (await Promise.all(batches.map((some) => readTogether(node, address, some)))).flat();
  };
  const some = tokens.filter(({ isOwn }) => isTogether || isOwn);
  const read = some.map(async (token) => {
    const units = await of(token);
    return owners.map((owner, n) => ({ token, owner, units: units[n]! }));
  });
  return (await Promise.all(read)).flat();
}

const COINS: Readonly<Record<string, string>> = {
  'eip155:56': 'BNB',
  'eip155:100': 'xDAI',
  'eip155:137': 'POL',
  'eip155:5000': 'MNT',
  'eip155:42220': 'CELO',
  'eip155:43114': 'AVAX',
};
const WITH_ETHER: ReadonlySet<string> = new Set(
  [1, 10, 324, 8453, 31337, 42161, 59144, 81457, 534352].map((id) => `eip155:${id}`),
);
const coinOf = (chain: string): Token => ({
  ...{ id: `${chain}/coin`, address: ZERO, decimals: 18, isOwn: true },
  symbol: COINS[chain] ?? (WITH_ETHER.has(chain) ? 'ETH' : 'native coin'),
});

/** Without a price for what is not known, or while the server fails. */
async function findPrices(
  prices: PriceSource | undefined,
  wanted: ReadonlySet<string>,
  tracked: Parameters<PriceSource['read']>[1],
): Promise<ReadonlyMap<string, Price>> {
  if (!prices || wanted.size === 0) return new Map();
  return prices.read(wanted, tracked).catch((error: unknown) => {
    if (!(error instanceof PricesFailure)) throw error;
    return new Map();
  });
}

const usdOf = (units: bigint, { decimals }: Token, price: Price | undefined): number | null =>
  price && decimals !== null ? (Number(units) / 10 ** decimals) * price.usd : null;

/**
 * By contract, without zeros, the most valuable first.
 * @param owners addresses
 * @throws ChainFailure
 */
export async function readHoldings(
  node: Node,
  owners: readonly string[],
  tokens: readonly Token[],
  prices?: PriceSource,
): Promise<Map<string, LookHolding[]>> {
  const coin = coinOf(node.chain);
  const coins = owners.map(async (owner) => ({
    token: coin,
    owner,
    units: await node.balance(owner),
  }));
  const read = [...(await Promise.all(coins)), ...(await readBalances(node, owners, tokens))];
  const held = read.flatMap(({ units, ...one }) => (units ? [{ ...one, units }] : []));
  const found = await findPrices(
    prices,
    new Set(held.map(({ token }) => token.id)),
    [coin, ...tokens].map(({ id, address }) => ({ id, address, chain: node.chain })),
  );
  const byOwner = Map.groupBy(held, ({ owner }) => owner);
  const rows = owners.map((owner): [string, LookHolding[]] => {
    const some = (byOwner.get(owner) ?? []).map(({ token, units }) => ({
      asset: token === coin ? null : token.id,
      ...{ symbol: token.symbol, decimals: token.decimals, units: units.toString() },
      usd: usdOf(units, token, found.get(token.id)),
    }));
    return [owner, some.sort((a, b) => (b.usd ?? 0) - (a.usd ?? 0))];
  });
  return new Map(rows);
}
