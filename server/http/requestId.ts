import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The one that the web process gave the request; its answer and every log line name it. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}
