import * as yup from 'yup';
import { isLinkCode } from '../../../../contracts/projects/codeLink';
import { toEmailKey } from '../../../../contracts/accounts/emailKey';
import { assertHourly, takeMail } from '../assertHourly';
import { assertClient } from '../client';
import { forgetCodes, issueCode } from '../codes';
import { exceptions } from '../exceptions';
import { forgetFailures, takeAttempt } from '../failures';
import { CHANGES_AN_HOUR } from '../limits';
import { delivery, fields, ofUser, operation } from '../operation';
import { assertPassword, hashPassword, isPassword } from '../password';
import { redeemCode } from '../redeemCode';
import { revokeAll, getTokenUser } from '../tokens';
import { findByEmail, lockUser, maskedEmail, updateUser } from '../users';

/** A disabled user gets no code, and the answer of an unknown one. */
const isReachable = (user: { status: string; emailVerified: boolean; enabled: boolean }): boolean =>
  user.enabled && user.status === 'CONFIRMED' && user.emailVerified;

/** ForgotPassword: the answer does not reveal whether the account exists. */
export const forgotPassword = operation(yup.object(ofUser), async (pool, input) => {
  assertClient(pool, input);
  const emailKey = toEmailKey(input.Username);
  const limit = await takeMail(pool, 'reset', emailKey);
  if (limit) throw limit;
  const user = await findByEmail(pool.db, input.Username);
  if (!user && !pool.hidesUsers) throw exceptions.unknownUser();
  if (user && !isReachable(user) && !pool.hidesUsers) {
    throw exceptions.parameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  const to = user && isReachable(user) ? user.email : undefined;
  await pool.db.transaction((tx) => issueCode(pool, tx, { emailKey, purpose: 'reset', to }));
  return delivery(maskedEmail(user?.email ?? input.Username));
});

/** ConfirmForgotPassword: also ends every sign-in. */
export const confirmForgotPassword = operation(
  yup.object({ ...ofUser, ConfirmationCode: fields.ConfirmationCode, Password: fields.Password }),
  async (pool, input) => {
    assertClient(pool, input);
    assertPassword(input.Password, input.Username);
    const emailKey = toEmailKey(input.Username);
    const user = await findByEmail(pool.db, input.Username);
    if (!pool.hidesUsers && !user) throw exceptions.unknownUser();
    if (!pool.hidesUsers && user && !isReachable(user)) throw exceptions.unconfirmed();
    // Links need no count, so only a right one is worth a hash.
    const byLink = isLinkCode(input.ConfirmationCode);
    const hashed = byLink ? undefined : await hashPassword(input.Password);
    const entry = { emailKey, purpose: 'reset', user, entered: input.ConfirmationCode } as const;
    await redeemCode(pool, entry, async (tx, { user: { sub, ...rest } }) => {
      if (!isReachable(rest)) return exceptions.codeMismatch();
      await forgetCodes(tx, emailKey);
      const passwordHash = hashed ?? (await hashPassword(input.Password));
      await updateUser(tx, sub, { passwordHash }, pool.now());
      await revokeAll(tx, sub);
      await forgetFailures(tx, emailKey);
      return undefined;
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
    if (!pool.forKnownBrowser) {
      await assertHourly(pool, `change ${user.sub}`, CHANGES_AN_HOUR);
      await takeAttempt(pool.db, user.emailKey, now);
    }
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
