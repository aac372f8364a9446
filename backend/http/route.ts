import type { Readable } from 'node:stream';
import { eq, type Column, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ValidationError } from 'yup';
import { sharedFor } from '../../contracts/http/cacheControl';
import {
  parseInput,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '../../contracts/endpoint';
import { fieldErrors } from '../../contracts/errors';
import { foldSources } from '../../contracts/ratings/foldSources';
import { isForUsers } from '../../contracts/http/guards';
import { assertUser, type Caller, type UserCaller } from './caller';
import { assertGuards, noteSuccess, noteWrite } from './guard';
import { Problem } from './problem';

export type { Caller, UserCaller };

export class Streamed {
  constructor(
    readonly stream: Readable,
    readonly headers: Record<string, string>,
  ) {}
}

export type Handler<E extends Endpoint, By extends Caller = Caller> = (
  input: EndpointInput<E>,
  caller: By,
) => Promise<EndpointOutput<E> | Streamed>;

export const routeUrl = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.replace(/\{(\w+)\}/g, ':$1');

/** Validates the input, limits the rate and applies the cache rule. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: routeUrl(endpoint),
    config: {
      counted: endpoint.counted,
      rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 },
    },
    handler: async (request, reply) => {
      await assertGuards(endpoint, request);
      let input: EndpointInput<E>;
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
      await noteWrite(endpoint, request);
      const output = await handler(input, request.caller);
      await noteSuccess(endpoint, request, output);
      reply.header(
        'cache-control',
        endpoint.cacheSeconds > 0 ? sharedFor(endpoint.cacheSeconds) : 'no-store',
      );
      reply.code(endpoint.status);
      if (endpoint.status === 204) return reply.send();
      if (output instanceof Streamed) return reply.headers(output.headers).send(output.stream);
      return endpoint.foldsSources ? foldSources(output as object) : output;
    },
  });
}

/** For endpoints with the `signedIn` guard. */
export function userRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E, UserCaller>,
): void {
  if (!isForUsers(endpoint))
    throw new Error(`${endpoint.id} lets in callers who are not signed in`);
  route(app, endpoint, (input, caller) => {
    assertUser(caller);
    return handler(input, caller);
  });
}

export const own = ({ account }: { account: Column }, caller: UserCaller): SQL =>
  eq(account, caller.account);
