import type { NextApiHandler } from 'next';
import type { Endpoint } from '@/contracts/endpoint';
import { findUserIfAny, isForUsers } from '@/contracts/http/guards';
import { assertShown } from '../auth/assertShown';
import { findUser, toActedAs } from '../auth/findUser';
import { passFromBackend } from '../backend/backend';
import { callerKeys } from '../backend/caller';
import { webEnv } from '../env';
import { hashOnce, readIdempotencyKey } from './idempotencyKey';
import { makeRoute, type Call, type Entry } from './route';

function toOnce(
  { id, takesKey }: Endpoint,
  { request, input: { body } }: Call<Endpoint>,
  account = '',
): string | undefined {
  const key = takesKey ? readIdempotencyKey(request) : undefined;
  return key && hashOnce(webEnv().secret, key, { scope: `${id} ${account}`, body });
}

async function passOn(endpoint: Endpoint, call: Call<Endpoint>) {
  const { input, request, response, requestId, ownPage } = call;
  const userIfAny = findUserIfAny(endpoint);
  const isChoice = ownPage && userIfAny?.isChoice(request.query) === true;
  const user =
    userIfAny || isForUsers(endpoint)
      ? await findUser(call, isChoice ? endpoint : undefined)
      : undefined;
  // The backend audits these.
  if (isForUsers(endpoint) && endpoint.method === 'POST') assertShown(request, toActedAs(user));
  const keys = callerKeys(request, response, {
    ...webEnv(),
    issue: isChoice,
    // One vote per user, across browsers.
    account: user?.account,
  });
  const once = toOnce(endpoint, call, user?.account);
  return passFromBackend(endpoint, input, { requestId, ownPage, user, once, ...keys });
}

export const passed = (endpoint: Endpoint): Entry => ({
  endpoint,
  ...(isForUsers(endpoint) && {
    // The backend's guards see valid input only.
    assertMay: async (call) => (await import('../auth/requireSession')).requireFor(call, endpoint),
  }),
  handler: (call) => passOn(endpoint, call),
  isPassedOn: true,
});

export function apiRoute(...endpoints: readonly Endpoint[]): NextApiHandler {
  return makeRoute(...endpoints.map(passed));
}
