import { request as requestHttp, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { AdminLine } from '../admin/lines';
import { OperatorError } from '../admin/OperatorError';
import { readLines } from '../streams/readLines';
import type { BackendCall, CallBackend } from './io';
import { toQuery } from './toQuery';

export interface AdminAccess {
  url: string;
  token: string;
  signal: AbortSignal;
}

async function send(
  { url: origin, token, signal }: AdminAccess,
  path: string,
  { query = {}, body }: BackendCall<never>,
): Promise<IncomingMessage> {
  const url = new URL(`/admin/${path}`, origin);
  for (const [name, value] of Object.entries(toQuery(query)))
    [value].flat().forEach((item) => url.searchParams.append(name, item));
  const request = requestHttp(url, {
    method: 'POST',
    agent: false,
    signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/octet-stream' }),
    },
  });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  const sent = body ? pipeline(Readable.from(body), request) : Promise.resolve(request.end());
  // An answer before the body ends is a refusal, so stop sending.
  return Promise.race([response, sent.then(() => response)]);
}

async function readRefusal(response: IncomingMessage): Promise<OperatorError> {
  const body = await readText(response);
  try {
    const { error } = JSON.parse(body) as { error: { message: string } };
    return new OperatorError(error.message);
  } catch {
    return new OperatorError(`The backend answered with status ${response.statusCode ?? 0}.`);
  }
}

/** A killed backend closes its connections, perhaps in the middle of an upload or an answer. */
const CLOSED: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];
const GONE = 'The backend stopped before the work was done. It is safe to run this again.';

async function work<Result, Progress>(
  access: AdminAccess,
  path: string,
  call: BackendCall<Progress>,
): Promise<Result> {
  const response = await send(access, path, call as BackendCall<never>);
  if (response.statusCode !== 200) throw await readRefusal(response);
  for await (const { text } of readLines(response.setEncoding('utf8'))) {
    if (text === '') continue;
    const line = JSON.parse(text) as AdminLine<Progress, Result>;
    if ('error' in line) throw new OperatorError(line.error.message);
    if ('result' in line) return line.result;
    call.onProgress?.(line.progress);
  }
  throw new OperatorError(GONE);
}

/** Calls a running backend. @throws OperatorError where it refuses, or is gone before it is done */
export const callAdmin =
  (access: AdminAccess): CallBackend =>
  async <Result, Progress>(path: string, call: BackendCall<Progress> = {}) => {
    try {
      return await work<Result, Progress>(access, path, call);
    } catch (error) {
      throw CLOSED.includes((error as { code?: string }).code) ? new OperatorError(GONE) : error;
    }
  };
