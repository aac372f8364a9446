import { formatMoney } from '../../../contracts/money';
import type { ProjectDetail } from '../../../contracts/projects/projects';
import type { Database } from '../../db/store';
import { answerQuestions, giveVerdict, listLosses, listRaises, UNANSWERED } from '../../rating';
import { CURRENT_METHOD } from '../currentMethod';
import { freshnessOf, type Freshness } from '../freshnessOf';
import { findCurrent } from '../snapshots';

export type Rated = Pick<
  ProjectDetail,
  'rating' | 'answers' | 'verdict' | 'losses' | 'raises' | keyof Freshness
>;

export async function getRated(db: Database, id: string): Promise<Rated> {
  const current = await findCurrent(db, id);
  if (!current)
    return {
      ...{ rating: null, answers: UNANSWERED, verdict: null, losses: [], raises: [] },
      ...freshnessOf(null),
    };
  const { explanation: rating, facts } = current;
  const options = { method: CURRENT_METHOD, formatMoney };
  const answers = answerQuestions(facts, rating, options);
  return {
    rating,
    ...freshnessOf(rating),
    answers,
    verdict: giveVerdict(facts, rating, { ...options, answers }),
    losses: listLosses(rating),
    raises: listRaises(rating),
  };
}
