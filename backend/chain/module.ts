import * as endpoints from '../../contracts/endpoints';
import { chainLooks } from '../db/schema';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import type { BackendModule } from '../module';
import { listFunctions, listKnown, listPrivileged, unreadOf } from './skynet/ofAddress';
import { activityOf, readMetric, topOf } from './skynet/ofProject';
import { WHY } from './skynet/words';

export const chainModule: BackendModule<StoreAndClock> = {
  name: 'chain',
  needs: { store: true, now: true },
  tables: [{ table: chainLooks, belongsTo: 'nobody' }],
  routes(app, { store: { db }, now }) {
    route(app, endpoints.metricLatest, ({ query }) => readMetric(db, query.name, now()));
    for (const top of [endpoints.topCallers, endpoints.topEvents, endpoints.topFunctionCalls])
      route(app, top, ({ query }) => topOf(db, query.projectId));
    route(app, endpoints.privilegedAddress, ({ query }) =>
      listPrivileged(db, query.address, now()),
    );
    route(app, endpoints.privilegedFunction, ({ query }) => listFunctions(db, query.address));
    route(app, endpoints.privilegedTransaction, ({ query }) =>
      Promise.resolve(unreadOf(query.address, WHY.transactions)),
    );
    route(app, endpoints.twitterActivityByDates, ({ query }) => activityOf(db, query));
    route(app, endpoints.knownWallets, ({ query }) => listKnown(db, query, now()));
  },
};
