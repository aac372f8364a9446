import type { IncomingMessage } from 'node:http';
import { ApiProblem } from './ApiProblem';

const URLENCODED = /^application\/x-www-form-urlencoded\b/i;
const MULTIPART = /^multipart\/form-data\b/i;
/** Fields without a file. */
const PART = /name="([^"\r\n]{1,40})"\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]{0,200})\r?\n/g;

/** Mail programs may send either (RFC 8058, 3.2). */
function parseForm(type: string, text: string): URLSearchParams {
  if (URLENCODED.test(type)) return new URLSearchParams(text);
  return new URLSearchParams([...text.matchAll(PART)].map(([, name, value]) => [name!, value!]));
}

/** Small forms. @throws ApiProblem 415 for another content type, 413 past `limit` bytes */
export async function readForm(request: IncomingMessage, limit: number): Promise<URLSearchParams> {
  const type = request.headers['content-type'] ?? '';
  if (!URLENCODED.test(type) && !MULTIPART.test(type))
    throw new ApiProblem('unsupported-media-type', 'Send a form.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new ApiProblem('too-large', 'The request is too large.');
    chunks.push(chunk);
  }
  return parseForm(type, Buffer.concat(chunks).toString('utf8'));
}
