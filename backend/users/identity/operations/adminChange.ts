import * as yup from 'yup';
import type { Database } from '../../../db/store';
import { forgetCodes } from '../codes';
import { exceptions } from '../exceptions';
import { forgetFailures } from '../failures';
import { fields, signedOperation } from '../operation';
import { assertPassword, hashPassword } from '../password';
import type { Pool } from '../pool';
import { revokeAll } from '../tokens';
import { findUser, updateUser, type PoolUser } from '../users';
import { endActingAs } from './endActingAs';
import { assertPool, ofUser } from './ofPool';

type Named = { UserPoolId: string; Username: string };

/** @throws ResourceNotFoundException, UserNotFoundException */
async function findNamed(pool: Pool, input: Named): Promise<PoolUser> {
  assertPool(pool, input);
  const user = await findUser(pool.db, input.Username);
  if (!user) throw exceptions.unknownUser();
  return user;
}

/** Ends every sign-in, and with it the codes that would open a new one. */
async function endSignIns(tx: Database, { sub, emailKey }: PoolUser): Promise<void> {
  await revokeAll(tx, sub);
  await forgetCodes(tx, emailKey);
}

export const adminDisableUser = signedOperation(yup.object(ofUser), async (pool, input) => {
  const user = await findNamed(pool, input);
  await pool.db.transaction(async (tx) => {
    await endSignIns(tx, user);
    await endActingAs(tx, user, 'account-disabled', pool.now());
    await updateUser(tx, user.sub, { enabled: false }, pool.now());
  });
  return {};
});

export const adminEnableUser = signedOperation(yup.object(ofUser), async (pool, input) => {
  const user = await findNamed(pool, input);
  await updateUser(pool.db, user.sub, { enabled: true }, pool.now());
  return {};
});

export const adminUserGlobalSignOut = signedOperation(yup.object(ofUser), async (pool, input) => {
  const user = await findNamed(pool, input);
  await pool.db.transaction((tx) => revokeAll(tx, user.sub));
  return {};
});

/** Confirms the user, and ends earlier sign-ins like a reset. Temporary passwords do not exist. */
export const adminSetUserPassword = signedOperation(
  yup.object({
    ...ofUser,
    Password: fields.Password,
    Permanent: yup.boolean().strict(),
  }),
  async (pool, input) => {
    const user = await findNamed(pool, input);
    if (!input.Permanent) throw exceptions.parameter('Only permanent passwords are supported');
    assertPassword(input.Password, user.email);
    const passwordHash = await hashPassword(input.Password);
    await pool.db.transaction(async (tx) => {
      await endSignIns(tx, user);
      await updateUser(tx, user.sub, { passwordHash, status: 'CONFIRMED' }, pool.now());
      await forgetFailures(tx, user.emailKey);
    });
    return {};
  },
);
