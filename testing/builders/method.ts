import { METHOD_2_0 } from '../../backend/rating/method-2';
import type { PublicMethod } from '../../contracts/ratings/method';

/** The method in force, as its endpoint answers it. */
export const makeMethod = (given: Partial<PublicMethod> = {}): PublicMethod => ({
  ...METHOD_2_0,
  off: ['holder-concentration', 'website'],
  ...given,
});
