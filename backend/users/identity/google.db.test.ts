import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import {
  HOUR,
  Password,
  PoolFixture,
  refused,
  somebody,
} from '../../../testing/user-pool/PoolFixture';
import { poolCodes, poolIdentities, poolUsers } from '../../db/schema';
import { googleSubject, listGoogleAccounts, signInByGoogle } from './google';
import { issueTokens } from './tokens';

const pool = new PoolFixture();
beforeAll(() => pool.open());
beforeEach(() => pool.pass(2 * HOUR));
afterAll(() => pool.close());

const byGoogle = (email: string) =>
  signInByGoogle(pool.test.pool, { subject: googleSubject(pool.test.pool, email), email });
const findUser = async (email: string) =>
  (await pool.store.db.select().from(poolUsers).where(eq(poolUsers.emailKey, email)))[0]!;
const incorrect = refused('NotAuthorizedException', 'Incorrect username or password.');

describe('a Google account', () => {
  it('has an id of 21 digits, the same for every spelling of an address', () => {
    const [one, same, other] = ['a@example.com', ' A@Example.com ', 'b@example.com'].map((email) =>
      googleSubject(pool.test.pool, email),
    );
    expect(one).toMatch(/^\d{21}$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('with a new address makes a user without a password', async () => {
    const email = somebody();
    const user = await byGoogle(email);
    expect(user).toMatchObject({
      email,
      emailVerified: true,
      status: 'CONFIRMED',
      passwordHash: null,
    });
    expect(await byGoogle(email.toUpperCase())).toMatchObject({ sub: user.sub, email });
  });

  it('makes one user when two come at once', async () => {
    const email = somebody();
    const subs = (await Promise.all(Array.from({ length: 6 }, () => byGoogle(email)))).map(
      ({ sub }) => sub,
    );
    expect(new Set(subs).size).toBe(1);
    expect(
      await pool.store.db.select().from(poolIdentities).where(eq(poolIdentities.sub, subs[0]!)),
    ).toHaveLength(1);
  });

  it("and a sign-up with a password at the same time end as one confirmed user of Google's", async () => {
    const email = somebody();
    await Promise.allSettled([pool.signUp(email), byGoogle(email), pool.signUp(email)]);
    expect(await findUser(email)).toMatchObject({ status: 'CONFIRMED', passwordHash: null });
    expect(
      await pool.store.db.select().from(poolUsers).where(eq(poolUsers.emailKey, email)),
    ).toHaveLength(1);
    await expect(pool.signIn(email)).rejects.toEqual(incorrect);
  });

  it('with the address of a confirmed account is that account, password and all', async () => {
    const email = await pool.member();
    const { sub } = await findUser(email);
    expect((await byGoogle(email)).sub).toBe(sub);
    const { IdToken, AccessToken } = await pool.signIn(email);
    expect(decodeJwt(IdToken!)).toMatchObject({
      sub,
      email,
      identities: [
        {
          providerName: 'Google',
          providerType: 'Google',
          primary: 'false',
          userId: googleSubject(pool.test.pool, email),
        },
      ],
    });
    expect((await pool.whoHas(AccessToken!)).UserAttributes).toContainEqual({
      Name: 'identities',
      Value: expect.stringContaining('"providerName":"Google"') as string,
    });
  });

  it('of a disabled user does not sign in', async () => {
    const email = await pool.member();
    await pool.store.db
      .update(poolUsers)
      .set({ enabled: false })
      .where(eq(poolUsers.emailKey, email));
    await expect(byGoogle(email)).rejects.toThrow('User is disabled.');
  });

  it('is listed for the chooser, newest first', async () => {
    const [first, second] = [somebody(), somebody()];
    await byGoogle(first);
    pool.pass(1_000);
    await byGoogle(second);
    expect(await listGoogleAccounts(pool.test.pool, 2)).toEqual([second, first]);
  });
});

describe('an unconfirmed sign-up whose owner signs in by Google', () => {
  it("becomes the owner's: its password opens nothing, its code confirms nothing", async () => {
    const email = somebody();
    const { UserSub } = await pool.signUp(email, 'an intruder 1');
    const code = pool.lastCode(email);
    expect(await byGoogle(email)).toMatchObject({
      sub: UserSub,
      status: 'CONFIRMED',
      emailVerified: true,
      passwordHash: null,
    });
    await expect(pool.signIn(email, 'an intruder 1')).rejects.toEqual(incorrect);
    expect(
      await pool.store.db.select().from(poolCodes).where(eq(poolCodes.emailKey, email)),
    ).toEqual([]);
    await expect(pool.confirm(email, code)).rejects.toEqual(refused('CodeMismatchException'));
  });

  it('is free of the back-off that the intruder has caused', async () => {
    const email = somebody();
    await pool.signUp(email);
    for (let tries = 0; tries < 7; tries += 1)
      await expect(pool.signIn(email, 'wrong horse 7')).rejects.toBeDefined();
    await byGoogle(email);
    await expect(pool.signIn(email)).rejects.toEqual(incorrect);
  });

  it('ends the same when the code is entered at the same time', async () => {
    const email = somebody();
    await pool.signUp(email);
    await Promise.allSettled([
      pool.confirm(email, pool.lastCode(email)),
      byGoogle(email),
      pool.resend(email),
    ]);
    expect((await findUser(email)).status).toBe('CONFIRMED');
    // Entering the code first also proves the address: the account keeps its password.
    expect((await byGoogle(email)).sub).toBe((await findUser(email)).sub);
  });
});

describe('a user without a password', () => {
  it('has no sign-in by password, and no sign-up either', async () => {
    const email = somebody();
    await byGoogle(email);
    await expect(pool.signIn(email)).rejects.toEqual(incorrect);
    await expect(pool.signUp(email)).rejects.toEqual(refused('UsernameExistsException'));
  });

  it('cannot change a password it does not have', async () => {
    const user = await byGoogle(somebody());
    const { AccessToken } = await issueTokens(pool.test.pool, user);
    await expect(
      pool.client.send(
        new ChangePasswordCommand({
          AccessToken,
          PreviousPassword: Password,
          ProposedPassword: 'another horse 8',
        }),
      ),
    ).rejects.toEqual(incorrect);
  });

  it('gets one by a reset code', async () => {
    const email = somebody();
    const { sub } = await byGoogle(email);
    await pool.forgot(email);
    await pool.reset(email, pool.lastCode(email), 'my first horse 1');
    const { AccessToken } = await pool.signIn(email, 'my first horse 1');
    expect((await pool.whoHas(AccessToken!)).Username).toBe(sub);
    expect((await byGoogle(email)).sub).toBe(sub);
  });
});
