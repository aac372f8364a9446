/** docs/decisions/0020. */
import * as yup from 'yup';
import { defineEndpoint } from './endpoint';
import { FIELD_MESSAGES } from './fieldMessages';
import { QUOTE_PATH } from './formPaths';
import { QUOTE_MAX } from './limits';
import { oneOf, trimmed } from './schemas';

export const QUOTE_SERVICES = ['security-audit', 'skynet', 'skytrace', 'pentest'] as const;
export type QuoteService = (typeof QUOTE_SERVICES)[number];

export const QUOTE_MESSAGES = {
  name: 'Please enter your name',
  email: 'Please enter your work e-mail',
  project: 'Please enter the name of your project',
  website: 'Please enter an address like https://example.com',
  service: 'Please choose a service',
  tooLong: (most: number) => `Please use at most ${most} characters`,
  unprintable: 'Please leave out characters that cannot be seen',
} as const;

/** Control characters, lone surrogates, direction marks. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const line = (most: number) =>
  trimmed()
    .max(most, QUOTE_MESSAGES.tooLong(most))
    .test('seen', QUOTE_MESSAGES.unprintable, (value) => !UNSEEN.test(value ?? ''));

/** One address that can get an answer: a host with a dot, no legacy syntax. */
const workEmail = () =>
  line(QUOTE_MAX.email)
    .required(QUOTE_MESSAGES.email)
    .email(FIELD_MESSAGES.email)
    .test(
      'mailable',
      FIELD_MESSAGES.email,
      (value) =>
        !value.includes('@') ||
        (value.lastIndexOf('@') <= 64 && /@[^@]+\.[^@.]{2,}$/.test(value) && !value.includes('..')),
    );

/** Adds the missing scheme to what looks like a host. */
const withScheme = (value: unknown) =>
  typeof value === 'string' && /^[^\s:/?#@]+\.[^\s:/?#@]+([/?#]|:\d|$)/.test(value)
    ? `https://${value}`
    : value;

function isWebsite(value: string | undefined): boolean {
  if (!value) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return (
    /^https?:$/.test(protocol) &&
    hostname.includes('.') &&
    username === '' &&
    password === '' &&
    !/\s/.test(value)
  );
}

/** Trims texts; missing fields become ''. */
export const quoteFormSchema = yup.object({
  name: line(QUOTE_MAX.name).required(QUOTE_MESSAGES.name),
  email: workEmail(),
  project: line(QUOTE_MAX.project).required(QUOTE_MESSAGES.project),
  website: line(QUOTE_MAX.website)
    .transform(withScheme)
    .default('')
    .test('website', QUOTE_MESSAGES.website, isWebsite),
  service: yup
    .string<QuoteService>()
    .required(QUOTE_MESSAGES.service)
    .oneOf([...QUOTE_SERVICES], QUOTE_MESSAGES.service),
  message: trimmed()
    .default('')
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value,
    )
    .max(QUOTE_MAX.message, QUOTE_MESSAGES.tooLong(QUOTE_MAX.message))
    .test(
      'seen',
      QUOTE_MESSAGES.unprintable,
      (value) => !UNSEEN.test((value ?? '').replace(/[\n\t]/g, '')),
    ),
});
export type QuoteForm = yup.InferType<typeof quoteFormSchema>;

/** Our addition: §7 leaves the form to a provider. */
export const requestQuote = defineEndpoint({
  id: 'requestQuote',
  method: 'POST',
  path: QUOTE_PATH,
  sameOriginOnly: true,
  public: false,
  perMinute: 10,
  summary:
    'Stores a request for a quote, and mails it to the operator where an address for that is configured.',
  body: quoteFormSchema.shape({
    /** Set by the form, so that a resend after a lost answer is stored once. */
    id: yup
      .string()
      .matches(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        'must be a UUID',
      )
      .required(),
    /** Honeypot: bots that fill it in get a success. */
    subject: yup.mixed().default(''),
  }),
  output: yup.object({ accepted: yup.boolean().required() }),
});

/** Which form the modal shows: ours or the marketing provider's. Answered by the web tier. */
export const QUOTE_PROVIDERS = ['own', 'hubspot'] as const;
export const quoteProvider = defineEndpoint({
  id: 'quoteProvider',
  method: 'GET',
  path: QUOTE_PATH,
  public: false,
  cacheSeconds: 60,
  summary: 'Whose form the modal shows.',
  output: yup.object({ provider: oneOf(QUOTE_PROVIDERS).required() }),
});
