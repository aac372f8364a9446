import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import * as yup from 'yup';
import { toEmailKey } from '../../../contracts/emailKey';
import { poolUsers } from '../../db/schema';
import type { Database } from '../../db/store';
import { assertHourly } from '../assertHourly';
import { assertClient } from '../client';
import { issueCode } from '../codes';
import { enterSignUpCode } from '../enterSignUpCode';
import { exceptions } from '../exceptions';
import { CODE_ENTRIES_AN_HOUR, CODES_AN_HOUR } from '../limits';
import { delivery, fields, ofUser, operation } from '../operation';
import { assertPassword, hashPassword } from '../password';
import { pretendCode } from '../pretendedCodes';
import { toAccountKey, findUser, maskedEmail } from '../users';

type NewUser = typeof poolUsers.$inferInsert;

/** True once two browsers asked: then only the newest one's code counts, and only there. */
const contestedBy = (browser: string | null) =>
  sql<boolean>`${poolUsers.signUpContested} or ${poolUsers.signUpBrowser} is distinct from ${browser}`;

/**
 * A newer sign-up of an unconfirmed address replaces the password. Its code replaces the earlier
 * one, so a code never confirms a password that came after it.
 * @throws UsernameExistsException
 */
async function insertOrReplace(tx: Database, user: NewUser): Promise<NewUser> {
  const { emailKey, passwordHash, updatedAt, signUpBrowser = null } = user;
  const made = await tx
    .insert(poolUsers)
    .values(user)
    .onConflictDoNothing()
    .returning({ sub: poolUsers.sub });
  if (made.length > 0) return user;
  const [replaced] = await tx
    .update(poolUsers)
    .set({
      passwordHash,
      updatedAt,
      signUpBrowser,
      signUpContested: contestedBy(signUpBrowser),
    })
    .where(and(eq(poolUsers.emailKey, emailKey), eq(poolUsers.status, 'UNCONFIRMED')))
    .returning({ sub: poolUsers.sub, email: poolUsers.email });
  if (!replaced) throw exceptions.taken();
  return { ...user, ...replaced };
}

const emailSchema = yup.string().email().required();

export const signUp = operation(
  yup.object({ ...ofUser, Password: fields.Password }),
  async (pool, input) => {
    assertClient(pool, input);
    const email = input.Username.trim();
    if (!emailSchema.isValidSync(email)) throw exceptions.parameter('Username should be an email.');
    assertPassword(input.Password, email);
    const known = await findUser(pool.db, email);
    if (known?.status === 'UNCONFIRMED')
      await assertHourly(pool, `code sign-up ${known.emailKey}`, CODES_AN_HOUR);
    const now = pool.now().toISOString();
    // Hash first, so a taken address costs the same time as a free one.
    const user = {
      sub: randomUUID(),
      email,
      emailKey: toEmailKey(email),
      status: 'UNCONFIRMED',
      passwordHash: await hashPassword(input.Password),
      signUpBrowser: pool.signUpBrowser ?? null,
      createdAt: now,
      updatedAt: now,
    };
    const sub = await pool.db.transaction(async (tx) => {
      const stored = await insertOrReplace(tx, user);
      await issueCode(pool, tx, stored, 'sign-up');
      return stored.sub;
    });
    return { UserConfirmed: false, UserSub: sub, ...delivery(maskedEmail(email)) };
  },
);

export const confirmSignUp = operation(
  yup.object({ ...ofUser, ConfirmationCode: fields.ConfirmationCode }),
  async (pool, input) => {
    assertClient(pool, input);
    const user = await findUser(pool.db, input.Username);
    const accountKey = toAccountKey(user, input.Username);
    await assertHourly(pool, `enter sign-up ${accountKey}`, CODE_ENTRIES_AN_HOUR);
    if (!pool.hidesUsers && !user) throw exceptions.unknownUser();
    if (!pool.hidesUsers && user?.status === 'CONFIRMED') throw exceptions.alreadyConfirmed();
    await enterSignUpCode(pool, { user, accountKey, entered: input.ConfirmationCode });
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
