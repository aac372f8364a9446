import { sql } from 'drizzle-orm';
import { webhookAttempts, webhooks } from '../../db/schema';
import { iso, readRows } from '../../db/store';
import { deletedBy, type ExportedPart } from '../../db/tables';
import type { BackendModule } from '../../module';
import { webhookChannel } from './channel';
import { registerWebhookRoutes, type WebhookNeeds } from './routes';
import { sendJob, sendSchedule } from './sendJob';
import { registerWebhookMetrics } from './webhookMetrics';

/** Not the secrets: with them anybody could sign. */
const exportedWebhooks: ExportedPart = {
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

/** Without an address for links in messages, nothing is sent. */
function jobs({ store: { db }, now, logger, alerts: site, webhooks: client }: WebhookNeeds) {
  if (!site || !client) return [];
  const { fetch } = client;
  return [sendJob({ db, now, logger, fetch, siteUrl: site.siteUrl, random: Math.random })];
}

export const webhooksModule: BackendModule<WebhookNeeds> = {
  name: 'webhooks',
  needs: { store: true, now: true, logger: true, alerts: true, webhooks: true, send: true },
  routes: registerWebhookRoutes,
  jobs,
  schedules: (given) => (jobs(given).length > 0 ? [sendSchedule] : []),
  metrics: registerWebhookMetrics,
  alertChannels: [webhookChannel],
  tables: [
    {
      table: webhooks,
      belongsTo: 'account',
      onForget: deletedBy(webhooks, webhooks.account, 'account'),
      exported: exportedWebhooks,
    },
    // They go with their webhooks.
    { table: webhookAttempts, belongsTo: 'nobody' },
  ],
};
