import { decodeFunctionData, encodeFunctionResult, multicall3Abi, type Hex } from 'viem';
import { PricesFailure, type Price, type PriceSource } from '../prices';
import { MULTICALL3 } from '../rpc';
import { readHoldings, type Token } from './holdings';
import type { Call, Node, Returned } from './rpc/types';

const at = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
const word = (n: bigint): Hex => `0x${n.toString(16).padStart(64, '0')}`;
const token = (n: number, more: Partial<Token> = {}): Token => ({
  ...{ id: `eip155:1/erc20:${at(n)}`, address: at(n), symbol: `T${n}`, decimals: 6, isOwn: true },
  ...more,
});

/** By token and owner: what `balanceOf` answers; undefined: it reverts. */
type Balances = Record<string, Hex | undefined>;
function nodeWith(balances: Balances, { together = true, coins = 0n } = {}) {
  const asked: Call[] = [];
  const answer = (to: string, data: string): Returned => {
    const found = balances[`${to} ${at(Number(BigInt(`0x${data.slice(10)}`)))}`];
    return { ok: found !== undefined, data: found ?? '0x' };
  };
  const call = async (made: Call): Promise<Returned> => {
    asked.push(made);
    if (made.to !== MULTICALL3) return answer(made.to, made.data);
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: made.data as Hex });
    const results = (args[0] as readonly { target: Hex; callData: Hex }[]).map((one) => {
      const { ok, data } = answer(one.target.toLowerCase(), one.callData);
      return { success: ok, returnData: data as Hex };
    });
    const data = encodeFunctionResult({
      ...{ abi: multicall3Abi, functionName: 'aggregate3', result: results },
    });
    return { ok: true, data };
  };
  const code = async () => (together ? '0x60' : '0x');
  const node = { chain: 'eip155:1', call, code, balance: async () => coins };
  return { node: node as unknown as Node, asked };
}

const pricesOf = (usd: Record<string, number>): PriceSource => ({
  host: 'prices.example',
  read: async (wanted) =>
    new Map(
      Object.entries(usd).flatMap(([id, one]) =>
        wanted.has(id) ? [[id, { usd: one, at: '2026-11-21T00:00:00Z' }] as [string, Price]] : [],
      ),
    ),
});

describe('what contracts hold', () => {
  const balances: Balances = {
    [`${at(1)} ${at(8)}`]: word(2_500_000n),
    [`${at(2)} ${at(8)}`]: word(0n),
    [`${at(2)} ${at(9)}`]: word(7n),
    [`${at(3)} ${at(8)}`]: '0x01',
  };
  const tokens = [token(1), token(2), token(3), token(4)];

  it('is the coin and each token, without zeros and what answers as no token', async () => {
    const { node, asked } = nodeWith(balances, { coins: 10n ** 18n });
    const held = await readHoldings(node, [at(8), at(9)], tokens);
    const of = { decimals: 6, usd: null };
    const coin = {
      asset: null,
      symbol: 'ETH',
      decimals: 18,
      units: '1000000000000000000',
      usd: null,
    };
    expect(Object.fromEntries(held)).toEqual({
      [at(8)]: [coin, { ...of, asset: tokens[0]!.id, symbol: 'T1', units: '2500000' }],
      [at(9)]: [coin, { ...of, asset: tokens[1]!.id, symbol: 'T2', units: '7' }],
    });
    // A token that uses up its call hides no other.
    expect(asked).toHaveLength(tokens.length);
  });

  it('is asked one by one where the chain has nobody who asks many, of its own tokens alone', async () => {
    const { node, asked } = nodeWith(balances, { together: false });
    const held = await readHoldings(node, [at(8)], [token(1), token(2, { isOwn: false })]);
    expect(held.get(at(8))).toMatchObject([{ symbol: 'T1', units: '2500000' }]);
    expect(asked.map(({ to }) => to)).toEqual([at(1)]);
  });

  it('has its price where there is one, the most valuable first', async () => {
    const { node } = nodeWith(balances, { coins: 10n ** 18n });
    const prices = pricesOf({ [tokens[0]!.id]: 2, 'eip155:1/coin': 3 });
    const held = (await readHoldings(node, [at(8)], [token(1, { decimals: 5 })], prices)).get(
      at(8),
    );
    expect(held).toMatchObject([
      { symbol: 'T1', usd: 50 },
      { symbol: 'ETH', usd: 3 },
    ]);
  });

  it('has none where the prices fail, or the decimals are not known', async () => {
    const { node } = nodeWith(balances);
    const dead = { host: 'x', read: () => Promise.reject(new PricesFailure('status 500')) };
    const one = await readHoldings(node, [at(8)], [token(1)], dead);
    const prices = pricesOf({ [tokens[0]!.id]: 2 });
    const other = await readHoldings(node, [at(8)], [token(1, { decimals: null })], prices);
    expect([one, other].map((held) => held.get(at(8))![0]!.usd)).toEqual([null, null]);
  });
});
