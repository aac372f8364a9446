import { desc, eq, sql } from 'drizzle-orm';
import { alertText } from '../../../contracts/alerts/alertText';
import type { AlertFacts, AlertKind } from '../../../contracts/alerts/alerts';
import { alerts, notificationSettings } from '../../db/schema';
import { iso, readRows } from '../../db/store';
import type { ExportedPart } from '../../db/tables';

interface Row {
  project: string;
  kind: AlertKind;
  at: string;
  data: AlertFacts[AlertKind];
  readAt: string | null;
  sent: object[];
}

export const exportedAlerts: ExportedPart = {
  file: 'alerts',
  about: 'Alerts on projects you watch: what happened, when you read it, and how it was sent.',
  read: async (db, { account }, most) => {
    const rows = await readRows<Row>(
      db,
      sql`
      select a.project_id as project, a.kind, ${iso(sql`a.at`)} as at, a.data,
        ${iso(sql`a.read_at`)} as "readAt",
        coalesce((
          select json_agg(json_build_object('channel', split_part(d.channel, ':', 1),
            'state', d.state, 'sentAt', ${iso(sql`d.sent_at`)}) order by d.id)
          from alert_deliveries d where d.alert_id = a.id), '[]') as sent
      from ${alerts} a where a.account = ${account} order by a.id desc limit ${most}`,
    );
    return rows.map(({ data, ...row }) => ({ ...row, text: alertText(row.kind, data as never) }));
  },
};

/** Not the id: whoever has it can unsubscribe. */
export const exportedNotifications: ExportedPart = {
  file: 'notification-settings',
  about: 'What you want to hear about by mail, how often, and at which address.',
  read: (db, { account }) =>
    db
      .select({
        email: notificationSettings.email,
        frequency: notificationSettings.frequency,
        kinds: notificationSettings.kinds,
        scorePoints: notificationSettings.scorePoints,
        updatedAt: notificationSettings.updatedAt,
        unsubscribedAt: notificationSettings.unsubscribedAt,
      })
      .from(notificationSettings)
      .where(eq(notificationSettings.account, account))
      .orderBy(desc(notificationSettings.updatedAt)),
};
