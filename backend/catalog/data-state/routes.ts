import type { FastifyInstance } from 'fastify';
import type { DataState } from '../../../contracts/open-data/dataState';
import { getDataState as endpoint } from '../../../contracts/endpoints';
import type { StoreAndClock } from '../../db/store';
import { route } from '../../http/route';
import { createShortCache } from '../search';
import { getDataState } from './getDataState';

/** It reads every current rating. */
const KEPT_MS = 60_000;

export function registerDataStateRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  const kept = createShortCache<DataState>({ milliseconds: KEPT_MS, most: 1, now });
  route(app, endpoint, () => kept.get('', () => getDataState(store.db, now())));
}
