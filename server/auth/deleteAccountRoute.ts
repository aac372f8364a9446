import { deleteAccount, DELETE_MESSAGES, removeOwnAccount } from '@/contracts/accounts/accountData';
import { toEmailKey } from '@/contracts/accounts/emailKey';
import type { Endpoint } from '@/contracts/endpoint';
import { ApiProblem } from '../http/ApiProblem';
import { callBackend } from '../backend/backend';
import { webEnv } from '../env';
import { makeRoute, type Call } from '../http/route';
import { keyedHash } from '../visitor/signedNumber';
import { confirmOwner } from './confirmOwner';
import { hashEmail } from './emailHash';
import { answersUser } from './requireSession';
import { clearSessionCookie, setHintCookie } from './sessionCookie';
import { toVisitor } from './visitor';

/** POST /api/user/delete: only for the owner, who has typed the address and the password. */
export const deleteAccountRoute = makeRoute(
  answersUser(deleteAccount, async (call, session) => {
    const { username: account, email } = session.user;
    const { confirm, password = '' } = call.input.body;
    if (toEmailKey(confirm) !== toEmailKey(email))
      throw new ApiProblem('invalid-input', DELETE_MESSAGES.confirm, {
        fields: [{ path: 'body.confirm', message: DELETE_MESSAGES.confirm }],
      });
    await confirmOwner(call as unknown as Call<Endpoint>, session, password);
    const visitorKey = keyedHash(webEnv().secret, 'account', account);
    const { caller } = toVisitor(call.request, call.requestId);
    const body = { account, emailHash: hashEmail(email), visitorKey };
    await callBackend(removeOwnAccount, { body }, caller, 0);
    clearSessionCookie(call.response);
    setHintCookie(call.response, false);
    return { done: true };
  }),
);
