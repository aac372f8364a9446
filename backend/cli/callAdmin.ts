import { request as requestHttp, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { AdminLine } from '../admin/lines';
import { readLines } from '../streams/readLines';
import type { AdminAccess } from './withStore';

export class AdminFailure extends Error {
  constructor(
    readonly kind: string,
    message: string,
  ) {
    super(message);
    this.name = 'AdminFailure';
  }
}

export interface AdminCall<Progress> {
  path: string;
  /** Undefined values are not sent. */
  query?: Record<string, string | readonly string[] | undefined>;
  body?: AsyncIterable<Uint8Array | string>;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

async function send(admin: AdminAccess, call: AdminCall<never>): Promise<IncomingMessage> {
  const url = new URL(call.path, admin.url);
  for (const [name, value] of Object.entries(call.query ?? {}))
    [value ?? []].flat().forEach((item) => url.searchParams.append(name, item));
  const request = requestHttp(url, {
    method: 'POST',
    agent: false,
    signal: call.signal,
    headers: {
      authorization: `Bearer ${admin.token}`,
      ...(call.body && { 'content-type': 'application/octet-stream' }),
    },
  });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  const sent = call.body
    ? pipeline(Readable.from(call.body), request)
    : Promise.resolve(request.end());
  // An answer before the body ends is a refusal, so stop sending.
  return Promise.race([response, sent.then(() => response)]);
}

async function readFailure(response: IncomingMessage): Promise<AdminFailure> {
  const body = await readText(response);
  try {
    const { error } = JSON.parse(body) as { error: { code: string; message: string } };
    return new AdminFailure(error.code, error.message);
  } catch {
    return new AdminFailure(
      'unknown',
      `The backend answered with status ${response.statusCode ?? 0}.`,
    );
  }
}

/** @throws AdminFailure when the backend refuses; an Error when the connection breaks */
export async function callAdmin<Progress, Result>(
  admin: AdminAccess,
  call: AdminCall<Progress>,
): Promise<Result> {
  const response = await send(admin, call as AdminCall<never>);
  if (response.statusCode !== 200) throw await readFailure(response);
  for await (const { text } of readLines(response.setEncoding('utf8'))) {
    if (text === '') continue;
    const line = JSON.parse(text) as AdminLine<Progress, Result>;
    if ('error' in line) throw new AdminFailure(line.error.name, line.error.message);
    if ('result' in line) return line.result;
    call.onProgress?.(line.progress);
  }
  throw new Error('The backend stopped before the work was done. It is safe to run this again.');
}
