import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  multicall3Abi,
  parseAbi,
  toFunctionSelector,
  toHex,
  type Hex,
} from 'viem';
import { MULTICALL3 } from '../../backend/rpc/chainReader';

const EIP1271 = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
const REFUSED = parseAbi(['error Refused()']);

interface Rpc {
  id: number;
  method: string;
  params: unknown[];
}
/** An answer with `error`, as of a call that reverts. */
class Reverted extends Error {}

/** An answer with status 500. */
class Down extends Error {}

/** `allowance(address,address)` */
const ALLOWANCE = toFunctionSelector('function allowance(address, address)');
/** Addresses of a call; by hand, because thousands are read at once. */
const argumentsOf = (data: Hex): string[] =>
  (data.slice(10).match(/.{64}/g) ?? []).map((word) => `0x${word.slice(24)}`);

const lower = (...parts: string[]): string => parts.join(' ').toLowerCase();

/** A JSON-RPC server of one made-up EVM chain, with real ABI encoding. */
export class TestChain {
  block = 1_000;
  chainId: number;
  /** `silent` never answers. */
  mood: 'up' | 'failing' | 'silent' = 'up';
  /** Calls of this name fail, each with its batch. */
  failsAt: 'balanceOf' | 'allowance' | undefined;
  readonly asked: string[] = [];
  /** Blocks of eth_call. */
  readonly blocks = new Set<string>();
  url = '';
  private server: Server | undefined;
  private readonly balances = new Map<string, bigint>();
  private readonly allowances = new Map<string, bigint>();
  private readonly tokens = new Set<string>();
  private readonly signers = new Map<string, (hash: Hex, signature: Hex) => boolean>();

  constructor(chainId = 1) {
    this.chainId = chainId;
  }

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (this.mood === 'silent') return;
        response.setHeader('content-type', 'application/json');
        const answer = this.tryAnswer(JSON.parse(Buffer.concat(chunks).toString()) as Rpc);
        if (!answer) response.statusCode = 500;
        response.end(JSON.stringify(answer ?? {}));
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    this.server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a-secret-key`;
    return this;
  }

  close(): Promise<void> {
    this.server?.closeAllConnections();
    return new Promise((resolve) => {
      if (this.server) this.server.close(() => resolve());
      else resolve();
    });
  }

  give(token: string, owner: string, amount: bigint): void {
    this.tokens.add(lower(token));
    this.balances.set(lower(token, owner), amount);
  }

  approve(token: string, owner: string, spender: string, amount: bigint): void {
    this.allowances.set(lower(token, owner, spender), amount);
  }

  /** A wallet that is a contract. */
  deploySigner(address: string, accepts: (hash: Hex, signature: Hex) => boolean): void {
    this.signers.set(lower(address), accepts);
  }

  /** Undefined: the server fails. */
  private tryAnswer(call: Rpc): object | undefined {
    if (this.mood === 'failing') return undefined;
    try {
      return this.answer(call);
    } catch (error) {
      if (!(error instanceof Down)) throw error;
      return undefined;
    }
  }

  private answer({ id, method, params }: Rpc): object {
    this.asked.push(method);
    try {
      return { jsonrpc: '2.0', id, result: this.result(method, params) };
    } catch (error) {
      if (!(error instanceof Reverted)) throw error;
      const data = encodeErrorResult({ abi: REFUSED });
      return { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data } };
    }
  }

  private result(method: string, params: unknown[]): unknown {
    switch (method) {
      case 'eth_chainId':
        return toHex(this.chainId);
      case 'eth_blockNumber':
        return toHex(this.block);
      case 'eth_getBlockByNumber':
        return this.describeBlock(params[0] as string);
      case 'eth_getCode':
        return this.signers.has(lower(params[0] as string)) ? '0x6001' : '0x';
      case 'eth_call': {
        const { to, data } = params[0] as { to: string; data: Hex };
        this.blocks.add(String(params[1]));
        return lower(to) === lower(MULTICALL3) ? this.multicall(data) : this.call(to, data);
      }
      default:
        throw new Error(`The chain of tests does not know ${method}.`);
    }
  }

  private describeBlock(asked: string): object {
    const number = asked === 'latest' ? this.block : Number(asked);
    return {
      number: toHex(number),
      timestamp: toHex(1_790_000_000 + number * 12),
      transactions: [],
    };
  }

  private multicall(data: Hex): Hex {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data });
    const [calls] = args as unknown as [{ target: string; callData: Hex }[]];
    return encodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      result: calls.map(({ target, callData }) => {
        const known = this.tokens.has(lower(target));
        // An address without code succeeds, with nothing.
        return { success: true, returnData: known ? this.token(target, callData) : '0x' };
      }),
    });
  }

  private token(target: string, data: Hex): Hex {
    const asks = data.startsWith(ALLOWANCE) ? 'allowance' : 'balanceOf';
    if (asks === this.failsAt) throw new Down();
    const amounts = asks === 'allowance' ? this.allowances : this.balances;
    const amount = amounts.get(lower(target, ...argumentsOf(data))) ?? 0n;
    return `0x${amount.toString(16).padStart(64, '0')}`;
  }

  private call(to: string, data: Hex): Hex {
    const accepts = this.signers.get(lower(to));
    const { args } = decodeFunctionData({ abi: EIP1271, data });
    if (!accepts?.(...args)) throw new Reverted();
    return encodeFunctionResult({
      abi: EIP1271,
      functionName: 'isValidSignature',
      result: '0x1626ba7e',
    });
  }
}
