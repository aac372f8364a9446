import type { IncomingMessage } from 'node:http';
import { ApiProblem } from './ApiProblem';

/** @throws ApiProblem 413 past `limit` bytes */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new ApiProblem('too-large', 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
