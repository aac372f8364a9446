import { sql, type SQL } from 'drizzle-orm';
import type { MailFrequency } from '../../../contracts/alerts/alerts';
import { DAY_MS, isoAfter } from '../../../contracts/time';
import type { AlertChannel } from '../../alertChannels';
import { GROUP_MS, MAIL_HOUR } from './limits';

export const MAIL = 'mail';
export const SEND_MAIL = 'alerts.mail';

/** The most frequent of the account's lists with the project; 0: none is mailed. */
export const rank = (account: SQL, project: SQL, frequency: SQL): SQL => sql`(
  select max(case coalesce(w.mail, ${frequency})
    when 'instant' then 3 when 'daily' then 2 when 'weekly' then 1 else 0 end) as rank
  from watchlists w join watchlist_projects wp on wp.watchlist_id = w.id
  where w.account = ${account} and wp.project_id = ${project} and w.deleted_at is null)`;

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

function timeOf(now: Date): SQL {
  const { instant, daily, weekly } = mailTimes(now);
  return sql`(case f.rank when 3 then ${instant} when 2 then ${daily} else ${weekly} end)::timestamptz`;
}

const RANK_OF = (relation: SQL): SQL =>
  rank(sql`${relation}.account`, sql`${relation}.project_id`, sql`s.frequency`);

export const mailChannel: AlertChannel = {
  job: SEND_MAIL,
  deliveries: (now) => sql`
    select made.id, ${MAIL}::text, ${timeOf(now)}
    from made
    join notification_settings s on s.account = made.account
      and s.unsubscribed_at is null and made.kind = any(s.kinds)
    cross join lateral ${RANK_OF(sql`made`)} f
    where f.rank > 0`,
};

/** What waits for a mail follows the account's settings of now. */
export const rescheduleMails = (account: string, now: Date): SQL => sql`
  update alert_deliveries d
  set state = case when f.rank > 0 and s.unsubscribed_at is null and a.kind = any(s.kinds)
      then 'waiting' else 'dropped' end,
    next_at = case when f.rank > 0 then ${timeOf(now)} else d.next_at end
  from alerts a
  join notification_settings s on s.account = a.account
  cross join lateral ${RANK_OF(sql`a`)} f
  where d.alert_id = a.id and a.account = ${account} and d.channel = ${MAIL} and d.state = 'waiting'`;
