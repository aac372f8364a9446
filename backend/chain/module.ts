import * as endpoints from '../../contracts/endpoints';
import {
  chainCounts,
  chainCursors,
  chainLooks,
  chainScans,
  chainTops,
  chainUses,
} from '../db/schema';
import { deletedOnMerge } from '../db/tables';
import { route } from '../http/route';
import type { BackendModule } from '../module';
import { cutUses } from './activity/uses';
import { registerScanRoutes, type ScanNeeds } from './scan/routes';
import { pruneScans } from './scan/scans';
import { listCallers, listEvents, listFunctionCalls } from './skynet/ofActivity';
import { listFunctions, listKnown, listPrivileged, listTransactions } from './skynet/ofAddress';
import { readProject } from './skynet/readProject';
import { activityOf, readMetric } from './skynet/ofProject';

export const chainModule: BackendModule<ScanNeeds> = {
  name: 'chain',
  needs: {
    store: true,
    now: true,
    logger: true,
    scanUrls: true,
    priceSource: true,
    askSource: true,
  },
  prune: async (db, now) => (await pruneScans(db, now)) + (await cutUses(db)),
  tables: [
    // Summed up anew with the next look.
    {
      table: chainTops,
      belongsTo: 'project',
      onMerge: deletedOnMerge(chainTops, chainTops.projectId),
    },
    ...[chainLooks, chainCursors, chainCounts, chainUses, chainScans].map((table) => ({
      ...{ table, belongsTo: 'nobody' as const },
    })),
  ],
  routes(app, needs) {
    const { store, now } = needs;
    const { db } = store;
    registerScanRoutes(app, needs);
    route(app, endpoints.projectChain, ({ params }) => readProject(db, params.id, now()));
    route(app, endpoints.metricLatest, ({ query }) => readMetric(db, query.name, now()));
    route(app, endpoints.topCallers, ({ query }) => listCallers(db, query, now()));
    route(app, endpoints.topEvents, ({ query }) => listEvents(db, query, now()));
    route(app, endpoints.topFunctionCalls, ({ query }) => listFunctionCalls(db, query, now()));
    route(app, endpoints.privilegedAddress, ({ query }) =>
      listPrivileged(db, query.address, now()),
    );
    route(app, endpoints.privilegedFunction, ({ query }) => listFunctions(db, query.address));
    route(app, endpoints.privilegedTransaction, ({ query }) => listTransactions(db, query, now()));
    route(app, endpoints.twitterActivityByDates, ({ query }) => activityOf(db, query));
    route(app, endpoints.knownWallets, ({ query }) => listKnown(db, query, now()));
  },
};
