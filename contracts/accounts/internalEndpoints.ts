/** No API route exposes these calls. E-mail addresses are keyed hashes, tokens are encrypted. */
import * as yup from 'yup';
import { AUDIT_EVENTS } from './audit';
import { defineEndpoint } from '../endpoint';
import { ACTING_REFUSALS } from './impersonation';
import { EMAIL_MAX } from '../limits';
import { instant, list, oneOf, orNull } from '../schemas';

export const internal = {
  method: 'POST',
  public: false,
  perMinute: 6_000,
  counted: 'in blocks',
} as const;
export const keyedHash = () => yup.string().matches(/^[0-9a-f]{40}$/, 'must be a keyed hash');
const sid = () =>
  yup
    .string()
    .matches(/^[\w-]{43}$/, 'must be a session id')
    .required();
export const account = () =>
  yup
    .string()
    .matches(/^[\w-]{1,128}$/, 'must be an account')
    .required();
export const sealed = () => yup.string().max(32_768).required();

export const reserveCalls = defineEndpoint({
  ...internal,
  id: 'reserveCalls',
  path: '/internal/calls',
  summary: "Adds calls of the caller's address to what all web servers count together.",
  body: yup.object({
    limit: yup
      .string()
      .matches(/^[\w-]{1,60}$/, 'must name a limit')
      .required(),
    calls: yup.number().integer().min(1).max(6_000).required(),
    minute: instant().required(),
  }),
  output: yup.object({ count: yup.number().required() }),
});

export const countCall = defineEndpoint({
  ...internal,
  id: 'countCall',
  path: '/internal/call',
  summary: "Counts a call of the caller's address that the web server refused itself.",
  body: yup.object({
    endpoint: yup
      .string()
      .matches(/^\w{1,60}$/, 'must name an endpoint')
      .required(),
  }),
  output: yup.object({
    within: yup.boolean().required(),
    remaining: yup.number().required(),
    endsAt: yup.string().required(),
  }),
});

export const OUTCOMES = ['success', 'failure'] as const;

export const recordAudit = defineEndpoint({
  ...internal,
  id: 'recordAudit',
  path: '/internal/audit',
  summary: 'Adds a row to the audit log.',
  body: yup.object({
    event: oneOf(AUDIT_EVENTS).required(),
    outcome: oneOf(OUTCOMES).required(),
    account: account().notRequired(),
    actor: account().notRequired(),
    emailHash: keyedHash(),
    sid: sid().notRequired(),
    detail: yup.string().max(200),
  }),
  output: yup.object({ done: yup.boolean().required() }),
});

