import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeEtag, matchesEtag } from './etag';

interface Sent {
  request: IncomingMessage;
  response: ServerResponse;
  type: string;
  cacheControl: string;
}

/** Not again to a reader that has it. */
export function sendXml(text: string, { request, response, type, cacheControl }: Sent): void {
  const bytes = Buffer.from(text);
  const etag = makeEtag(bytes);
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', etag);
  const isKnown = matchesEtag(request.headers['if-none-match'], etag);
  response.statusCode = isKnown ? 304 : 200;
  response.end(isKnown ? undefined : bytes);
}
