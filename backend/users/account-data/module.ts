import type { BackendModule } from '../../module';
import { registerAccountDataRoutes, type AccountDataNeeds } from './routes';

export const accountDataModule: BackendModule<AccountDataNeeds> = {
  name: 'account-data',
  needs: {
    store: true,
    now: true,
    pool: true,
    cognito: true,
    forgetAccount: true,
    sweepFiles: true,
  },
  routes: registerAccountDataRoutes,
};
