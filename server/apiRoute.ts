import type { NextApiHandler } from 'next';
import type { Endpoint } from '@/contracts/endpoint';
import { isForUsers } from '@/contracts/guards';
import { assertShown } from './auth/assertShown';
import { findUser, toActedAs } from './auth/findUser';
import { passFromBackend } from './backend';
import { callerKeys } from './caller';
import { webEnv } from './env';
import { hashOnce, readIdempotencyKey } from './idempotencyKey';
import { makeRoute, type Call, type Entry } from './route';

/** Only a vote from our pages gives a visitor a cookie. */
const isVote = ({ id }: Endpoint) => id === 'vote' || id === 'voteByGet';
/** For visitors, too, but what they do is the user's if there is one. */
const knowsUser = (endpoint: Endpoint) =>
  isVote(endpoint) || endpoint.id === 'visit' || endpoint.id === 'recordUserEvents';

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
  const casts =
    ownPage && isVote(endpoint) && (endpoint.method === 'POST' || 'vote' in request.query);
  const user =
    knowsUser(endpoint) || isForUsers(endpoint)
      ? await findUser(call, casts ? endpoint : undefined)
      : undefined;
  // The backend audits these.
  if (isForUsers(endpoint) && endpoint.method === 'POST') assertShown(request, toActedAs(user));
  const { secret, trustedProxies, siteUrl } = webEnv();
  const keys = callerKeys(request, response, {
    secret,
    trustedProxies,
    secure: siteUrl.startsWith('https:'),
    issue: casts,
    // One vote per user, across browsers.
    account: user?.account,
  });
  const once = toOnce(endpoint, call, user?.account);
  return passFromBackend(endpoint, input, { requestId, ownPage, user, once, ...keys });
}

export const passed = (endpoint: Endpoint): Entry => ({
  endpoint,
  handler: (call) => passOn(endpoint, call),
  isPassedOn: true,
});

export function apiRoute(...endpoints: readonly Endpoint[]): NextApiHandler {
  return makeRoute(...endpoints.map(passed));
}
