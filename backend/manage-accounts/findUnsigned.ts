import type { FastifyBaseLogger } from 'fastify';
import { OperatorError } from '../admin/OperatorError';
import { findNamed } from './findNamed';
import type { ManageNeeds } from './performAccounts';
import { PoolClient } from './poolClient';

/**
 * A user who may sign in, whether they have or not.
 * @returns null too where the pool cannot be asked: Cognito wants an administrator's credentials
 */
export async function findUnsigned(
  { pool, cognito }: Pick<ManageNeeds, 'pool' | 'cognito'>,
  user: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<{ account: string; email: string } | null> {
  if (!pool && !cognito) return null;
  const client = await PoolClient.open(pool, cognito);
  try {
    const { account, email, status, enabled } = await findNamed(client, user);
    const maySignIn = enabled && ['CONFIRMED', 'EXTERNAL_PROVIDER'].includes(status);
    return maySignIn && email ? { account, email } : null;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (error.cause) log.warn({ reason: (error.cause as Error).name }, 'the user pool refuses');
    return null;
  } finally {
    client.close();
  }
}
