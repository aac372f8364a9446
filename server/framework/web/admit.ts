import type { IncomingMessage, ServerResponse } from 'node:http';
import { secondsUntil, type Counted, type MinuteLimit } from '@/contracts/MinuteLimits';
import { sendRefusalPage } from '../refusalPage';
import type { Header } from './buildManifests';
import type { Refusal, RenderGate, Turn } from './RenderGate';

/**
 * Admits a request that needs a page made, or answers it.
 * @returns a function that gives the place back, as a closed connection does; undefined after a
 * refusal
 */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<(() => void) | undefined>;

/** Pages that a network may have made in a minute, by all web processes together. */
export const PAGES_A_MINUTE: MinuteLimit = { most: 240, counted: 'in blocks' };

/** Of a network's minute. */
export interface PageCount {
  /** Asks nobody. */
  refusal(network: string, now: number): Counted | undefined;
  take(network: string, now: number): Promise<Counted>;
}

const WORDS = {
  429: { title: 'Too many pages', sentence: 'You have opened many pages in a minute.' },
  503: { title: 'Busy', sentence: 'Many pages are being opened right now.' },
} as const;

function refuse(
  response: ServerResponse,
  { status, retryAfter }: Refusal,
  headers: readonly Header[],
): void {
  for (const { key, value } of headers) response.setHeader(key, value);
  sendRefusalPage(response, { status, retryAfter, ...WORDS[status] });
}

const tooMany = ({ endsAt }: Counted, now: number): Refusal => ({
  status: 429,
  retryAfter: secondsUntil(endsAt, now),
});

/** A refused network waits in no line; only pages that get their turn count. */
async function takeTurn(
  gate: RenderGate,
  pages: PageCount,
  network: string,
  now: () => number,
): Promise<Turn> {
  const known = pages.refusal(network, now());
  if (known) return tooMany(known, now());
  const turn = await gate.enter(network);
  if (!('leave' in turn)) return turn;
  const counted = await pages.take(network, now());
  if (counted.within) return turn;
  turn.leave();
  return tooMany(counted, now());
}

interface Gates {
  gate: RenderGate;
  pages: PageCount;
  toNetwork: (request: IncomingMessage) => string;
  /** Milliseconds. */
  now: () => number;
}

/** @param headers of every answer */
export function admitBy({ gate, pages, toNetwork, now }: Gates, headers: readonly Header[]): Admit {
  return async (request, response) => {
    const turn = await takeTurn(gate, pages, toNetwork(request), now);
    if (!('leave' in turn)) {
      refuse(response, turn, headers);
      return undefined;
    }
    if (response.destroyed || response.writableEnded) turn.leave();
    else response.once('close', turn.leave);
    return turn.leave;
  };
}
