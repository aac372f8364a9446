import { getIncident, listIncidents } from '../../../contracts/endpoints';
import type { StoreAndClock } from '../../db/store';
import { createLane } from '../../http/lane';
import { route } from '../../http/route';
import type { BackendModule } from '../../module';
import { getIncidentDetail } from './getIncident';
import { listIncidentPage } from './listIncidents';

/** A search reads the whole table: leave connections to other reads. */
const LISTS = { running: 2, waiting: 40 };

export const incidentsModule: BackendModule<Pick<StoreAndClock, 'store'>> = {
  name: 'incidents',
  needs: { store: true },
  routes(app, { store }) {
    const inLane = createLane(LISTS);
    route(app, listIncidents, ({ query }) => inLane(() => listIncidentPage(store.db, query)));
    route(app, getIncident, ({ params: { id } }) => getIncidentDetail(store.db, id));
  },
};
