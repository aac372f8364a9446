/** The functions of a code, read in a thread of its own: some code keeps its reader for minutes. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface CodeFunction {
  /** Eight digits, without 0x. */
  selector: string;
  /** With commas between them. */
  arguments?: string;
  stateMutability?: string;
}

const LONGEST_MS = 3_000;
/** Codes that took too long: then all others are left unread, or a look would not end. */
const MOST_FAILED = 10;

const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads');
const { contractInfo } = require(workerData);
const asked = { selectors: true, arguments: true, stateMutability: true };
parentPort.on('message', (code) => {
  parentPort.postMessage(contractInfo(code, asked).functions);
});`;

export class CodeReader {
  private worker?: Worker;
  private failed = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly known = new Map<string, Promise<CodeFunction[] | null>>();

  constructor(private readonly longestMs = LONGEST_MS) {}

  /** Null: it takes too long. */
  read(code: string): Promise<CodeFunction[] | null> {
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

  private async ask(code: string): Promise<CodeFunction[] | null> {
    if (this.failed >= MOST_FAILED) return null;
    const worker = (this.worker ??= this.start());
    const ended = AbortSignal.timeout(this.longestMs);
    // Or a command would end while it waits.
    worker.ref();
    worker.postMessage(code);
    try {
      const [functions] = (await once(worker, 'message', { signal: ended })) as [CodeFunction[]];
      return functions;
    } catch {
      this.failed += 1;
      this.close();
      return null;
    } finally {
      worker.unref();
    }
  }

  close(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }
}
