import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import * as yup from 'yup';
import { toEmailKey } from '../../../../contracts/accounts/emailKey';
import { poolUsers } from '../../../db/schema';
import type { Database } from '../../../db/store';
import { takeMail } from '../assertHourly';
import { assertClient } from '../client';
import { issueCode, keepPassword, keepUsedCode } from '../codes';
import { exceptions, type PoolException } from '../exceptions';
import { delivery, fields, ofUser, operation } from '../operation';
import { assertPassword, hashPassword } from '../password';
import type { Pool } from '../pool';
import { redeemCode, type Redeemed } from '../redeemCode';
import { findByEmail, maskedEmail, updateUser } from '../users';

const PURPOSE = 'sign-up' as const;

type NewUser = typeof poolUsers.$inferInsert;

/** True once two browsers signed up: then a code counts in these only. */
const contestedBy = (browser: string | null) =>
  sql<boolean>`${poolUsers.signUpContested} or ${poolUsers.signUpBrowser} is distinct from ${browser}`;

/**
 * A newer sign-up of an unconfirmed address replaces the password, but in browsers that signed up
 * before: there a code confirms theirs.
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
    const emailKey = toEmailKey(email);
    const limit = await takeMail(pool, 'sign-up', emailKey);
    const now = pool.now().toISOString();
    // Hash first, so a taken address costs the same time as a free one.
    const passwordHash = await hashPassword(input.Password);
    const user = {
      sub: randomUUID(),
      email,
      emailKey,
      status: 'UNCONFIRMED',
      passwordHash,
      signUpBrowser: pool.codeBrowser ?? null,
      createdAt: now,
      updatedAt: now,
    };
    const sub = await pool.db.transaction(async (tx) => {
      const stored = await insertOrReplace(tx, user);
      const own = { emailKey, purpose: PURPOSE, passwordHash };
      await (limit
        ? keepPassword(pool, tx, own)
        : issueCode(pool, tx, { ...own, to: stored.email }));
      return stored.sub;
    });
    if (limit) throw limit;
    return { UserConfirmed: false, UserSub: sub, ...delivery(maskedEmail(email)) };
  },
);

/**
 * With the password typed in this browser, if it signed up. Else, once two browsers have, a
 * stranger's might be confirmed by the owner.
 */
async function confirm(
  pool: Pool,
  tx: Database,
  { user, code, own }: Redeemed,
): Promise<PoolException | undefined> {
  if (user.status === 'CONFIRMED') return exceptions.alreadyConfirmed();
  if (user.signUpContested && !own?.passwordHash) return exceptions.signedUpElsewhere();
  await keepUsedCode(tx, code);
  const password = own?.passwordHash ? { passwordHash: own.passwordHash } : {};
  const change = { status: 'CONFIRMED', emailVerified: true, ...password };
  await updateUser(tx, user.sub, change, pool.now());
  return undefined;
}

/** A wrong code gets the same answer for any address; the code that confirmed, that it has. */
export const confirmSignUp = operation(
  yup.object({ ...ofUser, ConfirmationCode: fields.ConfirmationCode }),
  async (pool, input) => {
    assertClient(pool, input);
    const emailKey = toEmailKey(input.Username);
    const user = await findByEmail(pool.db, input.Username);
    if (!pool.hidesUsers && !user) throw exceptions.unknownUser();
    if (!pool.hidesUsers && user?.status === 'CONFIRMED') throw exceptions.alreadyConfirmed();
    const entry = { emailKey, purpose: PURPOSE, user, entered: input.ConfirmationCode } as const;
    await redeemCode(pool, entry, (tx, redeemed) => confirm(pool, tx, redeemed));
    return {};
  },
);

export const resendConfirmationCode = operation(yup.object(ofUser), async (pool, input) => {
  assertClient(pool, input);
  const emailKey = toEmailKey(input.Username);
  const limit = await takeMail(pool, 'resend', emailKey);
  if (limit) throw limit;
  const user = await findByEmail(pool.db, input.Username);
  if (!user && !pool.hidesUsers) throw exceptions.unknownUser();
  if (user?.status === 'CONFIRMED' && !pool.hidesUsers) throw exceptions.nothingToConfirm();
  const to = user?.status === 'UNCONFIRMED' ? user.email : undefined;
  await pool.db.transaction((tx) => issueCode(pool, tx, { emailKey, purpose: PURPOSE, to }));
  return delivery(maskedEmail(user?.email ?? input.Username));
});
