import type { IncomingMessage } from 'node:http';
import { ApiProblem } from './ApiProblem';
import { readBody } from './readBody';

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
  return parseForm(type, (await readBody(request, limit)).toString('utf8'));
}
