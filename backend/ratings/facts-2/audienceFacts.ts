import type { Evidence, Facts } from '../../rating';
import type { ViewRow, VoteRow } from '../facts/audienceFacts';
import { toFact } from './shared';

const ownRecord = (title: string, now: Date): Evidence => ({
  url: null,
  title,
  tier: 'P3',
  statedAt: now.toISOString(),
  precision: 'day',
  readAt: now.toISOString(),
  how: 'machine',
  locator: null,
  block: null,
});

/** No votes or views means unknown, not zero. */
export const audienceFacts = (
  vote: VoteRow | undefined,
  view: ViewRow | undefined,
  now: Date,
): Pick<Facts, 'votes' | 'pageViews'> => ({
  votes: toFact(
    vote ? { yes: vote.yes, no: vote.no } : null,
    ownRecord('Votes on this site', now),
    false,
  ),
  pageViews: toFact(
    view ? { views30d: view.views } : null,
    ownRecord('Page views on this site', now),
    false,
  ),
});
