import type { DataLicense } from '../../contracts/dataLicense';
import type { BackendModule } from '../module';
import { registerOpenapiRoutes } from './routes';

export interface OpenapiNeeds {
  dataLicense?: DataLicense;
}

export const openapiModule: BackendModule<OpenapiNeeds> = {
  name: 'openapi',
  needs: { dataLicense: true },
  routes: registerOpenapiRoutes,
};
