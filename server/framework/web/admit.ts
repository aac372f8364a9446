import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROBLEM_TYPE } from '@/contracts/errors';
import { secondsUntil, type Counted, type MinuteLimit } from '@/contracts/http/MinuteLimits';
import { ApiProblem } from '../../http/ApiProblem';
import { requestIdOf } from '../../http/requestId';
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

interface ReadGate {
  gate: Pick<RenderGate, 'enter'>;
  toNetwork: (request: IncomingMessage) => string;
}

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

const PLAIN_READ = /^\/api(?:\/[\w-]+(?:\.[\w-]+)*)+$/;
const DEAR = /^\/api\/projects(?:\/(?!vote$|page-view$|average-yes-percentage$)|$)/;

/**
 * Reads of the API that cost the backend as much as a page does, or more; an address that Next may
 * take for one of them counts as one.
 */
export function isDearRead(url: string): boolean {
  const path = url.split('?', 1)[0]!;
  return path.startsWith('/api/') && (DEAR.test(path) || !PLAIN_READ.test(path));
}

/** Admits a dear read, or answers it. */
export function admitReads({ gate, toNetwork }: ReadGate): Admit {
  return async (request, response) => {
    const leave = await gate.enter(toNetwork(request));
    if (!leave) {
      counts.refusals[503] += 1;
      const problem = new ApiProblem('unavailable', 'Many are reading right now. Try again soon.');
      response
        .writeHead(problem.status, {
          'Content-Type': PROBLEM_TYPE,
          'Cache-Control': 'no-store',
          'Retry-After': '1',
        })
        .end(JSON.stringify(problem.body(requestIdOf(request))));
      return undefined;
    }
    if (response.destroyed) leave();
    else response.once('close', leave);
    return leave;
  };
}
