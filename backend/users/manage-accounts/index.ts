export { findPoolUser, type PoolNeeds, type PoolUser } from './findPoolUser';
export type { CognitoPool } from './poolClient';
export { LeftInPool, removeOwnAccount, type RemoveNeeds } from './removeAccount';
