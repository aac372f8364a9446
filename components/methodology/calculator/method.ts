/** The only way from a page to the method that calculates scores (docs/decisions/0041). */
export { listLosses, METHOD_2_0, rate } from '@/backend/rating/method-2';
export type { Evidence, Facts, Profile, Rating } from '@/backend/rating/method-2';
