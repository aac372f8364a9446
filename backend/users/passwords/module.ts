import { judgePassword } from '../../../contracts/accounts/signUpEndpoints';
import { route } from '../../http/route';
import type { BackendModule } from '../../module';
import { findWeakness } from './findWeakness';

export const passwordsModule: BackendModule = {
  name: 'passwords',
  needs: {},
  routes: (app) =>
    route(app, judgePassword, async ({ body: { password, email, operator } }) => ({
      weakness: findWeakness(password, email, operator),
    })),
};
