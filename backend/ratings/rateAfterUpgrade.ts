import type { Store } from '../db/store';
import { ratingTime } from '../catalog/projects';
import { isRatedByCurrent } from './ratedBy';
import { rateProjects, type RateOptions, type RateResult } from './rateProjects';

/**
 * At the start: another method or other signals than last time rate every project again. A killed
 * run starts over at the next start. @returns undefined where nothing changed
 */
export async function rateAfterUpgrade(
  store: Store,
  options: Omit<RateOptions, 'projectIds'>,
): Promise<RateResult | undefined> {
  if (await isRatedByCurrent(store.db)) return undefined;
  return rateProjects(store, { ...options, now: await ratingTime(store.db, options.now) });
}
