/** One JSON-RPC server: batches whose size is learned, pauses that it asks for, a breaker. */
import { pauseAsked } from '../../safe-fetch/pauseAsked';
import { readAnswer, type Answer, type Ask } from './answers';
import { ChainFailure, hostOf } from './failure';

export interface EndpointOptions {
  now: () => Date;
  /** Injected, so that tests do not wait. */
  wait: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  signal?: AbortSignal;
}

/** Asks in one request: a server that refuses the larger gets the smaller from then on. */
const SIZES = [50, 10, 3, 1];
const DEADLINE_MS = 20_000;
const MOST_BYTES = 10 * 1024 * 1024;
const TRIES = 3;
const RETRY_MS = 250;
/** A longer pause is left to the next look. */
const LONGEST_WAIT_MS = 5_000;
const BREAKS_AFTER = 5;

/** The batch, not what it asks: half of it may pass. */
class TooLarge extends Error {
  constructor(readonly isAnswer = false) {
    super();
  }
}

/** A contract decides how much it returns and logs: then it has said nothing, and others go on. */
const SAID_NOTHING: Readonly<Record<string, Answer>> = {
  eth_call: { kind: 'reverted', data: '0x' },
  eth_getLogs: { kind: 'unsupported' },
  eth_simulateV1: { kind: 'unsupported' },
};

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += (part as Uint8Array).length;
    if (bytes > MOST_BYTES) throw new TooLarge(true);
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export class Endpoint {
  readonly host: string;
  private size = 0;
  private failuresInRow = 0;

  constructor(
    private readonly url: string,
    private readonly options: EndpointOptions,
  ) {
    this.host = hostOf(url);
  }

  get isOpen(): boolean {
    return this.failuresInRow < BREAKS_AFTER;
  }

  /**
   * In the order of the asks.
   * @throws ChainFailure
   */
  async send(asks: readonly Ask[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (let at = 0; at < asks.length;) {
      const some = asks.slice(at, at + SIZES[this.size]!);
      try {
        answers.push(...(await this.retry(some)));
        at += some.length;
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        if (error.isAnswer) {
          answers.push(...(await this.sendHalves(some)));
          at += some.length;
        } else if (some.length > 1) this.size += 1;
        else throw this.failed('malformed', 'its answer is no JSON-RPC, or too large');
      }
    }
    return answers;
  }

  /** One contract's long answer must not slow down the others: nothing is learned from it. */
  private async sendHalves(asks: readonly Ask[]): Promise<Answer[]> {
    const said = SAID_NOTHING[asks[0]!.method];
    if (asks.length === 1 && said) return [said];
    if (asks.length === 1) throw this.failed('malformed', 'its answer is too large');
    const half = Math.ceil(asks.length / 2);
    return [...(await this.send(asks.slice(0, half))), ...(await this.send(asks.slice(half)))];
  }

  private failed(outcome: ChainFailure['outcome'], said: string, pauseMs = 0): ChainFailure {
    return new ChainFailure(outcome, `${this.host}: ${said}`, pauseMs);
  }

  private async retry(asks: readonly Ask[]): Promise<Answer[]> {
    const { wait, signal } = this.options;
    for (let tries = 1; ; tries += 1) {
      try {
        const answers = await this.post(asks);
        this.failuresInRow = 0;
        return answers;
      } catch (error) {
        if (!(error instanceof ChainFailure)) throw error;
        this.failuresInRow += 1;
        const isFinal = tries === TRIES || !this.isOpen || error.pauseMs > LONGEST_WAIT_MS;
        if (isFinal || error.outcome === 'refused') throw error;
        await wait(Math.max(error.pauseMs, RETRY_MS * 2 ** tries), signal);
      }
    }
  }

  private async fetch(body: string): Promise<Response> {
    const { signal } = this.options;
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      return await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        body,
      });
    } catch {
      signal?.throwIfAborted();
      throw this.failed('unreachable', 'it cannot be reached');
    }
  }

  private async post(asks: readonly Ask[]): Promise<Answer[]> {
    const calls = asks.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const response = await this.fetch(JSON.stringify(calls.length === 1 ? calls[0] : calls));
    const { status } = response;
    const pauseMs = pauseAsked(
      response.headers.get('retry-after') ?? undefined,
      this.options.now(),
    );
    if (status === 429 || status === 529)
      throw this.failed('limited', `it answers with status ${status}`, pauseMs);
    if (status === 413 || (status === 400 && asks.length > 1)) throw new TooLarge();
    if (status >= 500 || status === 408)
      throw this.failed('unreachable', `it answers with status ${status}`, pauseMs);
    if (status >= 300 && status !== 400)
      throw this.failed('refused', `it answers with status ${status}`);
    const text = await readText(response).catch((error: unknown) => {
      if (error instanceof TooLarge) throw error;
      this.options.signal?.throwIfAborted();
      throw this.failed('unreachable', 'its answer broke off');
    });
    return this.match(parse(text), asks);
  }

  /** Answers of a batch may come in any order. */
  private match(value: unknown, asks: readonly Ask[]): Answer[] {
    if (asks.length === 1 && !Array.isArray(value)) {
      if (value === undefined) throw this.failed('malformed', 'its answer is no JSON');
      return [readAnswer(value, asks[0]!)];
    }
    // Some answer a whole batch with one error.
    if (!Array.isArray(value)) throw new TooLarge();
    const byId = new Map((value as { id?: unknown }[]).map((one) => [one?.id, one]));
    return asks.map((ask, id) => readAnswer(byId.get(id), ask));
  }
}
