import { ALERT_MAIL_MS } from '../delivery/alerts';
import { codeLifetime } from '../users/identity';
import {
  type Carrier,
  consoleCarrier,
  type Delivery,
  type MailSettings,
  smtpCarrier,
} from '../delivery/mail';
import { QUOTE_MAIL_MS } from '../site/quotes';
import { REPORT_MAIL_MS } from '../site/reports';
import { createConsole } from './createConsole';

export interface MailOptions extends Pick<Delivery, 'db' | 'now' | 'logger'> {
  settings: MailSettings;
  life?: Delivery['life'];
  writes?: readonly (keyof typeof UNSENT)[];
  say?: (line: string) => void;
}

function makeCarrier(
  { smtp, from, shownAt }: MailSettings,
  say: MailOptions['say'],
): Carrier | undefined {
  if (smtp) return smtpCarrier(smtp, from);
  return shownAt === undefined ? undefined : consoleCarrier(say ?? createConsole(), shownAt);
}

/** Warnings for a public site without SMTP_URL. */
const UNSENT = {
  codes: 'SMTP_URL is not set: no one gets the codes of the embedded user pool',
  quotes: 'SMTP_URL is not set: requests for a quote are stored but not mailed',
  reports: 'SMTP_URL is not set: reports are stored but not mailed',
  alerts: 'SMTP_URL is not set: alerts are in the inbox but not mailed',
} as const;

export const mailLife = (pool: { codeSeconds?: number | undefined } = {}): Delivery['life'] => ({
  'sign-up': codeLifetime(pool, 'sign-up'),
  reset: codeLifetime(pool, 'reset'),
  quote: QUOTE_MAIL_MS,
  report: REPORT_MAIL_MS,
  'report-state': REPORT_MAIL_MS,
  alerts: ALERT_MAIL_MS,
});

/**
 * By SMTP, else at the terminal and page (`isShown`) of a local site; elsewhere not at all, with a
 * warning.
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
  const carrier = makeCarrier(settings, say);
  if (!carrier) writes.forEach((kind) => logger.warn(UNSENT[kind]));
  return {
    isShown: settings.shownAt !== undefined,
    ...(carrier && { delivery: { db, now, carrier, life, logger } }),
  };
}
