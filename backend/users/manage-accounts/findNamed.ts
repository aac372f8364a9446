import { OperatorError } from '../../admin/OperatorError';
import type { PoolAccount, PoolClient } from './poolClient';

/**
 * By e-mail address or user name.
 * @throws OperatorError for none, or for an address of several accounts
 */
export async function findNamed(client: PoolClient, user: string): Promise<PoolAccount> {
  if (user.includes('@')) {
    const accounts = await client.listBy('email', user);
    if (accounts.length > 1)
      throw new OperatorError(
        `Several accounts have this address. Name one: ${accounts.map(({ username }) => username).join(', ')}`,
      );
    if (accounts[0]) return accounts[0];
  }
  const found = await client.get(user);
  if (!found) throw new OperatorError(`No such account: ${user}`);
  return found;
}
