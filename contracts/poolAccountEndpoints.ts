/** For staff who act as a user that has not signed in yet: known to the pool, not to us. */
import * as yup from 'yup';
import { defineEndpoint } from './endpoint';
import { account, internal, keyedHash, sealed } from './internalEndpoints';
import { EMAIL_MAX } from './limits';

export const findPoolAccount = defineEndpoint({
  ...internal,
  id: 'findPoolAccount',
  path: '/internal/pool-accounts/find',
  summary: 'Looks for a confirmed, enabled user in the pool, by id or address.',
  body: yup.object({ user: yup.string().max(EMAIL_MAX).required() }),
  output: yup.object({
    found: yup
      .object({ account: account(), email: yup.string().required() })
      .nullable()
      .default(null)
      .defined(),
  }),
});

export const noteAccount = defineEndpoint({
  ...internal,
  id: 'noteAccount',
  path: '/internal/pool-accounts/note',
  summary: 'Notes an account as a sign-in does, without one.',
  body: yup.object({
    account: account(),
    emailHash: keyedHash().required(),
    sealedEmail: sealed(),
  }),
  output: yup.object({ done: yup.boolean().required() }),
});
