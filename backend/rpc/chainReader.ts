/** Reads one EVM chain by JSON-RPC. Nothing here signs or sends. */
import {
  createPublicClient,
  getAddress,
  http,
  multicall3Abi,
  size,
  slice,
  type Address,
  type Hex,
  type PublicClient,
} from 'viem';

/** The same on every chain that has it: https://www.multicall3.com. */
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Balances in one eth_call. */
const BATCH = 250;
const PARALLEL = 4;
/** Of one call; each is tried three times. */
const DEADLINE_MS = 2_500;
const RETRIES = 2;
const RETRY_MS = 150;

const EIP1271 = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ name: 'magic', type: 'bytes4' }],
  },
] as const;
const EIP1271_MAGIC = '0x1626ba7e';

export interface Block {
  number: bigint;
  /** ISO 8601. */
  at: string;
}
export interface Pair {
  token: string;
  owner: string;
}
export interface Triple extends Pair {
  spender: string;
}
/** Without the library's words, which have the RPC's address and so its key. */
export class RpcFailure extends Error {
  constructor(readonly reason: 'failed' | 'wrong-chain') {
    super(reason === 'failed' ? 'The RPC failed.' : 'The RPC is of another chain.');
    this.name = 'RpcFailure';
  }
}

export interface ChainReader {
  /** @throws RpcFailure, as all of these */
  newestBlock(): Promise<Block>;
  /** At the block; null where the token does not answer. */
  balances(pairs: readonly Pair[], block: bigint): Promise<(bigint | null)[]>;
  /** What spenders may take, likewise. */
  allowances(triples: readonly Triple[], block: bigint): Promise<(bigint | null)[]>;
  /** EIP-1271. False for an address without code, too. */
  isSignedByContract(contract: string, hash: Hex, signature: Hex): Promise<boolean>;
}

const toTime = (timestamp: bigint): string => new Date(Number(timestamp) * 1_000).toISOString();

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RpcFailure ? error : new RpcFailure('failed');
  }
}

/** Runs a few batches at a time, in order. */
async function inBatches<Item, Result>(
  items: readonly Item[],
  read: (batch: readonly Item[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[][] = [];
  const starts = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, n) => n * BATCH);
  for (let first = 0; first < starts.length; first += PARALLEL) {
    const some = starts.slice(first, first + PARALLEL);
    results.push(...(await Promise.all(some.map((at) => read(items.slice(at, at + BATCH))))));
  }
  return results.flat();
}

interface Asked {
  address: Address;
  callData: Hex;
}

/** A word of 32 bytes; null for what no token answers. */
const toNumber = (success: boolean, data: Hex): bigint | null =>
  success && size(data) >= 32 ? BigInt(slice(data, 0, 32)) : null;

/** Not by viem's `multicall`, which takes an RPC that fails for tokens that do not answer. */
const readNumbers = (client: PublicClient, asked: readonly Asked[], blockNumber: bigint) =>
  inBatches(asked, async (batch) => {
    const answers = await client.readContract({
      address: MULTICALL3,
      abi: multicall3Abi,
      functionName: 'aggregate3',
      args: [
        batch.map(({ address, callData }) => ({ target: address, allowFailure: true, callData })),
      ],
      blockNumber,
    });
    return answers.map(({ success, returnData }) => toNumber(success, returnData));
  });

async function isSignedByContract(
  client: PublicClient,
  [contract, hash, signature]: [string, Hex, Hex],
): Promise<boolean> {
  const address = getAddress(contract);
  const code = await client.getCode({ address });
  if (code === undefined || code === '0x') return false;
  // A contract that refuses may revert.
  const answer = await client
    .readContract({
      address,
      abi: EIP1271,
      functionName: 'isValidSignature',
      args: [hash, signature],
    })
    .catch((error: unknown) => {
      if ((error as Error).name === 'ContractFunctionExecutionError') return undefined;
      throw error;
    });
  return answer === EIP1271_MAGIC;
}

/** An argument of a call. Written here, because viem hashes each address for its checksum. */
const toWord = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0');
const toTarget = (address: string): Address => address.toLowerCase() as Address;

/** `balanceOf(address)` */
const balanceOf = ({ token, owner }: Pair): Asked => ({
  address: toTarget(token),
  callData: `0x70a08231${toWord(owner)}`,
});
/** `allowance(address,address)` */
const allowanceOf = ({ token, owner, spender }: Triple): Asked => ({
  address: toTarget(token),
  callData: `0xdd62ed3e${toWord(owner)}${toWord(spender)}`,
});

/** @param chain CAIP-2; the first use asks the RPC whether it is of this chain */
export function createChainReader(chain: string, url: string): ChainReader {
  const client: PublicClient = createPublicClient({
    transport: http(url, {
      timeout: DEADLINE_MS,
      retryCount: RETRIES,
      retryDelay: RETRY_MS,
      fetchOptions: { redirect: 'error' },
    }),
    cacheTime: 0,
  });
  let checked: Promise<void> | undefined;
  async function check(): Promise<void> {
    const id = await client.getChainId();
    if (chain !== `eip155:${id}`) throw new RpcFailure('wrong-chain');
  }
  /** A failed check is made again. */
  const ready = () => {
    checked ??= check().catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
    return checked;
  };
  const use = <T>(work: () => Promise<T>): Promise<T> =>
    guarded(async () => {
      await ready();
      return work();
    });
  return {
    newestBlock: () =>
      use(async () => {
        const { number, timestamp } = await client.getBlock();
        return { number, at: toTime(timestamp) };
      }),
    balances: (pairs, block) => use(() => readNumbers(client, pairs.map(balanceOf), block)),
    allowances: (triples, block) => use(() => readNumbers(client, triples.map(allowanceOf), block)),
    isSignedByContract: (...asked) => use(() => isSignedByContract(client, asked)),
  };
}
