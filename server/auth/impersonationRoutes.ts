/** §4, §7; docs/decisions/0023. The backend decides. */
import type { NextApiHandler } from 'next';
import type { ErrorCode } from '@/contracts/errors';
import { FIELD_MESSAGES } from '@/contracts/forms/fieldMessages';
import {
  createImpersonation,
  deleteImpersonation,
  type ActingRefusal,
} from '@/contracts/accounts/impersonation';
import { startActing, stopActing } from '@/contracts/accounts/internalEndpoints';
import { ApiProblem } from '../http/ApiProblem';
import { callBackend, type BackendCaller } from '../backend/backend';
import { keyedHash } from '../visitor/signedNumber';
import { webEnv } from '../env';
import { makeRoute } from '../http/route';
import { assertAttempt } from './attempts';
import { findStaffRefusal } from './confirmStaff';
import { hashEmail } from './emailHash';
import { endRefused, type LiveSession } from './liveSession';
import { seal } from './seal';
import { answersUser, type AnyCall } from './requireSession';
import { setActingCookie, setSessionCookie } from './sessionCookie';
import { toVisitor } from './visitor';

/** `field`: the error is about the named user. */
const REFUSALS: Record<ActingRefusal, { code: ErrorCode; message: string; field?: true }> = {
  'not-staff': { code: 'forbidden', message: 'You may not act as other users.' },
  'acting-already': {
    code: 'impersonating',
    message: 'You are already acting as someone. Exit first.',
  },
  'unknown-user': { code: 'not-found', message: FIELD_MESSAGES.unknownUser, field: true },
  'unconfirmed-user': {
    code: 'forbidden',
    message: 'This account has not confirmed its address yet.',
    field: true,
  },
  'disabled-user': { code: 'forbidden', message: 'This account is disabled.', field: true },
  'several-users': {
    code: 'forbidden',
    message: 'Several accounts have this address. Enter the account id.',
    field: true,
  },
  'pool-unasked': {
    code: 'unavailable',
    message: 'The user pool cannot be asked about this user now. Please try again later.',
    field: true,
  },
  oneself: { code: 'forbidden', message: 'This is your own account.', field: true },
  'target-is-staff': {
    code: 'forbidden',
    message: 'No one can act as a member of staff.',
    field: true,
  },
};

function refuse(refusal: ActingRefusal): never {
  const { code, message, field } = REFUSALS[refusal];
  throw new ApiProblem(code, message, {
    fields: field && [{ path: 'body.impersonatingUserId', message }],
  });
}

/**
 * A user who never signed in here is known to the pool only: the second call brings their address
 * sealed.
 */
async function start(sid: string, typed: string, caller: BackendCaller) {
  const emailHash = typed.includes('@') ? hashEmail(typed) : undefined;
  const call = (sealed?: { account: string; sealedEmail: string }) =>
    callBackend(startActing, { body: { sid, user: typed, emailHash, sealed } }, caller, 0);
  const first = await call();
  if (!first.unsealed) return first;
  const { account, email } = first.unsealed;
  const sealedEmail = seal(webEnv().secret, 'account-email', account, email);
  return call({ account, sealedEmail });
}

/** @throws ApiProblem 401 when the pool refuses; the session ends */
async function assertTaken(call: AnyCall, { sid, owner, tokens }: LiveSession): Promise<void> {
  const exception = await findStaffRefusal(sid, tokens, true);
  if (exception === undefined) return;
  await endRefused({ sid, user: owner }, toVisitor(call.request, call.requestId).caller, exception);
  throw new ApiProblem('unauthenticated', 'Please log in and try again.');
}

export const createImpersonationRoute: NextApiHandler = makeRoute(
  answersUser(createImpersonation, async (call, session) => {
    const { caller } = toVisitor(call.request, call.requestId);
    // Before the lookup: the answer reveals whether the user exists.
    await assertAttempt(
      caller,
      'impersonate',
      keyedHash(webEnv().secret, 'account', session.owner.username),
    );
    await assertTaken(call, session);
    const { refusal, sid } = await start(session.sid, call.input.body.impersonatingUserId, caller);
    if (refusal || !sid) return refuse(refusal ?? 'not-staff');
    await setSessionCookie(call.response, { sid, user: session.owner });
    setActingCookie(call.response, true);
    return { done: true as const };
  }),
);

export const deleteImpersonationRoute: NextApiHandler = makeRoute(
  answersUser(deleteImpersonation, async (call, session) => {
    if (session.user.adminId === undefined)
      throw new ApiProblem('not-found', 'You are not acting as another user.');
    await assertTaken(call, session);
    const { caller } = toVisitor(call.request, call.requestId);
    const { refusal, sid } = await callBackend(
      stopActing,
      { body: { sid: session.sid, adminId: call.input.body.adminId } },
      caller,
      0,
    );
    if (refusal === 'other-admin')
      throw new ApiProblem('forbidden', 'This is not who is acting here.');
    if (!sid) throw new ApiProblem('not-found', 'You are not acting as another user.');
    await setSessionCookie(call.response, { sid, user: session.owner });
    setActingCookie(call.response, false);
    return { done: true as const };
  }),
);
