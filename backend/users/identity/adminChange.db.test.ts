import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { eq } from 'drizzle-orm';
import { administrator, PoolFixture, refused } from '../../../testing/user-pool/PoolFixture';
import { auditLog, sessions } from '../../db/schema';
import { issueTokens } from './tokens';
import { findUser } from './users';

const UserPoolId = 'local_plumbline';
const adminSecret = 'the secret of the administrator';
const pool = new PoolFixture();
let admin: CognitoIdentityProviderClient;
beforeAll(async () => {
  await pool.open({ adminSecret });
  // The SDK corrects its clock from the server's answers, which carry the machine's time.
  pool.now = new Date();
  admin = administrator(pool, adminSecret);
});
afterAll(async () => {
  admin.destroy();
  await pool.close();
});

const disable = (Username: string) =>
  admin.send(new AdminDisableUserCommand({ UserPoolId, Username }));
const enable = (Username: string) =>
  admin.send(new AdminEnableUserCommand({ UserPoolId, Username }));
const setPassword = (Username: string, Password: string, Permanent = true) =>
  admin.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent }));
const disabled = refused('NotAuthorizedException', 'User is disabled.');
const refusedToken = refused('NotAuthorizedException');

describe('a disabled user', () => {
  it('cannot sign in, with the words only for who knows the password', async () => {
    const email = await pool.member();
    await disable(email);
    await expect(pool.signIn(email)).rejects.toEqual(disabled);
    await expect(pool.signIn(email, 'wrong horse 7')).rejects.toEqual(
      refused('NotAuthorizedException', 'Incorrect username or password.'),
    );
  });

  it('has no sign-in left: tokens are refused, also after the user is enabled again', async () => {
    const email = await pool.member();
    const tokens = await pool.signIn(email);
    await disable(email);
    for (const again of [async () => undefined, () => enable(email)]) {
      await again();
      await expect(pool.whoHas(tokens.AccessToken!)).rejects.toEqual(refusedToken);
      await expect(pool.refresh(tokens.RefreshToken!)).rejects.toEqual(refusedToken);
      await expect(pool.rotate(tokens.RefreshToken!)).rejects.toEqual(refusedToken);
    }
  });

  it.each([
    ['disabled', 'account-disabled', disable],
    [
      'deleted',
      'account-deleted',
      (Username: string) => admin.send(new AdminDeleteUserCommand({ UserPoolId, Username })),
    ],
  ] as const)('is acted as by no one once %s', async (_, why, end) => {
    const { sub } = (await findUser(pool.store.db, await pool.member()))!;
    const at = pool.now.toISOString();
    const acting = { actingAs: sub, actingEmail: 'sealed', actingSince: at, actingReason: 'desk' };
    const staff = { account: 'staff', emailHash: 'x', sealedTokens: 's', agent: 'Firefox' };
    const actingUntil = new Date(pool.now.getTime() + 3_600_000).toISOString();
    await pool.store.db.insert(sessions).values({
      ...staff,
      ...acting,
      actingUntil,
      sidHash: `of ${sub}`,
      createdAt: at,
      lastSeenAt: at,
    });
    await end(sub);
    const [session] = await pool.store.db
      .select()
      .from(sessions)
      .where(eq(sessions.sidHash, `of ${sub}`));
    expect(session).toMatchObject({ actingAs: null, endedAt: null });
    const [logged] = await pool.store.db.select().from(auditLog).where(eq(auditLog.account, sub));
    expect(logged).toMatchObject({ event: 'impersonation-ended', actor: 'staff' });
    expect(logged!.detail).toMatch(`${why}; since`);
  });

  it('gets no code to reset the password, and an earlier code is void', async () => {
    const email = await pool.member();
    await pool.forgot(email);
    const code = pool.lastCode(email);
    await disable(email);
    const before = pool.test.sent.length;
    await expect(pool.forgot(email)).resolves.toHaveProperty('CodeDeliveryDetails');
    expect(pool.test.sent).toHaveLength(before);
    await expect(pool.reset(email, code)).rejects.toEqual(refused('CodeMismatchException'));
  });

  it('gets no tokens when disabled between the password check and the tokens', async () => {
    const email = await pool.member();
    const user = (await findUser(pool.store.db, email))!;
    await disable(email);
    await expect(issueTokens(pool.test.pool, user)).rejects.toThrow('User is disabled.');
  });

  it('is shown as such, and signs in again once enabled', async () => {
    const email = await pool.member();
    await disable(email);
    const get = () => admin.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    expect(await get()).toMatchObject({ Enabled: false, UserStatus: 'CONFIRMED' });
    await enable(email);
    expect(await get()).toMatchObject({ Enabled: true });
    await expect(pool.signIn(email)).resolves.toHaveProperty('AccessToken');
  });
});

describe('AdminUserGlobalSignOut', () => {
  it('ends every sign-in, and the user may sign in again', async () => {
    const email = await pool.member();
    const [one, other] = [await pool.signIn(email), await pool.signIn(email)];
    await admin.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: email }));
    for (const { AccessToken, RefreshToken } of [one, other]) {
      await expect(pool.whoHas(AccessToken!)).rejects.toEqual(refusedToken);
      await expect(pool.rotate(RefreshToken!)).rejects.toEqual(refusedToken);
    }
    await expect(pool.signIn(email)).resolves.toHaveProperty('AccessToken');
  });
});

describe('AdminSetUserPassword', () => {
  it('replaces the password and ends earlier sign-ins', async () => {
    const email = await pool.member();
    const tokens = await pool.signIn(email);
    await setPassword(email, 'another horse 8');
    await expect(pool.signIn(email)).rejects.toEqual(refusedToken);
    await expect(pool.rotate(tokens.RefreshToken!)).rejects.toEqual(refusedToken);
    await expect(pool.signIn(email, 'another horse 8')).resolves.toHaveProperty('AccessToken');
  });

  it('refuses common and short passwords, and temporary ones', async () => {
    const email = await pool.member();
    for (const weak of ['short1', 'password123', 'no digits here'])
      await expect(setPassword(email, weak)).rejects.toEqual(refused('InvalidPasswordException'));
    await expect(setPassword(email, 'another horse 8', false)).rejects.toEqual(
      refused('InvalidParameterException'),
    );
    await expect(pool.signIn(email)).resolves.toHaveProperty('AccessToken');
  });
});

describe('ListUsers without a filter', () => {
  it('answers every user once, page by page', async () => {
    const made = [await pool.member(), await pool.member(), await pool.member()];
    const seen: string[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await admin.send(
        new ListUsersCommand({ UserPoolId, Limit: 2, PaginationToken }),
      );
      expect(page.Users!.length).toBeLessThanOrEqual(2);
      seen.push(
        ...page.Users!.map(({ Attributes }) => Attributes!.find((a) => a.Name === 'email')!.Value!),
      );
      ({ PaginationToken } = page);
    } while (PaginationToken);
    expect(seen).toEqual(expect.arrayContaining(made));
    expect(new Set(seen).size).toBe(seen.length);
  });
});
