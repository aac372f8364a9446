import { outbox } from '../../db/schema';
import type { StoreAndClock } from '../../db/store';
import { deletedBy } from '../../db/tables';
import type { BackendModule } from '../../module';
import { deliverJob, deliverSchedule } from './deliverJob';
import { exportedMails } from './exported';
import { registerMailMetrics } from './mailMetrics';
import { registerMailRoutes, type MailNeeds } from './routes';

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
