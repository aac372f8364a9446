import rateLimit, {
  type FastifyRateLimitOptions,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import { ENDPOINTS } from '../../contracts/endpoints';
import {
  countCall,
  reserveCalls as reserveEndpoint,
} from '../../contracts/accounts/internalEndpoints';
import { RENDERING } from '../../contracts/limits';
import { MinuteLimits, type MinuteLimit } from '../../contracts/http/MinuteLimits';
import { rateLimitHeaders } from '../../contracts/http/rateLimitHeaders';
import { MINUTE_MS } from '../../contracts/time';
import type { StoreAndClock } from '../db/store';
import { reserveCalls } from '../limits/reserveCalls';
import { notFound } from './problem';
import { route, routeUrl } from './route';

declare module 'fastify' {
  interface FastifyContextConfig {
    counted?: MinuteLimit['counted'];
  }
}

/** Routes that set no limit of their own share this one. */
const ANY_ROUTE = 600;

interface Parts extends StoreAndClock {
  credentials?: readonly string[];
}

type OfRoute = FastifyRateLimitOptions & { routeInfo?: RouteOptions };

const toName = (method: string, url: string): string => `${method} ${url}`;

/** The plugin's store: minutes that all backends on one store count together. */
function sharedCounts(limits: MinuteLimits, now: () => Date): FastifyRateLimitStoreCtor {
  return class Counts implements FastifyRateLimitStore {
    private readonly name: string;
    private readonly counted: MinuteLimit['counted'];

    constructor({ routeInfo }: OfRoute) {
      this.name = routeInfo ? toName(String(routeInfo.method), routeInfo.url) : 'any';
      this.counted = routeInfo?.config?.counted ?? 'in blocks';
    }

    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      _timeWindow?: number,
      most = ANY_ROUTE,
    ): void {
      const at = now().getTime();
      limits
        .take(`${this.name} ${key}`, { most, counted: this.counted }, at)
        .then(({ within, remaining, endsAt }) =>
          answer(null, {
            current: within ? most - remaining : most + 1,
            ttl: Math.max(1, endsAt.getTime() - at),
          }),
        )
        .catch((error: Error) => answer(error));
    }

    child(options: OfRoute): FastifyRateLimitStore {
      return new Counts(options);
    }
  };
}

/** The plugin knows only names of its own for them. */
function standardHeaders(reply: FastifyReply, now: Date): void {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
    const value = reply.getHeader(`x-ratelimit-${name}`);
    reply.removeHeader(`x-ratelimit-${name}`);
    return value === undefined ? undefined : Number(value);
  });
  if (limit === undefined || remaining === undefined || reset === undefined) return;
  const endsAt = new Date(now.getTime() + reset * 1_000);
  reply.headers(rateLimitHeaders(limit, { remaining, endsAt }, now.getTime()));
}

/** Calls a minute of each caller: 429 with Retry-After. The web tier's own pages are not counted. */
export async function limitCalls(
  app: FastifyInstance,
  { store, now, credentials = [] }: Parts,
): Promise<void> {
  const reserve = reserveCalls(store.db, credentials[0] ?? '');
  const limits = new MinuteLimits(reserve);
  await app.register(rateLimit, {
    global: true,
    max: ANY_ROUTE,
    timeWindow: MINUTE_MS,
    store: sharedCounts(limits, now),
    keyGenerator: (request) => request.caller.addressKey,
    allowList: (request) => request.caller.addressKey === RENDERING,
  });
  app.addHook('onSend', async (_request, reply) => standardHeaders(reply, now()));
  route(app, reserveEndpoint, async ({ body: { limit, calls, minute } }, { addressKey }) => ({
    count: await reserve(`web ${limit} ${addressKey}`, calls, new Date(minute)),
  }));
  route(app, countCall, async ({ body }, { addressKey }) => {
    const endpoint = ENDPOINTS.find(({ id }) => id === body.endpoint);
    if (!endpoint) throw notFound('This endpoint');
    const { method, perMinute: most, counted } = endpoint;
    const key = `${toName(method, routeUrl(endpoint))} ${addressKey}`;
    const call = await limits.take(key, { most, counted }, now().getTime());
    return { ...call, endsAt: call.endsAt.toISOString() };
  });
}
