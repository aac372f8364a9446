/** What the web tier asks the backend around tries of passwords and codes. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { internal, keyedHash } from './internalEndpoints';
import { oneOf } from '../schemas';

/** Limits: backend/users/accounts/attemptLimits.ts. */
export const ATTEMPT_ACTIONS = [
  'login',
  'google-start',
  'google',
  'signup',
  'verify',
  'resend',
  'forgot',
  'reset',
  'change-password',
  'impersonate',
] as const;
export type AttemptAction = (typeof ATTEMPT_ACTIONS)[number];

export const takeAttempt = defineEndpoint({
  ...internal,
  id: 'takeAttempt',
  path: '/internal/attempts',
  summary:
    "Counts one try from the caller's address, for that address and for the account, before it is made.",
  body: yup.object({
    action: oneOf(ATTEMPT_ACTIONS).required(),
    emailHash: keyedHash(),
    /** Has a password typed in a browser that the account knows counted for that browser. */
    browserHash: keyedHash(),
  }),
  output: yup.object({
    allowed: yup.boolean().required(),
    retryAfterSeconds: yup.number().required(),
    known: yup.boolean().required(),
  }),
});

/** After the right password. */
export const rememberBrowser = defineEndpoint({
  ...internal,
  id: 'rememberBrowser',
  path: '/internal/known-browsers',
  summary: 'Notes that a browser signed in to an account.',
  body: yup.object({ browserHash: keyedHash().required(), emailHash: keyedHash().required() }),
  output: yup.object({ done: yup.boolean().required() }),
});

export const forgetBrowsers = defineEndpoint({
  ...internal,
  id: 'forgetBrowsers',
  path: '/internal/known-browsers/forget',
  summary: 'Forgets which browsers signed in to an account, after its password changed.',
  body: yup.object({ emailHash: keyedHash().required() }),
  output: yup.object({ done: yup.boolean().required() }),
});

/** A correct password clears this address's attempts at the account. */
export const forgiveAttempts = defineEndpoint({
  ...internal,
  id: 'forgiveAttempts',
  path: '/internal/attempts/forgive',
  summary: "Forgets the tries of the caller's address, or of its browser, at an account.",
  body: yup.object({
    action: oneOf(ATTEMPT_ACTIONS).required(),
    emailHash: keyedHash().required(),
    browserHash: keyedHash(),
  }),
  output: yup.object({ done: yup.boolean().required() }),
});
