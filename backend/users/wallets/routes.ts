import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../../contracts/portfolio/walletEndpoints';
import type { StoreAndClock } from '../../db/store';
import { userRoute } from '../../http/route';
import type { ChainReaders } from '../../rpc';
import { challengeWallet, proveWallet } from './prove';
import { listWallets, updateWallets } from './walletList';

export interface WalletNeeds extends StoreAndClock {
  /** That messages to sign name. Unset: a local site. */
  siteUrl?: string;
  /** By chain with an RPC. */
  chainReaders?: ChainReaders;
}

export function registerWalletRoutes(
  app: FastifyInstance,
  {
    store: { db },
    now,
    siteUrl = 'http://localhost:3000',
    chainReaders: readers = new Map(),
  }: WalletNeeds,
): void {
  userRoute(app, endpoints.listWallets, (_input, { account }) => listWallets(db, account));
  userRoute(app, endpoints.updateWallets, ({ body }, { account }) =>
    updateWallets(db, account, body, now()),
  );
  userRoute(app, endpoints.challengeWallet, ({ body }, { account, session }) =>
    challengeWallet(db, { account, session, siteUrl }, body, now()),
  );
  userRoute(app, endpoints.proveWallet, async ({ body }, { account, session }) => {
    await proveWallet(db, { account, session, siteUrl }, body, { readers, now: now() });
    return listWallets(db, account);
  });
}
