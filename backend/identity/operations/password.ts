import * as yup from 'yup';
import { assertHourly } from '../assertHourly';
import { assertClient } from '../client';
import { issueCode, useCode } from '../codes';
import { exceptions } from '../exceptions';
import { forgetFailures, takeAttempt } from '../failures';
import { CHANGES_AN_HOUR, CODE_ENTRIES_AN_HOUR, CODES_AN_HOUR } from '../limits';
import { delivery, fields, ofUser, operation } from '../operation';
import { assertPassword, hashPassword, isPassword } from '../password';
import { enterPretendedCode, pretendCode } from '../pretendedCodes';
import { revokeAll, getTokenUser } from '../tokens';
import { toAccountKey, findUser, lockUser, maskedEmail, updateUser } from '../users';

/** A disabled user gets no code, and the answer of an unknown one. */
const isReachable = (user: { status: string; emailVerified: boolean; enabled: boolean }): boolean =>
  user.enabled && user.status === 'CONFIRMED' && user.emailVerified;

/** ForgotPassword: the answer does not reveal whether the account exists. */
export const forgotPassword = operation(yup.object(ofUser), async (pool, input) => {
  assertClient(pool, input);
  const user = await findUser(pool.db, input.Username);
  await assertHourly(pool, `code reset ${toAccountKey(user, input.Username)}`, CODES_AN_HOUR);
  if (!user && !pool.hidesUsers) throw exceptions.unknownUser();
  if (user && !isReachable(user) && !pool.hidesUsers) {
    throw exceptions.parameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  await pool.db.transaction((tx) =>
    user && isReachable(user)
      ? issueCode(pool, tx, user, 'reset')
      : pretendCode(pool, tx, toAccountKey(user, input.Username), 'reset'),
  );
  return delivery(maskedEmail(user?.email ?? input.Username));
});

/** ConfirmForgotPassword: also ends every sign-in. */
export const confirmForgotPassword = operation(
  yup.object({ ...ofUser, ConfirmationCode: fields.ConfirmationCode, Password: fields.Password }),
  async (pool, input) => {
    assertClient(pool, input);
    assertPassword(input.Password, input.Username);
    const user = await findUser(pool.db, input.Username);
    const key = toAccountKey(user, input.Username);
    await assertHourly(pool, `enter reset ${key}`, CODE_ENTRIES_AN_HOUR);
    const passwordHash = await hashPassword(input.Password);
    if (!user || !isReachable(user)) {
      if (pool.hidesUsers) throw await enterPretendedCode(pool, key, 'reset');
      throw user ? exceptions.unconfirmed() : exceptions.unknownUser();
    }
    await useCode(pool, user.sub, 'reset', input.ConfirmationCode, async (tx) => {
      await updateUser(tx, user.sub, { passwordHash }, pool.now());
      await revokeAll(tx, user.sub);
      await forgetFailures(tx, key);
    });
    return {};
  },
);

export const changePassword = operation(
  yup.object({
    AccessToken: fields.AccessToken,
    PreviousPassword: fields.Password,
    ProposedPassword: fields.Password,
  }),
  async (pool, { AccessToken, PreviousPassword, ProposedPassword }) => {
    const user = await getTokenUser(pool, AccessToken);
    const now = pool.now();
    await assertHourly(pool, `change ${user.sub}`, CHANGES_AN_HOUR);
    if (!(await takeAttempt(pool.db, user.emailKey, now))) throw exceptions.attemptsExceeded();
    if (!(await isPassword(user.passwordHash, PreviousPassword))) throw exceptions.incorrect();
    await forgetFailures(pool.db, user.emailKey);
    assertPassword(ProposedPassword, user.email);
    const passwordHash = await hashPassword(ProposedPassword);
    await pool.db.transaction(async (tx) => {
      // A reset in the meantime makes the old password worthless.
      if ((await lockUser(tx, user.sub))?.passwordHash !== user.passwordHash)
        throw exceptions.incorrect();
      await updateUser(tx, user.sub, { passwordHash }, now);
    });
    return {};
  },
);
