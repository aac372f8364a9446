import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contracts/accounts/internalEndpoints';
import { DEFAULT_SESSION_LIMITS, callerOrigin, type AccountNeeds } from '../accounts';
import { route } from '../../http/route';
import { findPoolUser, type PoolNeeds } from '../manage-accounts';
import { mayAct, reviewTarget, startActing, stopActing } from './acting';

export type ActingNeeds = AccountNeeds & PoolNeeds;

export function registerImpersonationRoutes(
  app: FastifyInstance,
  { store: { db }, now, sessionLimits: limits = DEFAULT_SESSION_LIMITS, ...pools }: ActingNeeds,
): void {
  route(app, endpoints.startActing, async ({ body: { sid, ...named } }, caller) => {
    const asked = (await mayAct(db, sid, now()))
      ? await findPoolUser(db, pools, named, app.log)
      : 'unknown-user';
    return startActing(db, sid, named, asked, now(), limits, callerOrigin(caller));
  });
  route(app, endpoints.reviewTarget, async ({ body: { sid } }, caller) => {
    const ask = (user: string) => findPoolUser(db, pools, { user }, app.log);
    return { acting: await reviewTarget(db, sid, ask, now(), callerOrigin(caller)) };
  });
  route(app, endpoints.stopActing, ({ body: { sid, adminId } }, caller) =>
    stopActing(db, sid, adminId, now(), limits, callerOrigin(caller)),
  );
}
