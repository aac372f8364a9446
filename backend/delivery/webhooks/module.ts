import { webhookAttempts, webhooks } from '../../db/schema';
import { deletedBy } from '../../db/tables';
import type { BackendModule } from '../../module';
import { webhookChannel } from './channel';
import { exportedWebhooks } from './exported';
import { registerWebhookRoutes, type WebhookNeeds } from './routes';
import { sendJob, sendSchedule } from './sendJob';
import { registerWebhookMetrics } from './webhookMetrics';

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
