export { findPoolUser, type PoolNeeds, type PoolUser } from './findPoolUser';
export type { CognitoPool } from './poolClient';
export { removeOwnAccount, type RemoveNeeds } from './removeAccount';
