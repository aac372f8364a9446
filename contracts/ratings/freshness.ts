import { instant, orNull } from '../schemas';

/** Of an answer about a rating. */
export const freshnessFields = {
  asOf: orNull(instant(), 'When the rating was made; null: there is none.'),
  staleAfter: orNull(
    instant(),
    'When the first check behind the rating runs out; null: none does, or the project is not rated.',
  ),
};
