import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../contracts/limits';
import { findWeakness } from '../passwords';
import { exceptions } from './exceptions';

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Unknown users' passwords are compared with this hash, to take the same time. */
let nobody: Promise<string> | undefined;

/**
 * The rule of contracts/accounts/accounts.ts in Cognito's words.
 * @throws InvalidPasswordException
 */
export function assertPassword(password: string, email: string): void {
  if ([...password].length < PASSWORD_MIN) throw exceptions.password('Password not long enough');
  if (password.length > PASSWORD_MAX) throw exceptions.password('Password too long');
  if (!/\p{Nd}/u.test(password)) throw exceptions.password('Password must have numeric characters');
  if (!/\p{L}/u.test(password)) throw exceptions.password('Password must have letters');
  if (findWeakness(password, email) !== null)
    throw exceptions.password('Password is easy to guess');
}

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Takes the same time without a hash to compare with. */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('\0nobody');
  const matches = await verify(stored ?? (await nobody), password.slice(0, PASSWORD_MAX));
  return stored != null && matches;
}
