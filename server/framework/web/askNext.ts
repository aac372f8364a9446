import { once } from 'node:events';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { Header } from './buildManifests';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Next leaves our headers out of its router's own answers (redirects, 400). So every answer starts
 * with them, and later values, such as a policy with a nonce, replace them.
 */
export function beginsWith(headers: readonly Header[], next: Handler): Handler {
  return (request, response) => {
    for (const { key, value } of headers) response.setHeader(key, value);
    return next(request, response);
  };
}

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Done = (() => void) | undefined;

class HeldResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];

  private hold(chunk: unknown, encoding: unknown): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (typeof chunk === 'string')
      this.chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    else if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.hold(chunk, rest[0]);
    (rest.find((part) => typeof part === 'function') as Done)?.();
    return true;
  }

  override end(...given: unknown[]): this {
    if (this.finished) return this;
    this.hold(given[0], given[1]);
    // As in a sent response of Node's: `writableEnded` reads it.
    this.finished = true;
    (given.find((part) => typeof part === 'function') as Done)?.();
    this.emit('finish');
    this.emit('close');
    return this;
  }

  answer(): Answer {
    return {
      status: this.statusCode,
      headers: this.getHeaders(),
      body: Buffer.concat(this.chunks),
    };
  }
}

/** Longer than any page takes. */
const DEADLINE_MS = 30_000;

/**
 * No visitor's data is in the question, so the answer suits all.
 * @throws when Next fails or does not answer in time
 */
export async function askNext(
  next: Handler,
  url: string,
  headers: Record<string, string>,
  deadline = DEADLINE_MS,
): Promise<Answer> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, httpVersion: '1.1' });
  request.headers = headers;
  request.push(null);
  const response = new HeldResponse(request);
  const finished = once(response, 'finish');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer to ${url}`)), deadline);
  });
  try {
    await Promise.race([next(request, response).then(() => finished), late]);
  } finally {
    clearTimeout(timer);
  }
  return response.answer();
}
