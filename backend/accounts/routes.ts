import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/internalEndpoints';
import type { AppOptions } from '../createApp';
import { addressKeyOf } from '../http/addressKeyOf';
import { route } from '../http/route';
import { forgiveAttempts, takeAttempt } from './attempts';
import { insertAudit } from './auditLog';
import { DEFAULT_SESSION_LIMITS } from './sessionLimits';
import { checkSession, endSession, endSessions, insertSession, listSessions, updateTokens } from './sessions';

/** What the web tier asks about sessions, tries and the audit log, whoever keeps the accounts. */
export function registerAccountRoutes(app: FastifyInstance, { store: { db }, now, sessionLimits: limits = DEFAULT_SESSION_LIMITS }: AppOptions): void {
  route(app, endpoints.takeAttempt, ({ body }, caller) => takeAttempt(db, { ...body, addressKey: addressKeyOf(caller) }, now()));
  route(app, endpoints.forgiveAttempts, async ({ body }, caller) => {
    await forgiveAttempts(db, { ...body, addressKey: addressKeyOf(caller) });
    return { done: true };
  });
  route(app, endpoints.recordAudit, async ({ body }, caller) => {
    await insertAudit(db, { ...body, addressKey: addressKeyOf(caller), requestId: caller.requestId }, now());
    return { done: true };
  });

  route(app, endpoints.openSession, async ({ body }) => ({ sid: await insertSession(db, body, now()) }));
  route(app, endpoints.checkSession, ({ body }) => checkSession(db, body.sid, now(), limits));
  route(app, endpoints.storeTokens, async ({ body }) => ({ stored: await updateTokens(db, body, now(), limits) }));
  route(app, endpoints.endSession, ({ body }) => endSession(db, body.sid, body.reason, now(), limits));
  route(app, endpoints.endAccountSessions, async ({ body }) => ({ ended: await endSessions(db, body, body.reason, now(), limits) }));
  route(app, endpoints.listAccountSessions, async ({ body }) => ({ items: await listSessions(db, body.account, body.sid, now(), limits) }));
}
