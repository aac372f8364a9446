import type { ServerResponse } from 'node:http';
import { DAY_SECONDS } from '@/contracts/time';

const READ = [
  ...['Age', 'ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'],
].join(', ');

/** Lets pages of other sites read the answer, without the visitor's cookies (Fetch, CORS). */
export function letOthersRead(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', READ);
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Browsers ask before a request with headers of its own. */
export function answerPreflight(response: ServerResponse, allow: string): void {
  letOthersRead(response);
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD');
  response.setHeader('Access-Control-Allow-Headers', 'If-None-Match, Accept, Content-Type');
  response.setHeader('Access-Control-Max-Age', String(DAY_SECONDS));
  response.setHeader('Allow', allow);
  response.statusCode = 204;
  response.end();
}
