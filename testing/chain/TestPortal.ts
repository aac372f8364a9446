/** Speaks the protocol of SQD's Portal over an anvil, as well or as badly as a test asks. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Anvil } from './Anvil';

interface RawLog {
  address: string;
  topics: string[];
  transactionHash: string;
  logIndex: string;
}
interface RawBlock {
  hash: string;
  parentHash: string;
  timestamp: string;
  transactions: {
    hash: string;
    from: string;
    to: string | null;
    input: string;
    transactionIndex: string;
  }[];
}
export interface Line {
  header: { number: number; hash: string; parentHash: string; timestamp: number };
  transactions: {
    from: string;
    to: string | null;
    sighash: string;
    status: number;
    hash: string;
    transactionIndex: number;
  }[];
  logs: { address: string; topics: string[]; transactionHash: string; logIndex: number }[];
}
interface Query {
  fromBlock: number;
  toBlock: number;
  transactions: [{ to: string[] }];
  logs: [{ address: string[] }];
}

export interface Misbehaviour {
  /** Instead of an answer. */
  status?: number;
  /** Ends after so many lines: within the next one. */
  cutAfter?: number;
  change?: (lines: Line[]) => Line[];
}

const hex = (value: number) => `0x${value.toString(16)}`;

export class TestPortal {
  asked = 0;
  /** For each ask in turn; then it behaves. */
  misbehave: (Misbehaviour | undefined)[] = [];

  private constructor(
    private readonly anvil: Anvil,
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(anvil: Anvil): Promise<TestPortal> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const portal = new TestPortal(anvil, server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        void portal.answer(JSON.parse(Buffer.concat(parts).toString()) as Query, response);
      });
    });
    return portal;
  }

  private async line(number: number, to: Set<string>, at: Set<string>): Promise<Line> {
    const block = (await this.anvil.rpc('eth_getBlockByNumber', hex(number), true)) as RawBlock;
    const receipts = (await this.anvil.rpc('eth_getBlockReceipts', hex(number))) as {
      status: string;
      logs: RawLog[];
    }[];
    const logs = receipts.flatMap((one) => one.logs).filter(({ address }) => at.has(address));
    const parents = new Set(logs.map(({ transactionHash }) => transactionHash));
    return {
      header: {
        ...{ number, hash: block.hash, parentHash: block.parentHash },
        timestamp: Number(block.timestamp),
      },
      transactions: block.transactions
        .map((one, n) => ({
          ...{ from: one.from, to: one.to, hash: one.hash, transactionIndex: n },
          ...{ sighash: one.input.slice(0, 10), status: Number(receipts[n]!.status) },
        }))
        .filter((one) => (one.to !== null && to.has(one.to)) || parents.has(one.hash)),
      logs: logs.map((one) => ({ ...one, logIndex: Number(one.logIndex) })),
    };
  }

  private async answer(
    { fromBlock, toBlock, transactions, logs }: Query,
    response: ServerResponse,
  ) {
    this.asked += 1;
    const {
      status = 200,
      cutAfter,
      change = (lines: Line[]) => lines,
    } = this.misbehave.shift() ?? {};
    response.statusCode = status;
    if (status !== 200) return response.end();
    const all: Line[] = [];
    for (let number = fromBlock; number <= toBlock; number += 1) {
      const line = await this.line(number, new Set(transactions[0].to), new Set(logs[0].address));
      const isEdge = number === fromBlock || number === toBlock;
      if (isEdge || line.transactions.length + line.logs.length > 0) all.push(line);
    }
    const text = change(all).map((line) => `${JSON.stringify(line)}\n`);
    if (cutAfter === undefined) return response.end(text.join(''));
    response.write(text.slice(0, cutAfter).join('') + text[cutAfter]!.slice(0, 20));
    return response.end();
  }

  async stop(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }
}
