import { loginSchema, type LoginForm } from '@/contracts/accounts/accounts';

/**
 * As the pool gets it, so that the address counted is the address tried.
 * @returns undefined for what the pool is not asked about
 */
export function readCredentials(given: unknown): LoginForm | undefined {
  try {
    return loginSchema.validateSync(given);
  } catch {
    // Also for objects like { "toString": "x" }.
    return undefined;
  }
}
