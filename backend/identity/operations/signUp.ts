import { randomUUID } from 'node:crypto';
import * as yup from 'yup';
import { toEmailKey } from '../../../contracts/accounts';
import { poolUsers } from '../../db/schema';
import { assertHourly } from '../assertHourly';
import { assertClient } from '../client';
import { issueCode, useCode } from '../codes';
import { exceptions } from '../exceptions';
import { CODE_ENTRIES_AN_HOUR, CODES_AN_HOUR } from '../limits';
import { delivery, fields, ofUser, operation } from '../operation';
import { assertPassword, hashPassword } from '../password';
import { pretendCode } from '../pretendedCodes';
import { toAccountKey, findUser, maskedEmail, updateUser } from '../users';

const emailSchema = yup.string().email().required();

export const signUp = operation(
  yup.object({ ...ofUser, Password: fields.Password }),
  async (pool, input) => {
    assertClient(pool, input);
    const email = input.Username.trim();
    if (!emailSchema.isValidSync(email)) throw exceptions.parameter('Username should be an email.');
    assertPassword(input.Password);
    const now = pool.now().toISOString();
    // Hash first, so a taken address costs the same time as a free one.
    const user = {
      sub: randomUUID(),
      email,
      emailKey: toEmailKey(email),
      status: 'UNCONFIRMED',
      passwordHash: await hashPassword(input.Password),
      createdAt: now,
      updatedAt: now,
    };
    await pool.db.transaction(async (tx) => {
      const made = await tx
        .insert(poolUsers)
        .values(user)
        .onConflictDoNothing()
        .returning({ sub: poolUsers.sub });
      if (made.length === 0) throw exceptions.taken();
      await issueCode(pool, tx, user, 'sign-up');
    });
    return { UserConfirmed: false, UserSub: user.sub, ...delivery(maskedEmail(email)) };
  },
);

export const confirmSignUp = operation(
  yup.object({ ...ofUser, ConfirmationCode: fields.ConfirmationCode }),
  async (pool, input) => {
    assertClient(pool, input);
    const user = await findUser(pool.db, input.Username);
    await assertHourly(
      pool,
      `enter sign-up ${toAccountKey(user, input.Username)}`,
      CODE_ENTRIES_AN_HOUR,
    );
    if (!user) throw pool.hidesUsers ? exceptions.codeMismatch() : exceptions.unknownUser();
    if (user.status === 'CONFIRMED') throw exceptions.alreadyConfirmed();
    await useCode(pool, user.sub, 'sign-up', input.ConfirmationCode, async (tx) => {
      await updateUser(tx, user.sub, { status: 'CONFIRMED', emailVerified: true }, pool.now());
    });
    return {};
  },
);

export const resendConfirmationCode = operation(yup.object(ofUser), async (pool, input) => {
  assertClient(pool, input);
  const user = await findUser(pool.db, input.Username);
  await assertHourly(pool, `code sign-up ${toAccountKey(user, input.Username)}`, CODES_AN_HOUR);
  if (!user && !pool.hidesUsers) throw exceptions.unknownUser();
  if (user?.status === 'CONFIRMED' && !pool.hidesUsers) throw exceptions.nothingToConfirm();
  await pool.db.transaction((tx) =>
    user?.status === 'UNCONFIRMED'
      ? issueCode(pool, tx, user, 'sign-up')
      : pretendCode(pool, tx, toAccountKey(user, input.Username), 'sign-up'),
  );
  return delivery(maskedEmail(user?.email ?? input.Username));
});
