import type { FastifyInstance } from 'fastify';
import { FEED_MAX, newestChanges } from '../../contracts/openDataEndpoints';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { listNewest } from './listNewest';

export function registerEventRoutes(app: FastifyInstance, { store }: StoreAndClock): void {
  route(app, newestChanges, async () => ({ items: await listNewest(store.db, FEED_MAX) }));
}
