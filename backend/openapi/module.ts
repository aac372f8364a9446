import type { BackendModule } from '../module';
import { registerOpenapiRoutes } from './routes';

export const openapiModule: BackendModule = {
  name: 'openapi',
  needs: {},
  routes: registerOpenapiRoutes,
};
