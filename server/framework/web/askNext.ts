import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { Header } from './buildManifests';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Next leaves the headers of next.config.js out of what its router answers by itself: a redirect that tidies an address, a 400. So every
 * answer begins with them, and what sets one of them anew (the policy of a page with a nonce) replaces it.
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

/** A response that keeps its bytes in place of sending them. */
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
    // What Node itself says of a response that was sent: `writableEnded` reads it.
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

/**
 * Asks Next for an address in place of a visitor and keeps the answer: nothing of any visitor (cookies, addresses, encodings) is in the
 * question, so that the answer is everybody's.
 */
export async function askNext(
  next: Handler,
  url: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, httpVersion: '1.1' });
  request.headers = headers;
  request.push(null);
  const response = new HeldResponse(request);
  const finished = new Promise<void>((resolve) => response.once('finish', resolve));
  await next(request, response);
  await finished;
  return response.answer();
}
