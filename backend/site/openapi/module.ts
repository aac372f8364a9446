import type { BackendModule } from '../../module';
import { registerOpenapiRoutes, type OpenapiNeeds } from './routes';

export const openapiModule: BackendModule<OpenapiNeeds> = {
  name: 'openapi',
  needs: { dataLicense: true },
  routes: registerOpenapiRoutes,
};
