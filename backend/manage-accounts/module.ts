import type { BackendModule } from '../module';
import { accountsCommand, type AccountsConfig } from './accountsCommand';
import { accountsRoute } from './accountsRoute';
import { registerPoolAccountRoutes } from './routes';
import type { ManageNeeds } from './performAccounts';

/** The operator's `npm run accounts`, and users whom only the pool knows. */
export const manageAccountsModule: BackendModule<ManageNeeds, AccountsConfig> = {
  name: 'manage-accounts',
  needs: {
    store: true,
    now: true,
    sessionLimits: true,
    pool: true,
    cognito: true,
    forgetAccount: true,
  },
  routes: registerPoolAccountRoutes,
  admin: { accounts: accountsRoute },
  commands: { accounts: accountsCommand },
};
