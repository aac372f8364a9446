/** An EVM chain of its own, without its launcher: a process that a test starts and ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { encodeDeployData, encodeFunctionData, type Hex } from 'viem';
import { artifact } from './artifacts';

const PACKAGES = join(__dirname, '..', '..', 'node_modules', '@foundry-rs');
const BINARY = join(PACKAGES, `anvil-${process.platform}-${process.arch.replace('x64', 'amd64')}`);

export interface Receipt {
  transactionHash: string;
  /** Hexadecimal. */
  blockNumber: string;
  contractAddress: string | null;
  logs: { address: string; topics: string[]; data: string }[];
}

export class Anvil {
  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
    /** Keys that it signs for. */
    readonly accounts: readonly string[],
  ) {}

  /** @param time of the first block */
  static async start({ chainId = 31337, time = '2026-11-20T12:00:00Z' } = {}): Promise<Anvil> {
    const seconds = String(Date.parse(time) / 1_000);
    const args = ['--port', '0', '--chain-id', String(chainId), '--timestamp', seconds];
    // A block is final two blocks later.
    args.push('--slots-in-an-epoch', '1', '--accounts', '12', '--disable-code-size-limit');
    const child = spawn(join(BINARY, 'bin', 'anvil'), args, {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // A test that fails before it has its chain leaves no process behind.
    const end = () => child.kill();
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const lines = createInterface({ input: child.stdout });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error('anvil did not start')));
      lines.on('line', (line) => {
        const at = /Listening on (\S+)/.exec(line)?.[1];
        if (at !== undefined) resolve(`http://${at}`);
      });
    });
    const anvil = new Anvil(child, url, []);
    const accounts = (await anvil.rpc('eth_accounts')) as string[];
    return new Anvil(
      child,
      url,
      accounts.map((one) => one.toLowerCase()),
    );
  }

  async rpc(method: string, ...params: unknown[]): Promise<unknown> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as { result: unknown; error?: object };
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }

  async send(from: string, to: string | null, data: Hex = '0x', value = '0x0'): Promise<Receipt> {
    const call = { from, ...(to !== null && { to }), data, value, gas: '0x1000000' };
    const receipt = (await this.rpc('eth_sendTransactionSync', call)) as Receipt & {
      status: string;
    };
    if (receipt.status !== '0x1') throw new Error(`Reverted: ${to ?? 'a deployment'}`);
    return receipt;
  }

  /** @returns its address */
  async deploy(name: string, ...args: unknown[]): Promise<string> {
    const { abi, bytecode } = artifact(name);
    const data = encodeDeployData({ abi, bytecode, args });
    return (await this.send(this.accounts[0]!, null, data)).contractAddress!.toLowerCase();
  }

  call(from: string, to: string, name: string, functionName: string, ...args: unknown[]) {
    const data = encodeFunctionData({ abi: artifact(name).abi, functionName, args });
    return this.send(from, to, data);
  }

  /** Until everything so far is final. */
  async settle(): Promise<void> {
    await this.rpc('anvil_mine', '0x4');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill();
    await ended;
  }
}

/** The call of a contract's initializer. */
export const initial = (name: string, ...args: unknown[]): Hex =>
  encodeFunctionData({ abi: artifact(name).abi, functionName: 'initialize', args });
