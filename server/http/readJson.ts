import type { IncomingMessage } from 'node:http';
import { ApiProblem } from './ApiProblem';
import { readBody } from './readBody';

/** Could reach a prototype. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** @throws ApiProblem 415 for another content type, 413 past `limit` bytes, 400 for invalid JSON */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new ApiProblem('unsupported-media-type', 'Send JSON with content type application/json.');
  }
  const body = await readBody(request, limit);
  try {
    return JSON.parse(body.toString('utf8'), (key, value: unknown) =>
      POISON.has(key) ? undefined : value,
    ) as unknown;
  } catch {
    throw new ApiProblem('invalid-input', 'The request is not valid JSON.');
  }
}
