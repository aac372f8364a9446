/** Webhooks: alerts on watched projects, sent to an address of the user's. */
import * as yup from 'yup';
import { ALERT_KINDS } from '../alerts/alerts';
import { line } from '../forms/formFields';
import { WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX, WEBHOOKS_MAX } from '../limits';
import { instant, list, oneOf, orNull } from '../schemas';
import { watchlistId } from '../watchlists/watchlistFields';

export const WEBHOOK_MESSAGES = {
  name: 'Please enter a name',
  url: 'Please enter an address like https://example.com/hook',
  https: 'The address must begin with https://',
  credentials: 'Please leave user name and password out of the address',
  port: 'The port must be 443 or 8443',
  host: 'Please enter a public host name',
  kinds: 'Choose at least one kind of alert',
  tooMany: `You can have ${WEBHOOKS_MAX} webhooks. Delete one first.`,
  conflict: 'This webhook was changed elsewhere. Check the newer version and try again.',
} as const;

/** `owner`: by hand; `failing`: nothing but failures for a week; `gone`: the receiver said 410. */
export const PAUSE_REASONS = ['owner', 'failing', 'gone'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const;

/** HTTPS's own, and the usual other one. */
const PORTS = ['', '443', '8443'];

/** URL has made any spelling of a number a plain address. */
const isOwnMachine = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * What is wrong with an address that is to receive deliveries; undefined: nothing.
 * @param allowLoopback for development: this machine, by any port, with or without TLS
 */
export function webhookUrlFault(value: string, allowLoopback = false): string | undefined {
  if (!URL.canParse(value) || /\s/.test(value)) return WEBHOOK_MESSAGES.url;
  const { protocol, hostname, username, password, port } = new URL(value);
  if (username !== '' || password !== '') return WEBHOOK_MESSAGES.credentials;
  if (allowLoopback && /^https?:$/.test(protocol) && isOwnMachine(hostname)) return undefined;
  if (protocol !== 'https:') return WEBHOOK_MESSAGES.https;
  if (!PORTS.includes(port)) return WEBHOOK_MESSAGES.port;
  return hostname.includes('.') || hostname.startsWith('[') ? undefined : WEBHOOK_MESSAGES.host;
}

export const webhookId = () =>
  yup
    .string()
    .matches(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      'must be the id of a webhook',
    );

const name = () =>
  line(WEBHOOK_NAME_MAX).test('given', WEBHOOK_MESSAGES.name, (value) => value !== '');

/** Whether this machine may be called is for the backend to say. */
const url = () =>
  line(WEBHOOK_URL_MAX).test('public', WEBHOOK_MESSAGES.url, (value, context) => {
    const fault = value === undefined ? undefined : webhookUrlFault(value, true);
    return fault === undefined || context.createError({ message: fault });
  });

const kinds = () =>
  yup.array().of(oneOf(ALERT_KINDS).required()).min(1, WEBHOOK_MESSAGES.kinds).max(20);

/** Both the form and the calls obey it. `list`: only its projects; null: of all lists. */
export const webhookForm = yup.object({
  name: name().required(WEBHOOK_MESSAGES.name),
  url: url().required(WEBHOOK_MESSAGES.url),
  kinds: kinds().required(),
  list: watchlistId().nullable().default(null),
});
export type WebhookForm = yup.InferType<typeof webhookForm>;

export const webhookChange = yup.object({
  id: webhookId().required(),
  version: yup.number().integer().min(1).required(),
  name: name(),
  url: url(),
  kinds: kinds(),
  list: watchlistId().nullable(),
});
export type WebhookChange = yup.InferType<typeof webhookChange>;

export const webhookSchema = yup.object({
  id: yup.string().required(),
  name: yup.string().required(),
  /** Without its path while staff act as the user. */
  url: yup.string().required(),
  kinds: list(oneOf(ALERT_KINDS).required()),
  list: orNull(yup.string()),
  version: yup.number().integer().min(1).required(),
  createdAt: instant().required(),
  pausedAt: orNull(instant()),
  pauseReason: orNull(oneOf(PAUSE_REASONS)),
  /** Since then nothing but failures. */
  failingSince: orNull(instant()),
  lastSuccessAt: orNull(instant()),
  /** Deliveries that wait, for their first try or another. */
  waiting: yup.number().integer().min(0).required(),
  /** Until then the secret before the last rotation signs too. */
  overlapUntil: orNull(instant()),
});
export type Webhook = yup.InferType<typeof webhookSchema>;

/** One try. */
export const webhookAttemptSchema = yup.object({
  id: yup.number().integer().required(),
  /** Null: a test. */
  delivery: orNull(yup.number().integer()),
  /** Of the delivery now; null for a test. */
  state: orNull(oneOf(DELIVERY_STATES)),
  kind: orNull(oneOf(ALERT_KINDS)),
  project: orNull(yup.string()),
  at: instant().required(),
  /** Null: no answer. */
  status: orNull(yup.number().integer()),
  ms: yup.number().integer().min(0).required(),
  /** Why it failed; null: it did not. */
  error: orNull(yup.string()),
});
export type WebhookAttempt = yup.InferType<typeof webhookAttemptSchema>;
