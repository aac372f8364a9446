/** Staff acting as a user (§1, §4 to §7). */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { FIELD_MESSAGES } from '../forms/fieldMessages';
import { EXIT_IMPERSONATION_PATH, IMPERSONATE_PATH } from '../forms/formPaths';
import { signedIn } from '../http/guards';
import { EMAIL_MAX } from '../limits';
import { trimmed } from '../schemas';

/** Non-empty (§5). */
export const impersonationSchema = yup.object({
  impersonatingUserId: trimmed()
    .required(FIELD_MESSAGES.userId)
    .max(EMAIL_MAX, FIELD_MESSAGES.unknownUser),
});

const own = {
  method: 'POST',
  sameOriginOnly: true,
  public: false,
  perMinute: 60,
  guards: [signedIn],
  output: yup.object({ done: yup.boolean().oneOf([true]).required() }),
} as const;

export const createImpersonation = defineEndpoint({
  ...own,
  id: 'createImpersonation',
  path: IMPERSONATE_PATH,
  body: impersonationSchema,
  summary: 'Lets a member of staff act as a user, for an hour at most.',
});
export const deleteImpersonation = defineEndpoint({
  ...own,
  id: 'deleteImpersonation',
  path: EXIT_IMPERSONATION_PATH,
  body: yup.object({ adminId: trimmed().required().max(EMAIL_MAX) }),
  summary: 'Ends that. `adminId` has to be the one that the session itself knows.',
});

export const ACTING_REFUSALS = [
  'not-staff',
  'acting-already',
  'unknown-user',
  'unconfirmed-user',
  'disabled-user',
  'several-users',
  'pool-unasked',
  'oneself',
  'target-is-staff',
] as const;
export type ActingRefusal = (typeof ACTING_REFUSALS)[number];
/** Besides these, anything that ends the session ends acting. */
export type ActingEnd =
  | 'by-staff'
  | 'expired'
  | 'right-revoked'
  | 'target-is-staff'
  | 'account-deleted'
  | 'account-disabled';
