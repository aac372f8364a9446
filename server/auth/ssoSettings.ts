import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/alerts/alertEndpoints';
import type { SsoSettings } from '@/contracts/alerts/alertEndpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { callBackend, type BackendCaller } from '../backend/backend';
import { answers, makeRoute, type Call } from '../http/route';
import { toUser } from './findUser';
import type { LiveSession } from './liveSession';
import { answersUser, requireLive } from './requireSession';
import { toVisitor } from './visitor';

const callerOf = (
  { request, requestId }: Pick<Call<Endpoint>, 'request' | 'requestId'>,
  session?: LiveSession,
): BackendCaller => ({
  ...toVisitor(request, requestId).caller,
  ...(session && { user: toUser(session) }),
});

/** Staff acting as the user see the settings, and store none. */
async function readOwn(call: Call<Endpoint>): Promise<SsoSettings> {
  const session = await requireLive(call);
  const { email, adminId } = session.user;
  const caller = callerOf(call, session);
  return adminId === undefined
    ? callBackend(endpoints.openOwnSettings, { body: { email } }, caller, 0)
    : { ...(await callBackend(endpoints.findOwnSettings, {}, caller, 0)), email };
}

/** By id for anybody, else the user's own. The address that is mailed is the session's. */
export const readSsoSettingsRoute: NextApiHandler = makeRoute(
  answers(endpoints.readSsoSettings, (call) => {
    const { id } = call.input.body;
    return id === null
      ? readOwn(call as unknown as Call<Endpoint>)
      : callBackend(endpoints.findSettingsById, { body: { id } }, callerOf(call), 0);
  }),
);

export const updateSsoSettingsRoute: NextApiHandler = makeRoute(
  answersUser(endpoints.updateSsoSettings, (call, session) => {
    const body = { ...call.input.body, email: session.user.email };
    return callBackend(endpoints.saveOwnSettings, { body }, callerOf(call, session), 0);
  }),
);

export const unsubscribeRoute: NextApiHandler = makeRoute(
  answers(endpoints.unsubscribe, (call) =>
    callBackend(endpoints.unsubscribeById, call.input, callerOf(call), 0),
  ),
);
