import type { MailFrequency } from '../../../contracts/alerts/alerts';
import { DAY_MS, isoAfter } from '../../../contracts/time';
import { GROUP_MS, MAIL_HOUR } from './limits';

const MONDAY = 1;

/** When an alert of now is mailed. */
export function mailTimes(now: Date): Record<Exclude<MailFrequency, 'off'>, string> {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), MAIL_HOUR);
  const next = today > now.getTime() ? today : today + DAY_MS;
  const days = (MONDAY - new Date(next).getUTCDay() + 7) % 7;
  return {
    instant: isoAfter(now, GROUP_MS),
    daily: new Date(next).toISOString(),
    weekly: new Date(next + days * DAY_MS).toISOString(),
  };
}
