/** What a person can do with all of their data: delete the account. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { FIELD_MESSAGES } from '../forms/fieldMessages';
import { line } from '../forms/formFields';
import { notWhileActing, signedIn } from '../http/guards';
import { account, internal, keyedHash } from './internalEndpoints';
import { EMAIL_MAX, PASSWORD_MAX, RECENT_SIGN_IN_MINUTES } from '../limits';
import { DELETE_ACCOUNT_PATH } from '../profiles/profilePaths';

export const DELETE_MESSAGES = {
  confirm: 'Type the e-mail address of your account.',
  poolRefuses:
    'Your account could not be deleted right now. Nothing was deleted. Please contact the operator of this site.',
  leftInPool:
    'Your data is deleted and nobody can log in to the account. The account service still has your e-mail address: please ask the operator of this site to delete it there.',
  password: 'Enter your password.',
  signIn: `Your account has no password: log out and in again, and come back within ${RECENT_SIGN_IN_MINUTES} minutes.`,
} as const;

const done = () => yup.object({ done: yup.boolean().oneOf([true]).required() });

export const deleteAccountSchema = yup.object({
  confirm: line(EMAIL_MAX).required(DELETE_MESSAGES.confirm),
  /** May be empty where the account has none, after a recent sign-in. */
  password: yup.string().strict().default('').max(PASSWORD_MAX, FIELD_MESSAGES.password),
});
export type DeleteAccountForm = yup.InferType<typeof deleteAccountSchema>;

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'POST',
  path: DELETE_ACCOUNT_PATH,
  public: false,
  sameOriginOnly: true,
  perMinute: 5,
  guards: [signedIn, notWhileActing],
  body: deleteAccountSchema,
  output: done(),
  summary:
    'Deletes the account of the signed-in user, who types its e-mail address and the password.',
});

export const removeOwnAccount = defineEndpoint({
  ...internal,
  id: 'removeOwnAccount',
  path: '/internal/account/remove',
  summary: 'Deletes an account, in the user pool too.',
  body: yup.object({
    account: account(),
    emailHash: keyedHash().required(),
    visitorKey: keyedHash().required(),
  }),
  output: done(),
});
