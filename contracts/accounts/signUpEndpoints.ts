/** What the web tier asks the backend around sign-ups and new passwords, with either user pool. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { internal, keyedHash } from './internalEndpoints';
import { EMAIL_MAX, PASSWORD_MAX } from '../limits';
import { oneOf, orNull } from '../schemas';

export const PASSWORD_WEAKNESSES = ['common', 'personal'] as const;
export type PasswordWeakness = (typeof PASSWORD_WEAKNESSES)[number];

/** Before it is set, with either user pool. */
export const judgePassword = defineEndpoint({
  ...internal,
  id: 'judgePassword',
  path: '/internal/passwords/judge',
  summary:
    'Whether a new password is one of the most used, or made of its account’s address and the site’s words.',
  body: yup.object({
    password: yup.string().strict().max(PASSWORD_MAX).required(),
    email: yup.string().max(EMAIL_MAX).required(),
    /** The name of who runs the site. */
    operator: yup.string().max(200),
  }),
  output: yup.object({ weakness: orNull(oneOf(PASSWORD_WEAKNESSES)) }),
});

/** After a code was mailed. Starts the cooldown of `resend`, or leaves a running one. */
export const startCooldown = defineEndpoint({
  ...internal,
  id: 'startCooldown',
  path: '/internal/attempts/cooldown',
  summary: 'Notes that a code was sent to an account; another one has to wait.',
  body: yup.object({ emailHash: keyedHash().required() }),
  output: yup.object({ seconds: yup.number().required() }),
});

export const ONCE_STATES = ['new', 'unfinished', 'finished', 'other'] as const;
export type OnceState = (typeof ONCE_STATES)[number];

export const beginOnce = defineEndpoint({
  ...internal,
  id: 'beginOnce',
  path: '/internal/once/begin',
  summary: 'Notes a call with an Idempotency-Key, or finds the answer of the earlier one.',
  body: yup.object({ keyHash: keyedHash().required(), bodyHash: keyedHash().required() }),
  output: yup.object({ state: oneOf(ONCE_STATES).required(), answer: orNull(yup.string()) }),
});

export const finishOnce = defineEndpoint({
  ...internal,
  id: 'finishOnce',
  path: '/internal/once/finish',
  summary: 'Keeps the answer of a call with an Idempotency-Key.',
  body: yup.object({
    keyHash: keyedHash().required(),
    answer: yup.string().max(100).required(),
  }),
  output: yup.object({ done: yup.boolean().required() }),
});
