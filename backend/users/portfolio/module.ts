import type { FastifyInstance } from 'fastify';
import { readPortfolio as endpoint } from '../../../contracts/portfolio/walletEndpoints';
import type { StoreAndClock } from '../../db/store';
import { userRoute } from '../../http/route';
import type { BackendModule } from '../../module';
import type { PriceSource } from '../../prices';
import type { ChainReaders } from '../../rpc';
import { createCaches } from './readChains';
import { readPortfolio, type CountUnread } from './readPortfolio';

export interface PortfolioNeeds extends StoreAndClock {
  chainReaders?: ChainReaders;
  priceSource?: PriceSource;
  countUnread?: CountUnread;
}

function registerPortfolioRoutes(
  app: FastifyInstance,
  {
    store: { db },
    now,
    chainReaders: readers = new Map(),
    priceSource,
    countUnread,
  }: PortfolioNeeds,
): void {
  const caches = createCaches(now);
  const parts = { db, now, readers, priceSource, countUnread };
  userRoute(app, endpoint, (_input, { account }) => readPortfolio(parts, caches, account));
}

export const portfolioModule: BackendModule<PortfolioNeeds> = {
  name: 'portfolio',
  needs: { store: true, now: true, chainReaders: true, priceSource: true, countUnread: true },
  routes: registerPortfolioRoutes,
};
