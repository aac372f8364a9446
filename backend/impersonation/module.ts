import type { AccountNeeds } from '../accounts';
import type { BackendModule } from '../module';
import { registerImpersonationRoutes } from './routes';
import { staffCommand, type StaffConfig } from './staffCommand';
import { staffRoute } from './staffRoute';

export const impersonationModule: BackendModule<AccountNeeds, StaffConfig> = {
  name: 'impersonation',
  needs: { store: true, now: true, sessionLimits: true },
  routes: registerImpersonationRoutes,
  admin: { staff: staffRoute },
  commands: { staff: staffCommand },
};
