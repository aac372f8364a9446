import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import { sharedFor } from '../../contracts/cacheControl';
import { parseInput, type Endpoint, type InputOf, type OutputOf } from '../../contracts/endpoint';
import { fieldErrors } from '../../contracts/errors';
import { Problem } from './problem';

/** Who asks, as the web tier tells it: keyed hashes, never an address or a cookie value. */
export interface Caller {
  requestId: string;
  /** One visitor (signed cookie) or account; undefined when the web tier knows none. */
  visitorKey: string | undefined;
  /** One network address. */
  addressKey: string;
  /** True when the web tier has checked that the request comes from one of our own pages. */
  ownPage: boolean;
}

export type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  caller: Caller,
) => Promise<OutputOf<E>>;

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && /^[\w.:-]{1,200}$/.test(value) ? value : undefined;
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    requestId: request.id,
    visitorKey: header(request, 'x-visitor-key'),
    addressKey: header(request, 'x-address-key') ?? request.ip,
    ownPage: header(request, 'x-own-page') === '1',
  };
}

/** Mounts one endpoint of contracts/: input validated by its schema, rate limited, answered with its cache rule. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      let input: InputOf<E>;
      try {
        input = parseInput(endpoint, {
          params: request.params,
          query: request.query,
          body: request.body,
        });
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        throw new Problem('invalid-input', 'Some input is not valid.', {
          fields: fieldErrors(error),
        });
      }
      const output = await handler(input, callerOf(request));
      reply.header(
        'cache-control',
        endpoint.cacheSeconds > 0 ? sharedFor(endpoint.cacheSeconds) : 'no-store',
      );
      return output;
    },
  });
}
