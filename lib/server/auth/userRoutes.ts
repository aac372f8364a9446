/** Calls of a signed-in user about their own account. */
import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/accountEndpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { endAccountSessions, listAccountSessions } from '@/contracts/internalEndpoints';
import { ApiProblem } from '../ApiProblem';
import { callBackend } from '../backend';
import { answers, routeOf, type Call } from '../route';
import { guarded } from './accountRoutes';
import { recordAuthEvent } from './audit';
import { readSession, type LiveSession } from './liveSession';
import { visitorOf } from './visitor';

/** @throws ApiProblem 401 without a session in force */
async function requireLive(call: Call<Endpoint>): Promise<LiveSession> {
  const session = await readSession(call.request, visitorOf(call.request, call.requestId).caller);
  if (!session) throw new ApiProblem('unauthenticated', 'Please log in and try again.');
  return session;
}

export const changePasswordRoute: NextApiHandler = routeOf(answers(endpoints.changePassword, async (call) => {
  const plain = call as unknown as Call<Endpoint>;
  const { sid, user, tokens } = await requireLive(plain);
  const { oldPassword, newPassword } = call.input.body;
  await guarded({ flow: 'change-password', event: 'change-password' }, plain, user.email, user.username, async (pool) => {
    await pool.changePassword(tokens.accessToken, oldPassword, newPassword);
    const { caller } = visitorOf(call.request, call.requestId);
    await callBackend(endAccountSessions, { body: { account: user.username, exceptSid: sid, reason: 'password-changed' } }, caller, 0);
  });
  return { done: true };
}));

export const sessionsRoute: NextApiHandler = routeOf(
  answers(endpoints.listSessions, async (call) => {
    const { sid, user } = await requireLive(call as unknown as Call<Endpoint>);
    return callBackend(listAccountSessions, { body: { account: user.username, sid } }, visitorOf(call.request, call.requestId).caller, 0);
  }),
  answers(endpoints.endSessions, async (call) => {
    const { sid, user } = await requireLive(call as unknown as Call<Endpoint>);
    const { caller } = visitorOf(call.request, call.requestId);
    const whose = call.input.body.id ? { id: call.input.body.id } : { exceptSid: sid };
    const answer = await callBackend(endAccountSessions, { body: { account: user.username, reason: 'by-owner', ...whose } }, caller, 0);
    await recordAuthEvent(caller, { event: 'sessions-ended', outcome: 'success', account: user.username, sid, detail: `${answer.ended}` });
    return answer;
  }),
);
