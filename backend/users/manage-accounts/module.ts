import type { BackendModule } from '../../module';
import { accountsCommand } from './accountsCommand';
import { accountsRoute } from './accountsRoute';
import type { ManageNeeds } from './performAccounts';

/** The operator's `npm run accounts`, and what the pool says of a user. */
export const manageAccountsModule: BackendModule<ManageNeeds> = {
  name: 'manage-accounts',
  needs: {
    store: true,
    now: true,
    sessionLimits: true,
    pool: true,
    cognito: true,
    forgetAccount: true,
    sweepFiles: true,
  },
  admin: { accounts: accountsRoute },
  commands: { accounts: accountsCommand },
};
