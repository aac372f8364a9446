/** What happens at the contracts of a record, counted by day. */
import { ChainFailure, countActivity } from '../../chain';
import { LookFailed } from '../reader';
import type { Look, Source } from '../types';
import { chain } from './chain';

async function look({ target, reader, db, now, dryRun }: Look): Promise<'same' | 'changed'> {
  if (dryRun) return 'same';
  try {
    const { chains, portals } = reader;
    const options = { chains: chains!, portals: portals!, now };
    const counted = await countActivity(db, target.project!, options);
    return counted > 0 ? 'changed' : 'same';
  } catch (error) {
    if (!(error instanceof ChainFailure)) throw error;
    throw new LookFailed(error.outcome, error.message, error.pauseMs);
  }
}

export const activity: Source = {
  name: 'activity',
  with: 'chain',
  title: 'Calls and events on chains',
  everyHours: 6,
  listTargets: (db) => chain.listTargets(db),
  look,
};
