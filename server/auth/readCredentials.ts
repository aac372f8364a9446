import { loginSchema, type LoginForm } from '@/contracts/accounts';

/**
 * What was typed for a sign-in by password, as the pool is asked with it: what is counted and what is tried are one address.
 * @returns undefined for what the pool is not asked about
 */
export function readCredentials(given: unknown): LoginForm | undefined {
  try {
    return loginSchema.validateSync(given);
  } catch {
    // Also what only looks like a text to the schema ({ "toString": "x" }).
    return undefined;
  }
}