export const END_REASONS = [
  'sign-out',
  'by-owner',
  'password-changed',
  'password-reset',
  'refused-by-provider',
  'right-revoked',
  'idle',
  'absolute',
  'account-deleted',
  'account-disabled',
  'by-operator',
  'password-set',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export const openSession = defineEndpoint({
  ...internal,
  id: 'openSession',
  path: '/internal/sessions/open',
  summary: 'Opens a session for somebody who has just signed in.',
  body: yup.object({
    account: account(),
    emailHash: keyedHash().required(),
    sealedEmail: sealed(),
    sealedTokens: sealed(),
    agent: yup.string().max(80).required(),
  }),
  output: yup.object({ sid: yup.string().required() }),
});

/** `active` is false for ended, idle, too old and unknown sessions. */
export const checkSession = defineEndpoint({
  ...internal,
  id: 'checkSession',
  path: '/internal/sessions/check',
  summary: 'Whether a session is in force; if so it counts as used now.',
  body: yup.object({ sid: sid() }),
  output: yup.object({
    active: yup.boolean().required(),
    sealedTokens: orNull(yup.string()),
    version: yup.number().required(),
    endsAt: orNull(yup.string()),
    /** The user that staff act as; their right was just checked. */
    acting: orNull(
      yup.object({
        account: yup.string().required(),
        sealedEmail: yup.string().required(),
        until: yup.string().required(),
      }),
    ),
    /** Replaced seconds ago: do not set the id again. */
    superseded: yup.boolean().required(),
  }),
});

export const storeTokens = defineEndpoint({
  ...internal,
  id: 'storeTokens',
  path: '/internal/sessions/tokens',
  summary: 'Stores renewed tokens if nobody has stored newer ones since `version`.',
  body: yup.object({
    sid: sid(),
    version: yup.number().integer().min(0).required(),
    sealedTokens: sealed(),
  }),
  output: yup.object({ stored: yup.boolean().required() }),
});

export const endSession = defineEndpoint({
  ...internal,
  id: 'endSession',
  path: '/internal/sessions/end',
  summary: 'Ends a session and every copy of its cookie.',
  body: yup.object({ sid: sid(), reason: oneOf(END_REASONS).required() }),
  output: yup.object({ ended: yup.boolean().required(), sealedTokens: orNull(yup.string()) }),
});

export const endAccountSessions = defineEndpoint({
  ...internal,
  id: 'endAccountSessions',
  path: '/internal/sessions/end-all',
  summary:
    'Ends the sessions of an account, by account or by address: all, all but one, or one by its public id.',
  body: yup
    .object({
      account: account().notRequired(),
      emailHash: keyedHash(),
      exceptSid: sid().notRequired(),
      id: yup.string().matches(/^[0-9a-f]{64}$/),
      reason: oneOf(END_REASONS).required(),
    })
    .test(
      'whose',
      'names an account or an address',
      (value) => Boolean(value.account) !== Boolean(value.emailHash),
    ),
  output: yup.object({ ended: yup.number().required() }),
});

/** The new id replaces the old one within seconds. */
const renamed = { refusal: orNull(yup.string()), sid: orNull(yup.string()) };

export const startActing = defineEndpoint({
  ...internal,
  id: 'startActing',
  path: '/internal/acting/start',
  summary:
    'Lets the account of a session act as another, if it may; 401 for a session that is over.',
  body: yup.object({
    sid: sid(),
    /** As typed: an id or an address. */
    user: yup.string().max(EMAIL_MAX).required(),
    /** Of an address. */
    emailHash: keyedHash(),
    /** The address of a user whom only the pool knows, once the first call has named them. */
    sealed: yup.object({ account: account(), sealedEmail: sealed() }).optional().default(undefined),
  }),
  output: yup.object({
    ...renamed,
    refusal: orNull(oneOf(ACTING_REFUSALS)),
    /** May be acted as, but has never signed in: call again with their address sealed. */
    unsealed: orNull(yup.object({ account: account(), email: yup.string().required() })),
  }),
});

export const reviewTarget = defineEndpoint({
  ...internal,
  id: 'reviewTarget',
  path: '/internal/acting/review',
  summary: 'Asks the pool about the user of a session that acts, and ends that if need be.',
  body: yup.object({ sid: sid() }),
  output: yup.object({ acting: oneOf(['goes-on', 'over', 'unasked']).required() }),
});

export const stopActing = defineEndpoint({
  ...internal,
  id: 'stopActing',
  path: '/internal/acting/stop',
  summary: 'Ends that; 401 for a session that is over.',
  body: yup.object({ sid: sid(), adminId: yup.string().max(128).required() }),
  output: yup.object({ ...renamed, refusal: orNull(oneOf(['not-acting', 'other-admin'])) }),
});

export const readOutbox = defineEndpoint({
  id: 'readOutbox',
  method: 'GET',
  public: false,
  path: '/internal/outbox',
  perMinute: 600,
  summary:
    'The newest messages of the outbox, newest first; 404 where mail is sent by SMTP, and on sites for others.',
  query: yup.object({ to: yup.string().max(200) }),
  output: yup.object({
    items: list(
      yup.object({
        id: yup.number().required(),
        to: yup.string().required(),
        kind: yup.string().required(),
        subject: yup.string().required(),
        text: yup.string().required(),
        html: yup.string().required(),
        createdAt: yup.string().required(),
      }),
    ),
  }),
});
export type OutboxMessage = yup.InferType<typeof readOutbox.output>['items'][number];
