import type { BackendModule } from '../module';
import { registerMethodologyRoutes } from './routes';

export const methodologyModule: BackendModule = {
  name: 'methodology',
  needs: {},
  routes: registerMethodologyRoutes,
};
