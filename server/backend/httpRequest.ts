import { Agent, request, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import type { Answer } from '@/lib/api/request';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Readable | undefined;
  signal: AbortSignal;
}

export interface HttpAnswer extends Answer {
  body: Readable;
}

const KEPT = { keepAlive: true, scheduling: 'lifo' } as const;
const PLAIN = { open: request, agent: new Agent(KEPT) };
const SECURE = { open: requestSecurely, agent: new SecureAgent(KEPT) };

function toAnswer(body: IncomingMessage, toReason: (error: unknown) => unknown): HttpAnswer {
  const { statusCode: status = 0, headers } = body;
  const bytes = () =>
    new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
      const chunks: Buffer[] = [];
      body.on('data', (chunk: Buffer) => chunks.push(chunk));
      body.once('end', () => resolve(Buffer.concat(chunks)));
      body.once('error', (error) => reject(toReason(error)));
    });
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name) => headers[name]?.toString() ?? null },
    body,
    bytes,
    text: async () => (await bytes()).toString(),
  };
}

/** As `fetch`, at half its cost (docs/decisions/0027). Follows no redirect. */
export const httpRequest = (url: string, asked: Asked): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const { body, signal } = asked;
    const toReason = (error: unknown): unknown => (signal.aborted ? signal.reason : error);
    const { open, agent } = url.startsWith('https:') ? SECURE : PLAIN;
    const { method, headers } = asked;
    const call = open(url, { agent, method, headers });
    // Node's own option adds nine listeners to each call.
    const leave = () => call.destroy(signal.reason as Error);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    // A deadline lives on after its call, and would keep it.
    call.once('close', () => signal.removeEventListener('abort', leave));
    call.once('response', (answer) => resolve(toAnswer(answer, toReason)));
    call.on('error', (error) => reject(toReason(error)));
    if (typeof body === 'object') pipeline(body, call, () => undefined);
    else call.end(body);
  });
