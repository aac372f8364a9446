import { weakPassword } from '@/contracts/accounts/accounts';
import { judgePassword, type PasswordWeakness } from '@/contracts/accounts/signUpEndpoints';
import { callBackend, type BackendCaller } from '../backend/backend';
import { webEnv } from '../env';
import { IdentityError } from '../identity/IdentityError';

/** Our own rule, under the pool's name for a refused password. */
export class WeakPassword extends IdentityError {
  constructor(readonly weakness: PasswordWeakness) {
    super('InvalidPasswordException');
  }

  get words(): string {
    return weakPassword(this.weakness);
  }
}

/** Before either pool gets it. @throws WeakPassword */
export async function assertStrong(
  password: string,
  email: string,
  caller: BackendCaller,
): Promise<void> {
  const { name, named } = webEnv().operator;
  const body = { password, email, operator: named ? name : undefined };
  const { weakness } = await callBackend(judgePassword, { body }, caller, 0);
  if (weakness) throw new WeakPassword(weakness);
}
