/** What a code says of itself, read in a thread of its own: some code keeps its reader for minutes. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface CodeFunction {
  /** Eight digits, without 0x. */
  selector: string;
  /** With commas between them. */
  arguments?: string;
  stateMutability?: string;
}

/** A variable at a fixed place. */
export interface CodeVariable {
  /** Hexadecimal, without 0x. */
  slot: string;
  /** Bytes from the right. */
  offset: number;
  type: string;
  /** Selectors of the functions that read it. */
  reads: string[];
}

/** A mapping or a list: nobody knows all that stands in it. */
export const isKeyed = ({ type }: CodeVariable): boolean => /^mapping|\]$/.test(type);
/** @param views selectors */
export const isReadBy = (views: ReadonlySet<string>, { reads }: CodeVariable): boolean =>
  reads.some((one) => views.has(`0x${one}`));

export interface CodeRead {
  functions: CodeFunction[];
  /** Empty where they take too long. */
  variables: CodeVariable[];
}

const LONGEST_MS = 3_000;
/** Codes that took too long: then this is read of no other, or a look would not end. */
const MOST_FAILED = 10;

const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads');
const { contractInfo } = require(workerData);
const asked = { selectors: true, arguments: true, stateMutability: true };
parentPort.on('message', ({ code, isMore }) => {
  parentPort.postMessage(contractInfo(code, asked).functions);
  if (isMore) parentPort.postMessage(contractInfo(code, { storage: true }).storage);
});`;

export class CodeReader {
  private worker?: Worker;
  private readonly failed = { functions: 0, variables: 0 };
  private last: Promise<unknown> = Promise.resolve();
  private readonly known = new Map<string, Promise<CodeRead | null>>();

  constructor(private readonly longestMs = LONGEST_MS) {}

  /** Null: its functions take too long. */
  read(code: string): Promise<CodeRead | null> {
    const known = this.known.get(code);
    if (known) return known;
    const read = this.last.then(() => this.ask(code));
    this.last = read;
    this.known.set(code, read);
    return read;
  }

  private start(): Worker {
    const worker = new Worker(SCRIPT, { eval: true, workerData: require.resolve('evmole') });
    worker.unref();
    return worker;
  }

  /** The next message; null: it takes too long. */
  private async next<T>(worker: Worker, what: 'functions' | 'variables'): Promise<T | null> {
    const signal = AbortSignal.timeout(this.longestMs);
    // Or a command would end while it waits.
    worker.ref();
    try {
      return ((await once(worker, 'message', { signal })) as [T])[0];
    } catch {
      this.failed[what] += 1;
      this.close();
      return null;
    } finally {
      worker.unref();
    }
  }

  private async ask(code: string): Promise<CodeRead | null> {
    if (this.failed.functions >= MOST_FAILED) return null;
    const worker = (this.worker ??= this.start());
    const isMore = this.failed.variables < MOST_FAILED;
    worker.postMessage({ code, isMore });
    const functions = await this.next<CodeFunction[]>(worker, 'functions');
    if (!functions) return null;
    const variables = isMore ? await this.next<CodeVariable[]>(worker, 'variables') : null;
    return { functions, variables: variables ?? [] };
  }

  close(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }
}
