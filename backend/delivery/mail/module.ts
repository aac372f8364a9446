import { desc, eq } from 'drizzle-orm';
import { outbox } from '../../db/schema';
import type { StoreAndClock } from '../../db/store';
import { deletedBy, type ExportedPart } from '../../db/tables';
import type { BackendModule } from '../../module';
import { deliverJob, deliverSchedule } from './deliverJob';
import { registerMailMetrics } from './mailMetrics';
import { registerMailRoutes, type MailNeeds } from './routes';

/** Of what is not deleted yet. The text may have a code. */
const exportedMails: ExportedPart = {
  file: 'mails',
  about: 'Mails to your address of the last days, without their text: that is in your mailbox.',
  read: (db, { email }, most) =>
    db
      .select({ kind: outbox.kind, writtenAt: outbox.createdAt, sentAt: outbox.sentAt })
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(desc(outbox.id))
      .limit(most),
};

export const mailModule: BackendModule<MailNeeds & StoreAndClock> = {
  name: 'mail',
  needs: { store: true, now: true, mail: true },
  routes: registerMailRoutes,
  metrics: registerMailMetrics,
  jobs: ({ mail }) => (mail?.delivery ? [deliverJob(mail.delivery)] : []),
  schedules: ({ mail }) => (mail?.delivery ? [deliverSchedule] : []),
  tables: [
    {
      table: outbox,
      belongsTo: 'account',
      onForget: deletedBy(outbox, outbox.recipient, 'email'),
      exported: exportedMails,
    },
  ],
};
