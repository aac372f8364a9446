/** Calls of a signed-in user about their own account. */
import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/accountEndpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { endAccountSessions, listAccountSessions } from '@/contracts/internalEndpoints';
import { callBackend } from '../backend';
import { answers, routeOf, type Call } from '../route';
import { guarded } from './accountRoutes';
import { recordAuthEvent } from './audit';
import { endOtherSessions } from './endOtherSessions';
import { requireOwner } from './requireSession';
import { visitorOf } from './visitor';

export const changePasswordRoute: NextApiHandler = routeOf(
  answers(endpoints.changePassword, async (call) => {
    const plain = call as unknown as Call<Endpoint>;
    const { sid, user, tokens } = await requireOwner(plain, endpoints.changePassword);
    const { oldPassword, newPassword } = call.input.body;
    const { caller } = visitorOf(call.request, call.requestId);
    const endSessions = () =>
      endOtherSessions(
        { account: user.username, exceptSid: sid, reason: 'password-changed' },
        caller,
      );
    await guarded(
      { flow: 'change-password', event: 'change-password', account: user.username, endSessions },
      plain,
      user.email,
      (pool) => pool.changePassword(tokens.accessToken, oldPassword, newPassword),
    );
    return { done: true };
  }),
);

export const sessionsRoute: NextApiHandler = routeOf(
  answers(endpoints.listSessions, async (call) => {
    const { sid, user } = await requireOwner(call, endpoints.listSessions);
    return callBackend(
      listAccountSessions,
      { body: { account: user.username, sid } },
      visitorOf(call.request, call.requestId).caller,
      0,
    );
  }),
  answers(endpoints.endSessions, async (call) => {
    const { sid, user } = await requireOwner(call, endpoints.endSessions);
    const { caller } = visitorOf(call.request, call.requestId);
    const whose = call.input.body.id ? { id: call.input.body.id } : { exceptSid: sid };
    const answer = await callBackend(
      endAccountSessions,
      { body: { account: user.username, reason: 'by-owner', ...whose } },
      caller,
      0,
    );
    await recordAuthEvent(caller, {
      event: 'sessions-ended',
      outcome: 'success',
      account: user.username,
      sid,
      detail: `${answer.ended}`,
    });
    return answer;
  }),
);
