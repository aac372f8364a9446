import { outbox } from '../db/schema';
import { deletedBy } from '../db/tables';
import type { BackendModule } from '../module';
import { registerMailRoutes, type MailNeeds } from './routes';

export const mailModule: BackendModule<MailNeeds> = {
  name: 'mail',
  needs: { store: true, mail: true },
  routes: registerMailRoutes,
  tables: [
    {
      table: outbox,
      belongsTo: 'account',
      onForget: deletedBy(outbox, outbox.recipient, 'email'),
    },
  ],
};
