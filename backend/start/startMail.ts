import { CODE_LIFE_MS } from '../identity/limits';
import { consoleCarrier } from '../mail/consoleCarrier';
import type { Carrier } from '../mail/carrier';
import type { Delivery } from '../mail/deliverDue';
import type { MailSettings } from '../mail/settings';
import { smtpCarrier } from '../mail/smtpCarrier';
import { createConsole } from './createConsole';
import { keepDelivering, type Postman } from './keepDelivering';

export interface MailOptions extends Pick<Delivery, 'db' | 'now' | 'logger'> {
  settings: MailSettings;
  /** How long codes work; a message is not sent after that. */
  life?: Delivery['life'];
  /** Speaks to the person at the terminal. */
  say?: (line: string) => void;
}

function carrierOf({ smtp, from, shownAt }: MailSettings, say: MailOptions['say']): Carrier | undefined {
  if (smtp) return smtpCarrier(smtp, from);
  return shownAt === undefined ? undefined : consoleCarrier(say ?? createConsole(), shownAt);
}

const nobody: Postman = { wake: () => undefined, stop: async () => undefined };

/**
 * Brings the pool's messages to people: by SMTP; without it to the terminal of a local site, where `isShown` opens them to the site's own
 * page; elsewhere to nobody, which is warned of.
 */
export function startMail({ db, now, logger, settings, life = CODE_LIFE_MS, say }: MailOptions): Postman & { isShown: boolean } {
  const carrier = carrierOf(settings, say);
  if (!carrier) logger.warn('SMTP_URL is not set: nobody is sent the codes of the embedded user pool');
  const postman = carrier ? keepDelivering({ db, now, carrier, life, logger }) : nobody;
  return { ...postman, isShown: settings.shownAt !== undefined };
}
