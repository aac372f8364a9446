import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './createApp';
import { registerAccountRoutes } from './accounts/routes';
import { registerAnnouncementRoutes } from './announcement/routes';
import { registerErrorRoutes } from './errors/routes';
import { registerFlagRoutes } from './flags/routes';
import { registerIdentityRoutes } from './identity/routes';
import { registerMailRoutes } from './mail/routes';
import { registerMethodologyRoutes } from './methodology/routes';
import { registerOpenapiRoutes } from './openapi/routes';
import { registerOverviewRoutes } from './overview/routes';
import { registerPageViewRoutes } from './page-views/routes';
import { registerProjectListRoutes } from './projects/routes';
import { registerQuoteRoutes } from './quotes/routes';
import { registerRatingRoutes } from './ratings/routes';
import { keepIndex, storedProjects } from './search/liveIndex';
import { registerSearchRoutes } from './search/routes';
import { registerLogoRoutes } from './seed/logoRoutes';
import { registerVoteRoutes } from './votes/routes';

/** Every feature's routes, in one list. */
export function registerRoutes(app: FastifyInstance, options: AppOptions): void {
  const index = keepIndex(storedProjects(options.store.db), options.now);
  registerSearchRoutes(app, options, index);
  registerProjectListRoutes(app, options, index);
  registerOverviewRoutes(app, options);
  registerAnnouncementRoutes(app, options);
  registerErrorRoutes(app, options);
  registerFlagRoutes(app, options);
  registerPageViewRoutes(app, options);
  registerVoteRoutes(app, options);
  registerRatingRoutes(app, options);
  registerLogoRoutes(app);
  registerMethodologyRoutes(app);
  registerOpenapiRoutes(app);
  registerAccountRoutes(app, options);
  if (options.pool) registerIdentityRoutes(app, options.pool);
  if (options.mail) registerMailRoutes(app, options.store, options.mail);
  registerQuoteRoutes(app, options);
}
