/** The site's account calls (§7). The web tier answers them, and passes the guarded ones on. */
import * as yup from 'yup';
import {
  changePasswordSchema,
  forgotPasswordSchema,
  resendSchema,
  resetPasswordSchema,
  signUpSchema,
  verifyEmailSchema,
} from './accounts';
import { defineEndpoint } from '../endpoint';
import {
  CHANGE_PASSWORD_PATH,
  FORGOT_PASSWORD_PATH,
  OWN_SESSIONS_PATH,
  RESEND_CONFIRMATION_PATH,
  RESET_PASSWORD_PATH,
  SIGN_UP_PATH,
  VERIFY_EMAIL_PATH,
} from '../forms/formPaths';
import { audited, notWhileActing, signedIn } from '../http/guards';
import { list } from '../schemas';

const done = () => yup.object({ done: yup.boolean().oneOf([true]).required() });
/** `resendInSeconds`: until another code may be asked for. */
const sent = () =>
  yup.object({
    done: yup.boolean().oneOf([true]).required(),
    resendInSeconds: yup.number().integer().min(0).required(),
  });
const own = { method: 'POST', sameOriginOnly: true, perMinute: 60 } as const;

export const signUp = defineEndpoint({
  ...own,
  id: 'signUp',
  path: SIGN_UP_PATH,
  body: signUpSchema,
  output: sent(),
  summary:
    'Creates an account and mails a verification code; for an unconfirmed address, with the new password. An Idempotency-Key makes it repeatable.',
});
export const verifyEmail = defineEndpoint({
  ...own,
  id: 'verifyEmail',
  // Above the attempts in 15 minutes, whose refusal says when to try again.
  perMinute: 120,
  path: VERIFY_EMAIL_PATH,
  body: verifyEmailSchema,
  output: done(),
  summary: 'Confirms an e-mail address with the code that was mailed to it.',
});
export const resendConfirmation = defineEndpoint({
  ...own,
  id: 'resendConfirmation',
  path: RESEND_CONFIRMATION_PATH,
  body: resendSchema,
  output: sent(),
  summary:
    'Mails a new verification code; the one before is void in the same browser. Once a minute per address: sooner it is 429 with Retry-After.',
});
export const forgotPassword = defineEndpoint({
  ...own,
  id: 'forgotPassword',
  path: FORGOT_PASSWORD_PATH,
  body: forgotPasswordSchema,
  output: done(),
  summary:
    'Mails a reset code, if there is such an account; the answer is the same when there is none.',
});
export const resetForgottenPassword = defineEndpoint({
  ...own,
  id: 'resetForgottenPassword',
  path: RESET_PASSWORD_PATH,
  body: resetPasswordSchema,
  output: done(),
  summary: 'Sets a new password with a reset code, and ends every session of the account.',
});
export const changePassword = defineEndpoint({
  ...own,
  id: 'changePassword',
  path: CHANGE_PASSWORD_PATH,
  guards: [signedIn, notWhileActing],
  body: changePasswordSchema,
  output: done(),
  summary:
    'Changes the password of the signed-in user, and ends all other sessions of the account.',
});

export const ownSessionSchema = yup.object({
  id: yup.string().required(),
  agent: yup.string().required(),
  createdAt: yup.string().required(),
  lastSeenAt: yup.string().required(),
  current: yup.boolean().required(),
});
export type OwnSession = yup.InferType<typeof ownSessionSchema>;

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: OWN_SESSIONS_PATH,
  sameOriginOnly: true,
  guards: [signedIn, notWhileActing],
  output: yup.object({ items: list(ownSessionSchema) }),
  summary: 'Where the signed-in user is signed in.',
});
export const endSessions = defineEndpoint({
  ...own,
  id: 'endSessions',
  path: OWN_SESSIONS_PATH,
  guards: [
    signedIn,
    notWhileActing,
    audited('sessions-ended', ({ ended }: { ended: number }) => String(ended)),
  ],
  summary: 'Ends one session of the signed-in user by its id, or all but this one.',
  body: yup.object({ id: yup.string().matches(/^[0-9a-f]{64}$/, 'must be the id of a session') }),
  output: yup.object({ ended: yup.number().required() }),
});
