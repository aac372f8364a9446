import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { readOutbox } from '@/contracts/accounts/internalEndpoints';
import { NotFoundError } from '@/lib/errors/RequestError';
import { isAtThisMachine, type Asking } from '@/contracts/http/isAtThisMachine';
import { codeIn, type OutboxItem } from '@/lib/outbox';
import { ApiProblem } from '../http/ApiProblem';
import { callBackend } from '../backend/backend';
import { isLocal, webEnv } from '../env';

const LONGEST = 200;

/** Undefined for all. */
const readRecipient = (query: ParsedUrlQuery): string | undefined =>
  [query.to].flat()[0]?.trim().slice(0, LONGEST) || undefined;

/**
 * Unsent messages, for an operator's own machine. Their codes open accounts, so site and request
 * must be local, and the backend must send no mail.
 * @returns undefined otherwise
 */
export async function readLocalOutbox(
  request: Asking,
  query: ParsedUrlQuery,
): Promise<{ to: string | undefined; items: OutboxItem[] } | undefined> {
  if (!isLocal(webEnv().siteUrl) || !isAtThisMachine(request)) return undefined;
  const to = readRecipient(query);
  try {
    const { items } = await callBackend(readOutbox, { query: { to } });
    return {
      to,
      items: items.map((message) => ({
        ...message,
        code: message.kind === 'quote' ? null : codeIn(message),
      })),
    };
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** GET /dev/outbox.json?to=, for tests. */
export async function sendOutbox(
  query: ParsedUrlQuery,
  response: ServerResponse,
  request: Asking,
): Promise<void> {
  const outbox = await readLocalOutbox(request, query);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (!outbox) response.statusCode = 404;
  const missing = new ApiProblem('not-found', 'Nothing is at this address.');
  response.end(JSON.stringify(outbox ? { items: outbox.items } : missing.body(randomUUID())));
}
