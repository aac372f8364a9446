import type { FastifyInstance } from 'fastify';
import * as attempts from '../../../contracts/accounts/attemptEndpoints';
import * as endpoints from '../../../contracts/accounts/internalEndpoints';
import * as signUps from '../../../contracts/accounts/signUpEndpoints';
import type { StoreAndClock } from '../../db/store';
import { storableAddressKey } from '../../http/storableAddressKey';
import { route } from '../../http/route';
import { forgiveAttempts, startCooldown, takeAttempt } from './attempts';
import { insertAudit } from './auditLog';
import { forgetBrowsers, rememberBrowser } from './knownBrowsers';
import { beginOnce, finishOnce } from './once';
import { callerOrigin } from './origin';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from './sessionLimits';
import { checkSession, endSession, endSessions, insertSession, updateTokens } from './sessions';

export interface AccountNeeds extends StoreAndClock {
  /** Defaults to a day idle, a week in all. */
  sessionLimits?: SessionLimits;
}

export function registerAccountRoutes(
  app: FastifyInstance,
  { store: { db }, now, sessionLimits: limits = DEFAULT_SESSION_LIMITS }: AccountNeeds,
): void {
  route(app, attempts.takeAttempt, ({ body }, caller) =>
    takeAttempt(db, { ...body, ...callerOrigin(caller), networkKeys: caller.networkKeys }, now()),
  );
  route(app, attempts.rememberBrowser, async ({ body }) => {
    await rememberBrowser(db, body, now());
    return { done: true };
  });
  route(app, attempts.forgetBrowsers, async ({ body }) => {
    await forgetBrowsers(db, body.emailHash);
    return { done: true };
  });
  route(app, attempts.forgiveAttempts, async ({ body }, caller) => {
    await forgiveAttempts(db, { ...body, addressKey: storableAddressKey(caller) });
    return { done: true };
  });
  route(app, signUps.startCooldown, async ({ body }) => ({
    seconds: await startCooldown(db, body.emailHash, now()),
  }));
  route(app, signUps.beginOnce, ({ body }) => beginOnce(db, body, now()));
  route(app, signUps.finishOnce, async ({ body }) => {
    await finishOnce(db, body);
    return { done: true };
  });
  route(app, endpoints.recordAudit, async ({ body }, caller) => {
    await insertAudit(db, { ...body, ...callerOrigin(caller) }, now());
    return { done: true };
  });

  route(app, endpoints.openSession, async ({ body }) => ({
    sid: await insertSession(db, body, now()),
  }));
  route(app, endpoints.checkSession, ({ body }, caller) =>
    checkSession(db, body.sid, now(), limits, callerOrigin(caller)),
  );
  route(app, endpoints.storeTokens, async ({ body }) => ({
    stored: await updateTokens(db, body, now(), limits),
  }));
  route(app, endpoints.endSession, ({ body }, caller) =>
    endSession(db, body.sid, body.reason, now(), limits, callerOrigin(caller)),
  );
  route(app, endpoints.endAccountSessions, async ({ body }, caller) => ({
    ended: await endSessions(db, body, body.reason, now(), limits, callerOrigin(caller)),
  }));
}
