import type { BackendModule } from '../../module';
import { registerImpersonationRoutes, type ActingNeeds } from './routes';
import { staffCommand } from './staffCommand';
import { staffRoute } from './staffRoute';

export const impersonationModule: BackendModule<ActingNeeds> = {
  name: 'impersonation',
  needs: { store: true, now: true, sessionLimits: true, pool: true, cognito: true },
  routes: registerImpersonationRoutes,
  admin: { staff: staffRoute },
  commands: { staff: staffCommand },
};
