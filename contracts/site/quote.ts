/** docs/decisions/0020. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import {
  FORM_MESSAGES,
  isWebAddress,
  line,
  mailAddress,
  paragraphs,
  resendId,
  withScheme,
} from '../forms/formFields';
import { QUOTE_PATH } from '../forms/formPaths';
import { QUOTE_MAX } from '../limits';
import { oneOf } from '../schemas';

export const QUOTE_SERVICES = ['security-audit', 'skynet', 'skytrace', 'pentest'] as const;
export type QuoteService = (typeof QUOTE_SERVICES)[number];

export const QUOTE_MESSAGES = {
  ...FORM_MESSAGES,
  name: 'Please enter your name',
  email: 'Please enter your work e-mail',
  project: 'Please enter the name of your project',
  service: 'Please choose a service',
} as const;

/** Trims texts; missing fields become ''. */
export const quoteFormSchema = yup.object({
  name: line(QUOTE_MAX.name).required(QUOTE_MESSAGES.name),
  email: mailAddress(QUOTE_MAX.email).required(QUOTE_MESSAGES.email),
  project: line(QUOTE_MAX.project).required(QUOTE_MESSAGES.project),
  website: line(QUOTE_MAX.website)
    .transform(withScheme)
    .default('')
    .test('website', QUOTE_MESSAGES.website, (value) => !value || isWebAddress(value)),
  service: yup
    .string<QuoteService>()
    .required(QUOTE_MESSAGES.service)
    .oneOf([...QUOTE_SERVICES], QUOTE_MESSAGES.service),
  message: paragraphs(QUOTE_MAX.message),
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
    id: resendId(),
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
