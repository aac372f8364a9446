import { lifeOf } from '../identity';
import { consoleCarrier } from '../mail';
import type { Carrier } from '../mail';
import type { Delivery } from '../mail';
import type { MailSettings } from '../mail';
import { smtpCarrier } from '../mail';
import { QUOTE_MAIL_MS } from '../quotes';
import { createConsole } from './createConsole';

export interface MailOptions extends Pick<Delivery, 'db' | 'now' | 'logger'> {
  settings: MailSettings;
  /** How long messages of each kind are worth sending. */
  life?: Delivery['life'];
  /** What is written here and goes nowhere without SMTP, for the warning. */
  writes?: readonly (keyof typeof UNSENT)[];
  /** Speaks to the person at the terminal. */
  say?: (line: string) => void;
}

function carrierOf(
  { smtp, from, shownAt }: MailSettings,
  say: MailOptions['say'],
): Carrier | undefined {
  if (smtp) return smtpCarrier(smtp, from);
  return shownAt === undefined ? undefined : consoleCarrier(say ?? createConsole(), shownAt);
}

/** What a site for others without SMTP_URL has to be told. */
const UNSENT = {
  codes: 'SMTP_URL is not set: no one gets the codes of the embedded user pool',
  quotes: 'SMTP_URL is not set: requests for a quote are stored but not mailed',
} as const;

/** How long messages are worth sending: codes for as long as they work, requests for a quote for a week. */
export const mailLife = (pool: { codeSeconds?: number | undefined } = {}): Delivery['life'] => ({
  'sign-up': lifeOf(pool, 'sign-up'),
  reset: lifeOf(pool, 'reset'),
  quote: QUOTE_MAIL_MS,
});

/**
 * How messages reach people: by SMTP; without it the terminal of a local site, where `isShown` opens them to the site's own page;
 * elsewhere not at all, which is warned of.
 */
export function setUpMail({
  db,
  now,
  logger,
  settings,
  life = mailLife(),
  writes = ['codes'],
  say,
}: MailOptions): { isShown: boolean; delivery?: Delivery } {
  const carrier = carrierOf(settings, say);
  if (!carrier) writes.forEach((kind) => logger.warn(UNSENT[kind]));
  return {
    isShown: settings.shownAt !== undefined,
    ...(carrier && { delivery: { db, now, carrier, life, logger } }),
  };
}
