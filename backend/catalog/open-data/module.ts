import type { BackendModule } from '../../module';
import { registerOpenDataRoutes, type OpenDataNeeds } from './routes';

export const openDataModule: BackendModule<OpenDataNeeds> = {
  name: 'open-data',
  needs: { store: true, now: true, siteUrl: true, dataLicense: true },
  routes: registerOpenDataRoutes,
};
