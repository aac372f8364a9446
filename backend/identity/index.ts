/** What the rest of the backend may use of this feature. */
export { lifeOf } from './limits';
export { openPool } from './openPool';
export type { Pool, PoolSettings } from './pool';
