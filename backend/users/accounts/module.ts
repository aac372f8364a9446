import type { BackendModule } from '../../module';
import { endActingJob, endActingSchedule } from './actingJob';
import { auditCommand } from './auditCommand';
import { pruneAudit } from './auditLog';
import { auditRoute } from './auditRoute';
import { pruneAccounts } from './knownAccounts';
import { pruneKnownBrowsers } from './knownBrowsers';
import { pruneOnce } from './once';
import { registerAccountRoutes, type AccountNeeds } from './routes';
import { DEFAULT_SESSION_LIMITS } from './sessionLimits';
import { pruneSessions } from './sessions';
import { accountTables } from './tables';
import { registerUserRoutes } from './userRoutes';

export const accountsModule: BackendModule<AccountNeeds> = {
  name: 'accounts',
  needs: { store: true, now: true, sessionLimits: true },
  routes: (app, given) => {
    registerAccountRoutes(app, given);
    registerUserRoutes(app, given);
  },
  admin: { audit: auditRoute },
  jobs: ({ store }) => [endActingJob(store.db)],
  schedules: () => [endActingSchedule],
  prune: async (db, now, { sessionLimits = DEFAULT_SESSION_LIMITS }) =>
    (await pruneSessions(db, now, sessionLimits)) +
    (await pruneAudit(db, now)) +
    (await pruneOnce(db, now)) +
    (await pruneKnownBrowsers(db, now)) +
    (await pruneAccounts(db, now)),
  commands: { audit: auditCommand },
  tables: accountTables,
};
