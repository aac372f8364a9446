import { alertDeliveries, alerts, notificationSettings } from '../../db/schema';
import { deletedBy, moved } from '../../db/tables';
import type { BackendModule } from '../../module';
import { registerAlertMetrics } from './alertMetrics';
import { exportedAlerts, exportedNotifications } from './exported';
import { alertsReader, type FanOutNeeds } from './fanOut';
import { mailChannel } from './mailChannel';
import { mailJob, mailSchedule, type MailJobNeeds } from './mailJob';
import { pruneAlerts } from './pruneAlerts';
import { registerAlertRoutes } from './routes';

/** Nobody sends mails without a carrier, or without an address for their links. */
const mailSite = ({ mail, alerts: site }: MailJobNeeds): string | undefined =>
  mail?.delivery && site?.siteUrl;

function jobs(given: MailJobNeeds) {
  const siteUrl = mailSite(given);
  return siteUrl === undefined ? [] : [mailJob({ ...given, siteUrl })];
}

export const alertsModule: BackendModule<FanOutNeeds & MailJobNeeds> = {
  name: 'alerts',
  needs: {
    store: true,
    now: true,
    logger: true,
    mail: true,
    alerts: true,
    alertChannels: true,
    send: true,
  },
  routes: registerAlertRoutes,
  subscribers: (given) => [alertsReader(given)],
  jobs,
  schedules: (given) => (mailSite(given) === undefined ? [] : [mailSchedule]),
  prune: pruneAlerts,
  metrics: registerAlertMetrics,
  alertChannels: [mailChannel],
  tables: [
    {
      table: alerts,
      belongsTo: 'project',
      onMerge: moved(alerts, alerts.projectId),
      onForget: deletedBy(alerts, alerts.account, 'account'),
      exported: exportedAlerts,
    },
    // They go with their alerts.
    { table: alertDeliveries, belongsTo: 'nobody' },
    {
      table: notificationSettings,
      belongsTo: 'account',
      onForget: deletedBy(notificationSettings, notificationSettings.account, 'account'),
      exported: exportedNotifications,
    },
  ],
};
