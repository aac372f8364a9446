import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/internalEndpoints';
import { DEFAULT_SESSION_LIMITS, callerOrigin, type AccountNeeds } from '../accounts';
import { route } from '../http/route';
import { startActing, stopActing } from './acting';

export function registerImpersonationRoutes(
  app: FastifyInstance,
  { store: { db }, now, sessionLimits: limits = DEFAULT_SESSION_LIMITS }: AccountNeeds,
): void {
  route(app, endpoints.startActing, ({ body: { sid, target, emailHash } }, caller) =>
    startActing(db, sid, { account: target, emailHash }, now(), limits, callerOrigin(caller)),
  );
  route(app, endpoints.stopActing, ({ body: { sid, adminId } }, caller) =>
    stopActing(db, sid, adminId, now(), limits, callerOrigin(caller)),
  );
}
