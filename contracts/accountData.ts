/** What a person can do with all of their data: delete the account. */
import * as yup from 'yup';
import { defineEndpoint } from './endpoint';
import { line } from './formFields';
import { account, internal, keyedHash } from './internalEndpoints';
import { EMAIL_MAX } from './limits';

export const DELETE_ACCOUNT_PATH = '/api/user/delete';

export const DELETE_MESSAGES = {
  confirm: 'Type the e-mail address of your account.',
  poolRefuses:
    'Your account could not be deleted right now. Nothing was deleted. Please contact the operator of this site.',
} as const;

const done = () => yup.object({ done: yup.boolean().oneOf([true]).required() });

export const deleteAccountSchema = yup.object({
  confirm: line(EMAIL_MAX).required(DELETE_MESSAGES.confirm),
});
export type DeleteAccountForm = yup.InferType<typeof deleteAccountSchema>;

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'POST',
  path: DELETE_ACCOUNT_PATH,
  public: false,
  sameOriginOnly: true,
  perMinute: 5,
  body: deleteAccountSchema,
  output: done(),
  summary: 'Deletes the account of the signed-in user, who has typed its e-mail address.',
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
