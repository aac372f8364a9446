import {
  Agent,
  request as openRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { FailedRequest } from '../../http/routeFailure';
import { UNAVAILABLE_RETRY_SECONDS } from '@/contracts/limits';
import { forVisitors, isPageData } from './ages';
import { OF_CONNECTION, PEER_HEADER, UNAVAILABLE_HEADER, type Answer } from './rendererProtocol';

/** Longer than any page takes. */
const DEADLINE_MS = 30_000;
/** Ours, never the visitor's. */
const REQUEST_ID = 'x-request-id';
const passedOn = ({ rawHeaders }: IncomingMessage, but: readonly string[]): [string, string][] =>
  rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !but.includes(name.toLowerCase())
      ? [[name, rawHeaders[index + 1]!] satisfies [string, string]]
      : [],
  );

export interface ForwardOptions {
  deadline?: number;
  answered?: (() => void) | undefined;
  /** Read already. */
  body?: Buffer;
}

/** Requests to the renderer's process, over connections that stay open. */
export class AskRenderer {
  private readonly at: RequestOptions;
  /** Of pages/503.tsx. */
  private unavailableBody: Buffer | undefined;

  constructor(
    socketPath: string,
    private readonly onError: (error: unknown, request: FailedRequest) => void,
  ) {
    const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });
    this.at = { socketPath, agent, setHost: false };
  }

  /**
   * No visitor's data is in the question, so the answer suits all.
   * @returns 503 while the backend is down
   * @throws when the renderer fails or does not answer in time
   */
  async ask(path: string, headers: Record<string, string>, deadline?: number): Promise<Answer> {
    const answer = await this.askNow(path, headers, deadline);
    return UNAVAILABLE_HEADER in answer.headers ? this.unavailableAnswer(path) : answer;
  }

  /** What a visitor gets while the backend is down. */
  private async unavailableAnswer(path: string): Promise<Answer> {
    const isData = isPageData(path);
    return {
      status: 503,
      headers: {
        'content-type': isData ? 'application/json' : 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'retry-after': String(UNAVAILABLE_RETRY_SECONDS),
      },
      // Next's client then loads the page itself.
      body: isData ? Buffer.from('{}') : await this.unavailablePage(),
    };
  }

  private async unavailablePage(): Promise<Buffer> {
    if (this.unavailableBody) return this.unavailableBody;
    const { status, body } = await this.askNow('/503', { host: 'localhost' });
    if (status !== 200) throw new Error(`The page for 503 was answered ${status}`);
    this.unavailableBody = body;
    return body;
  }

  private async askNow(
    path: string,
    headers: Record<string, string>,
    deadline = DEADLINE_MS,
  ): Promise<Answer> {
    const signal = AbortSignal.timeout(deadline);
    const requestId = randomUUID();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      openRequest({ ...this.at, path, headers: { ...headers, [REQUEST_ID]: requestId }, signal })
        .once('response', resolve)
        .on('error', reject)
        .end();
    });
    const status = answer.statusCode ?? 500;
    return {
      status,
      headers: {
        ...answer.headers,
        // Other answers are kept, and are of many requests.
        ...(status >= 500 && { [REQUEST_ID]: requestId }),
      },
      body: await buffer(answer),
    };
  }

  /**
   * Passes a visitor's request on, and the answer back as it comes, over headers that the response
   * has already: Next leaves ours out of its router's own answers (redirects, 400). 500 where the
   * renderer fails or is silent for `deadline`.
   * @param answered is called when the answer begins
   */
  forward(
    request: IncomingMessage,
    response: ServerResponse,
    { deadline = DEADLINE_MS, answered, body }: ForwardOptions = {},
  ): void {
    const { method = 'GET', url = '/' } = request;
    const asking = { requestId: randomUUID(), method, url };
    response.setHeader(REQUEST_ID, asking.requestId);
    const fail = (error: unknown, status = 500) => {
      if (response.destroyed) return;
      this.onError(error, asking);
      if (response.headersSent) return void response.destroy();
      response.writeHead(status).end();
    };
    const headers = [
      // First: a server may drop what comes after its limit of headers.
      [PEER_HEADER, request.socket.remoteAddress ?? ''],
      [REQUEST_ID, asking.requestId],
      ...passedOn(request, [...OF_CONNECTION, PEER_HEADER, REQUEST_ID]),
    ].flat();
    let asked: ClientRequest;
    try {
      asked = openRequest({ ...this.at, method, path: url, headers });
    } catch (error) {
      // A character that no address or header may have.
      return fail(error, 400);
    }
    const path = url.split('?', 1)[0];
    asked.on('error', fail);
    asked.setTimeout(deadline, () => asked.destroy(new Error(`No answer to ${method} ${path}`)));
    asked.once('response', (answer) => {
      answered?.();
      if (UNAVAILABLE_HEADER in answer.headers) {
        answer.resume();
        return void this.unavailableAnswer(url).then(({ status, headers: given, body }) => {
          if (response.destroyed) return;
          response.writeHead(status, given).end(body);
        }, fail);
      }
      response.writeHead(answer.statusCode ?? 500, answer.statusMessage, [
        ...forVisitors(url, passedOn(answer, [...OF_CONNECTION, 'transfer-encoding'])).flat(),
        // The rest of a refused body is not read.
        ...(answer.statusCode === 413 ? ['Connection', 'close'] : []),
      ]);
      pipeline(answer, response, () => undefined);
    });
    // A visitor who leaves ends the work.
    response.once('close', () => {
      if (!response.writableFinished) asked.destroy();
    });
    if (body) asked.end(body);
    else request.pipe(asked);
  }
}
