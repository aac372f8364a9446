import type { DataLicence } from '../../contracts/dataLicence';
import type { BackendModule } from '../module';
import { registerOpenapiRoutes } from './routes';

export interface OpenapiNeeds {
  dataLicence?: DataLicence;
}

export const openapiModule: BackendModule<OpenapiNeeds> = {
  name: 'openapi',
  needs: { dataLicence: true },
  routes: registerOpenapiRoutes,
};
