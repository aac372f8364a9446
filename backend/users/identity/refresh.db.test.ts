import {
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import {
  ClientId,
  createClient,
  HOUR,
  PoolFixture,
  refused,
} from '../../../testing/user-pool/PoolFixture';
import { startTestPool } from '../../../testing/user-pool/startTestPool';
import { poolTokens } from '../../db/schema';
import { prunePool } from './prunePool';

const DAY = 24 * HOUR;
const pool = new PoolFixture();
beforeAll(() => pool.open());
beforeEach(() => pool.pass(2 * HOUR));
afterAll(() => pool.close());

const signedIn = async () => pool.signIn(await pool.member());
const revoked = refused('NotAuthorizedException', 'Refresh Token has been revoked');
const reused = refused('RefreshTokenReuseException');

describe('GetTokensFromRefreshToken', () => {
  it('gives new tokens of the same sign-in', async () => {
    const first = await signedIn();
    pool.pass(HOUR);
    const second = await pool.rotate(first.RefreshToken!);
    expect(second).toMatchObject({ ExpiresIn: 3_600, TokenType: 'Bearer' });
    expect(second.RefreshToken).not.toBe(first.RefreshToken);
    const of = (token?: string) => {
      const { origin_jti, sub, auth_time } = decodeJwt(token!);
      return { origin_jti, sub, auth_time };
    };
    expect([of(second.AccessToken), of(second.IdToken)]).toEqual([
      of(first.AccessToken),
      of(first.AccessToken),
    ]);
    await expect(pool.whoHas(second.AccessToken!)).resolves.toHaveProperty('Username');
  });

  it('takes the old refresh token for 30 seconds more, for a client that never saw the answer', async () => {
    const { RefreshToken } = await signedIn();
    const second = await pool.rotate(RefreshToken!);
    pool.pass(29_999);
    const again = await pool.rotate(RefreshToken!);
    pool.pass(1);
    await expect(pool.rotate(RefreshToken!)).rejects.toEqual(reused);
    for (const { RefreshToken: later } of [second, again])
      await expect(pool.rotate(later!)).rejects.toEqual(revoked);
  });

  it('ends the whole sign-in, and no other, when a replaced token is shown after that', async () => {
    const email = await pool.member();
    const [stolen, other] = [await pool.signIn(email), await pool.signIn(email)];
    const owner = await pool.rotate(stolen.RefreshToken!);
    pool.pass(30_000);
    await expect(pool.rotate(stolen.RefreshToken!)).rejects.toEqual(reused);
    await expect(pool.rotate(owner.RefreshToken!)).rejects.toEqual(revoked);
    await expect(pool.whoHas(owner.AccessToken!)).rejects.toEqual(
      refused('NotAuthorizedException', 'Access Token has been revoked'),
    );
    await expect(pool.rotate(other.RefreshToken!)).resolves.toBeDefined();
  });

  it('notices a stolen token weeks later, and when it is shown to InitiateAuth', async () => {
    const { RefreshToken } = await signedIn();
    const owner = await pool.rotate(RefreshToken!);
    pool.pass(20 * DAY);
    await prunePool(pool.store.db, pool.now);
    await expect(pool.refresh(RefreshToken!)).rejects.toEqual(revoked);
    await expect(pool.rotate(owner.RefreshToken!)).rejects.toEqual(revoked);
  });

  it('never makes a sign-in last longer than its 30 days', async () => {
    let { RefreshToken } = await signedIn();
    for (let day = 0; day < 29; day += 1) {
      pool.pass(DAY);
      ({ RefreshToken } = await pool.rotate(RefreshToken!));
    }
    pool.pass(DAY);
    await expect(pool.rotate(RefreshToken!)).rejects.toEqual(
      refused('NotAuthorizedException', 'Invalid Refresh Token'),
    );
    await prunePool(pool.store.db, new Date(pool.now.getTime() + 1));
    expect(await pool.store.db.select().from(poolTokens)).toEqual([]);
  });

  it('lets two requests at once both through', async () => {
    const { RefreshToken } = await signedIn();
    const both = await Promise.all([pool.rotate(RefreshToken!), pool.rotate(RefreshToken!)]);
    expect(new Set(both.map((answer) => answer.RefreshToken)).size).toBe(2);
  });

  it('leaves no token when the sign-in ends at the same time', async () => {
    const first = await signedIn();
    const answers = await Promise.allSettled([
      pool.rotate(first.RefreshToken!),
      pool.client.send(new GlobalSignOutCommand({ AccessToken: first.AccessToken! })),
      pool.rotate(first.RefreshToken!),
    ]);
    const made = answers.flatMap((answer) =>
      answer.status === 'fulfilled' && 'RefreshToken' in answer.value
        ? [answer.value.RefreshToken!]
        : [],
    );
    for (const token of [first.RefreshToken!, ...made])
      await expect(pool.rotate(token)).rejects.toEqual(revoked);
  });

  it('is refused once any token of the sign-in has been revoked', async () => {
    const first = await signedIn();
    const second = await pool.rotate(first.RefreshToken!);
    await pool.client.send(new RevokeTokenCommand({ ClientId, Token: first.RefreshToken! }));
    await expect(pool.rotate(second.RefreshToken!)).rejects.toEqual(revoked);
  });

  it("takes the client's secret as it is, where there is one", async () => {
    const { RefreshToken } = await signedIn();
    const withSecret = await startTestPool(pool.store, () => pool.now, {
      clientSecret: 'the secret',
    });
    const client = createClient(withSecret.endpoint);
    const ask = (ClientSecret?: string) =>
      client.send(new GetTokensFromRefreshTokenCommand({ ClientId, ClientSecret, RefreshToken }));
    for (const wrong of [undefined, 'another one'])
      await expect(ask(wrong)).rejects.toEqual(refused('NotAuthorizedException'));
    await expect(ask('the secret')).resolves.toHaveProperty('AuthenticationResult.RefreshToken');
    client.destroy();
    await withSecret.close();
  });
});

it('InitiateAuth with REFRESH_TOKEN_AUTH replaces nothing', async () => {
  const { RefreshToken } = await signedIn();
  const renew = () =>
    pool.client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken! },
      }),
    );
  expect((await renew()).AuthenticationResult).not.toHaveProperty('RefreshToken');
  pool.pass(HOUR);
  await expect(renew()).resolves.toHaveProperty('AuthenticationResult.AccessToken');
});

it('a sign-in fails if the password is reset meanwhile', async () => {
  const email = await pool.member();
  await pool.forgot(email);
  const code = pool.lastCode(email);
  const [signIn] = await Promise.allSettled([pool.signIn(email), pool.reset(email, code)]);
  if (signIn.status === 'rejected')
    expect(signIn.reason).toEqual(
      refused('NotAuthorizedException', 'Incorrect username or password.'),
    );
  else await expect(pool.rotate(signIn.value.RefreshToken!)).rejects.toEqual(revoked);
});
