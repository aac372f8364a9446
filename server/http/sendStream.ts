import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '@/contracts/endpoint';
import { rateLimitOf } from '@/contracts/http/rateLimitHeaders';
import { openBackendStream, type BackendCaller } from '../backend/backend';
import type { Call } from './route';

const PASSED = ['content-type', 'content-disposition'];

/** The backend's file, as fast as the visitor reads it; a visitor who leaves ends the reading. */
export async function sendStream<E extends Endpoint>(
  endpoint: E,
  { input, request, response }: Call<E>,
  caller: BackendCaller,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const answer = await openBackendStream(endpoint, input, caller, left.signal);
  for (const name of PASSED) response.setHeader(name, answer.headers.get(name) ?? '');
  for (const [name, value] of Object.entries({ ...rateLimitOf(answer), ...headers }))
    response.setHeader(name, value);
  if (request.method === 'HEAD') {
    answer.body.destroy();
    return void response.end();
  }
  // Cut off, so that half a table never looks whole.
  await pipeline(answer.body, response).catch(() => response.destroy());
}
