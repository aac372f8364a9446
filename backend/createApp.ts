import fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { PROBLEM_TYPE, type ErrorCode } from '../contracts/errors';
import { BODY_LIMIT } from '../contracts/limits';
import { registerAdminRoutes, type AdminAccess } from './admin/registerAdminRoutes';
import { insertAudit, auditFromNote } from './users/accounts';
import { adminRoutes, modules, withShared, type Given } from './compose';
import type { Store } from './db/store';
import { isDatabaseDown, isDiskFull } from './http/causes';
import { registerHealth } from './http/health';
import { registerMetrics } from './http/metrics';
import { Problem } from './http/problem';
import { identifyCallers } from './http/caller';
import { keepNotes } from './http/guard';
import { limitCalls } from './http/limitCalls';
import { logRefusals } from './http/logRefusals';
import { pickNeeds, type AnyModule } from './module';

export interface AppParts {
  store: Store;
  logger: Logger;
  isReady?: () => Promise<boolean>;
  onUnexpected?: (error: Error, requestId: string) => void;
  /**
   * The web tier's credential, or two during a rotation; without any, no caller is the web tier.
   */
  credentials?: readonly string[];
  admin?: AdminAccess;
}

/** About as long as an operator takes to make room. */
const DISK_FULL_RETRY_SECONDS = 60;

/** Turns any error into the shape of contracts/errors.ts, without stack, SQL or path. */
function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.statusCode === 429)
    return new Problem('rate-limited', 'Too many requests. Please try again shortly.');
  if (error.statusCode === 413) return new Problem('too-large', 'The request is too large.');
  if (error.statusCode === 415) return new Problem('unsupported-media-type', 'Send JSON.');
  if (error.statusCode && error.statusCode < 500)
    return new Problem('invalid-input', 'We could not read the request.');
  if (isDiskFull(error))
    return new Problem(
      'unavailable',
      'We cannot save this right now. Please try again later.',
      {},
      DISK_FULL_RETRY_SECONDS,
    );
  if (isDatabaseDown(error))
    return new Problem('unavailable', 'The service is unavailable. Please try again shortly.');
  return new Problem('unknown', 'An unknown error has occurred. Please try again later.');
}

const REFUSALS: readonly ErrorCode[] = ['unauthenticated', 'forbidden', 'impersonating'];

function answerErrors(app: FastifyInstance, onUnexpected: AppParts['onUnexpected']): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = toProblem(error);
    if (REFUSALS.includes(problem.code)) app.logRefusal(problem, request);
    // The disk guard has logged it once.
    if (problem.status >= 500 && !isDiskFull(error)) {
      request.log.error({ err: error, req: request }, 'request failed');
      if (problem.code === 'unknown') onUnexpected?.(error, request.id);
    }
    const retryAfter =
      problem.retryAfterSeconds ?? (problem.code === 'unavailable' ? 2 : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .type(PROBLEM_TYPE)
      .send(problem.body(request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    const problem = new Problem('not-found', 'Nothing is at this address.');
    return reply.code(404).type(PROBLEM_TYPE).send(problem.body(request.id));
  });
}

function mountModules(
  app: FastifyInstance,
  { admin, credentials: _credentials, isReady = async () => true, ...parts }: AppParts & Given,
  mounted: readonly AnyModule[],
): void {
  const given = withShared(parts, mounted);
  const registry = registerMetrics(app);
  registerHealth(app, parts.store, async () => {
    if (!(await isReady())) throw new Error('not ready');
    for (const module of mounted) await module.health?.(pickNeeds(module, given));
  });
  for (const module of mounted) {
    module.routes?.(app, pickNeeds(module, given));
    module.metrics?.(registry, pickNeeds(module, given));
  }
  if (admin) registerAdminRoutes(app, adminRoutes(mounted, given), admin);
}

export async function createApp(
  options: AppParts & Given,
  mounted: readonly AnyModule[] = modules,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger as never,
    // One line per request, once answered.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestIdHeader: 'x-request-id',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', async (request, reply) => {
    if (!/^[\w-]{1,64}$/.test(request.id)) request.id = crypto.randomUUID();
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
  });
  identifyCallers(app, options.credentials ?? []);
  keepNotes(app, (note, caller) =>
    insertAudit(options.store.db, auditFromNote(note, caller), options.now()),
  );
  logRefusals(app, options.now);
  answerErrors(app, options.onUnexpected);
  await limitCalls(app, options);
  mountModules(app, options, mounted);
  return app;
}
