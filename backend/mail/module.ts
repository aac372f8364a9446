import { outbox } from '../db/schema';
import { deletedBy } from '../db/tables';
import type { BackendModule } from '../module';
import { deliverJob, deliverSchedule } from './deliverJob';
import { registerMailRoutes, type MailNeeds } from './routes';

export const mailModule: BackendModule<MailNeeds> = {
  name: 'mail',
  needs: { store: true, mail: true },
  routes: registerMailRoutes,
  jobs: ({ mail }) => (mail?.delivery ? [deliverJob(mail.delivery)] : []),
  schedules: ({ mail }) => (mail?.delivery ? [deliverSchedule] : []),
  tables: [
    {
      table: outbox,
      belongsTo: 'account',
      onForget: deletedBy(outbox, outbox.recipient, 'email'),
    },
  ],
};
