import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '../../contracts/isCommonPassword';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contracts/limits';
import { exceptions } from './exceptions';

/** Argon2id (the library's default kind) with OWASP's smallest parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of nothing anybody can type: what an unknown user's password is compared with, so that it takes as long. */
let nobody: Promise<string> | undefined;

/** The rule of contracts/accounts.ts, told in Cognito's words. @throws InvalidPasswordException */
export function assertPassword(password: string): void {
  if ([...password].length < PASSWORD_MIN) throw exceptions.password('Password not long enough');
  if (password.length > PASSWORD_MAX) throw exceptions.password('Password too long');
  if (!/\p{Nd}/u.test(password)) throw exceptions.password('Password must have numeric characters');
  if (!/\p{L}/u.test(password)) throw exceptions.password('Password must have letters');
  if (isCommonPassword(password))
    throw exceptions.password('Password is one of the most common ones');
}

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether it is the password of this hash; takes the same time when there is none to compare with. */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('\0nobody');
  const matches = await verify(stored ?? (await nobody), password.slice(0, PASSWORD_MAX));
  return stored != null && matches;
}
