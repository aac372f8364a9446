import { sql } from 'drizzle-orm';
import { webhookAttempts, webhooks } from '../../db/schema';
import { iso, readRows } from '../../db/store';
import type { ExportedPart } from '../../db/tables';

/** Not the secrets: whoever has them can sign. */
export const exportedWebhooks: ExportedPart = {
  file: 'webhooks',
  about: 'Where alerts are sent by webhook, and the last tries of each.',
  read: (db, { account }, most) =>
    readRows(
      db,
      sql`
      select w.name, w.url, w.kinds, w.watchlist_id as watchlist, ${iso(sql`w.created_at`)} as "createdAt",
        ${iso(sql`w.paused_at`)} as "pausedAt", w.pause_reason as "pauseReason",
        coalesce((
          select json_agg(json_build_object('at', ${iso(sql`a.at`)}, 'status', a.status,
            'error', a.error) order by a.id desc)
          from ${webhookAttempts} a where a.webhook_id = w.id), '[]') as tries
      from ${webhooks} w where w.account = ${account} order by w.created_at desc, w.id limit ${most}`,
    ),
};
