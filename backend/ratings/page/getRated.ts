import { formatMoney } from '../../../contracts/money';
import type { ProjectDetail } from '../../../contracts/projects';
import type { Database } from '../../db/store';
import { giveVerdict, listLosses, listRaises } from '../../rating';
import { CURRENT_METHOD } from '../currentMethod';
import { freshnessOf, type Freshness } from '../freshnessOf';
import { findCurrent } from '../snapshots';

export type Rated = Pick<
  ProjectDetail,
  'rating' | 'verdict' | 'losses' | 'raises' | keyof Freshness
>;

export async function getRated(db: Database, id: string): Promise<Rated> {
  const current = await findCurrent(db, id);
  if (!current)
    return { rating: null, ...freshnessOf(null), verdict: null, losses: [], raises: [] };
  const { explanation: rating, facts } = current;
  const { knownFrom } = CURRENT_METHOD;
  return {
    rating,
    ...freshnessOf(rating),
    verdict: giveVerdict(facts, rating, { knownFrom, formatMoney }),
    losses: listLosses(rating),
    raises: listRaises(rating),
  };
}
