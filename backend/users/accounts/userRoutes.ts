import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contracts/accounts/accountEndpoints';
import { sessions } from '../../db/schema';
import { notFound } from '../../http/problem';
import { own, userRoute } from '../../http/route';
import { callerOrigin } from './origin';
import type { AccountNeeds } from './routes';
import { DEFAULT_SESSION_LIMITS } from './sessionLimits';
import { endOpen, listSessions } from './sessions';

export function registerUserRoutes(
  app: FastifyInstance,
  { store: { db }, now, sessionLimits: limits = DEFAULT_SESSION_LIMITS }: AccountNeeds,
): void {
  userRoute(app, endpoints.listSessions, async (_input, caller) => ({
    items: await listSessions(db, own(sessions, caller), caller.session, now(), limits),
  }));
  userRoute(app, endpoints.endSessions, async ({ body: { id } }, caller) => {
    const which = id ? eq(sessions.sidHash, id) : ne(sessions.sidHash, caller.session);
    const mine = and(own(sessions, caller), which)!;
    // One that is over already is still theirs.
    if (id && (await db.$count(sessions, mine)) === 0) throw notFound('This session');
    return { ended: await endOpen(db, mine, 'by-owner', now(), limits, callerOrigin(caller)) };
  });
}
