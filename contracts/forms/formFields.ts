/** Fields that strangers fill in: what form and API check alike. */
import * as yup from 'yup';
import { FIELD_MESSAGES } from './fieldMessages';
import { trimmed } from '../schemas';

export const FORM_MESSAGES = {
  website: 'Please enter an address like https://example.com',
  tooLong: (most: number) => `Please use at most ${most} characters`,
  unprintable: 'Please leave out characters that cannot be seen',
} as const;

/** Control characters, lone surrogates, direction marks. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

export const isSeen = (value: string): boolean => !UNSEEN.test(value);

/** One line, trimmed. */
export const line = (most: number) =>
  trimmed()
    .max(most, FORM_MESSAGES.tooLong(most))
    .test('seen', FORM_MESSAGES.unprintable, (value) => isSeen(value ?? ''));

/** Several lines, trimmed, with `\n` between them. */
export const paragraphs = (most: number) =>
  trimmed()
    .default('')
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value,
    )
    .max(most, FORM_MESSAGES.tooLong(most))
    .test('seen', FORM_MESSAGES.unprintable, (value) =>
      isSeen((value ?? '').replace(/[\n\t]/g, '')),
    );

/** One address that can get an answer, or '': a host with a dot, no legacy syntax. */
export const mailAddress = (most: number) =>
  line(most)
    .email(FIELD_MESSAGES.email)
    .test(
      'mailable',
      FIELD_MESSAGES.email,
      (value) =>
        !value?.includes('@') ||
        (value.lastIndexOf('@') <= 64 && /@[^@]+\.[^@.]{2,}$/.test(value) && !value.includes('..')),
    );

/** Adds the missing scheme to what looks like a host. */
export const withScheme = (value: unknown): unknown =>
  typeof value === 'string' && /^[^\s:/?#@]+\.[^\s:/?#@]+([/?#]|:\d|$)/.test(value)
    ? `https://${value}`
    : value;

/** http or https, a host with a dot, no credentials. */
export function isWebAddress(value: string): boolean {
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

/** Set by the form, so that a resend after a lost answer is stored once. */
export const resendId = () =>
  yup
    .string()
    .matches(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      'must be a UUID',
    )
    .required();
