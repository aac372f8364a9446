import { listCorrections } from '../../../contracts/endpoints';
import type { StoreAndClock } from '../../db/store';
import { route } from '../../http/route';
import type { BackendModule } from '../../module';
import { listCorrectionPage } from './listCorrections';

export const correctionsModule: BackendModule<Pick<StoreAndClock, 'store'>> = {
  name: 'corrections',
  needs: { store: true },
  routes: (app, { store }) =>
    route(app, listCorrections, ({ query }) => listCorrectionPage(store.db, query)),
};
