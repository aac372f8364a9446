import type { IncomingMessage } from 'node:http';
import { ApiProblem } from './ApiProblem';

/** Could reach a prototype. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** @throws ApiProblem 415 for another content type, 413 past `limit` bytes, 400 for invalid JSON */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new ApiProblem('unsupported-media-type', 'Send JSON with content type application/json.');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new ApiProblem('too-large', 'The request is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'), (key, value: unknown) =>
      POISON.has(key) ? undefined : value,
    ) as unknown;
  } catch {
    throw new ApiProblem('invalid-input', 'The request is not valid JSON.');
  }
}
