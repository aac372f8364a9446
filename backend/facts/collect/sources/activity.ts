/** What happens at the contracts of a record, counted by day. */
import { MINUTE_MS } from '../../../../contracts/time';
import { countActivity } from '../../../chain';
import { failedLook } from '../openChains';
import type { Look, Seen, Source } from '../types';
import { chain } from './chain';

/** Of one look: the collector's lease is longer. */
const LOOK_MS = 5 * MINUTE_MS;

async function look({ target, reader, db }: Look): Promise<Seen> {
  const { chains, portals, signal } = reader;
  const now = reader.now!;
  const until = new Date(now().getTime() + LOOK_MS);
  try {
    const options = { chains: chains!, portals: portals!, now, until, signal };
    const counted = await countActivity(db, target.project!, options);
    return { outcome: counted > 0 ? 'changed' : 'same' };
  } catch (error) {
    return failedLook(error);
  }
}

export const activity: Source = {
  name: 'activity',
  with: 'chain',
  isLeftOutOfDryRuns: true,
  title: 'Calls and events on chains',
  everyHours: 6,
  listTargets: (db) => chain.listTargets(db),
  look,
};
