import { sql } from 'drizzle-orm';
import type { AlertChannel } from '../../alertChannels';

export const PREFIX = 'webhook:';
export const SEND = 'webhooks.send';

export const channelOf = (webhookId: string): string => `${PREFIX}${webhookId}`;
export const webhookOf = (channel: string): string => channel.slice(PREFIX.length);

/** One for each webhook of the account that is not paused and wants the kind and the project. */
export const webhookChannel: AlertChannel = {
  job: SEND,
  deliveries: (now) => sql`
    select made.id, ${PREFIX} || h.id, ${now.toISOString()}::timestamptz
    from made
    join webhooks h on h.account = made.account
      and h.paused_at is null and made.kind = any(h.kinds)
    where h.watchlist_id is null or exists (
      select 1 from watchlists w join watchlist_projects wp on wp.watchlist_id = w.id
      where w.id = h.watchlist_id and w.account = h.account and w.deleted_at is null
        and wp.project_id = made.project_id)`,
};
