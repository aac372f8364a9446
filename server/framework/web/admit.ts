import type { IncomingMessage, ServerResponse } from 'node:http';
import { secondsUntil, type Counted, type MinuteLimit } from '@/contracts/MinuteLimits';
import { sendRefusalPage } from '../refusalPage';
import type { Leave, RenderGate } from './RenderGate';
import { counts } from './WebMetrics';

/**
 * Admits a request that needs a page made, or answers it.
 * @returns a function that gives the place back, as a closed connection does; undefined after a
 * refusal
 */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Leave | undefined>;

/** Pages that a network may have made in a minute, by all web processes together. */
export const PAGES_A_MINUTE: MinuteLimit = { most: 240, counted: 'in blocks' };

const WORDS = {
  429: { title: 'Too many pages', sentence: 'You have opened many pages in a minute.' },
  503: { title: 'Busy', sentence: 'Many pages are being opened right now.' },
} as const;

interface Gates {
  toGate: (url: string) => Pick<RenderGate, 'enter'>;
  /** A network's minute; `refusal` asks nobody. */
  pages: {
    refusal(network: string, now: number): Counted | undefined;
    take(network: string, now: number): Promise<Counted>;
  };
  toNetwork: (request: IncomingMessage) => string;
  /** Milliseconds. */
  now: () => number;
}

export function admitBy({ toGate, pages, toNetwork, now }: Gates): Admit {
  function refuse(response: ServerResponse, status: 429 | 503, retryAfter: number): undefined {
    counts.refusals[status] += 1;
    sendRefusalPage(response, { status, retryAfter, ...WORDS[status] });
  }
  const tooMany = (response: ServerResponse, { endsAt }: Counted) =>
    refuse(response, 429, secondsUntil(endsAt, now()));

  return async (request, response) => {
    const network = toNetwork(request);
    // A refused network waits in no line; only pages that get their turn count.
    const known = pages.refusal(network, now());
    if (known) return tooMany(response, known);
    const leave = await toGate(request.url ?? '/').enter(network);
    if (!leave) return refuse(response, 503, 1);
    const counted = await pages.take(network, now());
    if (!counted.within) {
      leave();
      return tooMany(response, counted);
    }
    if (response.destroyed || response.writableEnded) leave();
    else response.once('close', leave);
    return leave;
  };
}
