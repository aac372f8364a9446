import { exceptions } from '../exceptions';
import { fields, text } from '../operation';
import type { Pool } from '../pool';

export const ofPool = { UserPoolId: text(55).required() };
export const ofUser = { ...ofPool, Username: fields.Username };

/** @throws ResourceNotFoundException for another pool */
export function assertPool(pool: Pool, { UserPoolId }: { UserPoolId: string }): void {
  if (UserPoolId !== pool.poolId) throw exceptions.pool(UserPoolId);
}
