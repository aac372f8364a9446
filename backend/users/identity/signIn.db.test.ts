import {
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import {
  ClientId,
  HOUR,
  PoolFixture,
  refused,
  somebody,
} from '../../../testing/user-pool/PoolFixture';

const pool = new PoolFixture();
beforeAll(() => pool.open());
beforeEach(() => pool.pass(2 * HOUR));
afterAll(() => pool.close());

describe('InitiateAuth with a password', () => {
  it("gives tokens that the pool's public keys verify", async () => {
    const email = await pool.member();
    const { AccessToken, IdToken, RefreshToken, ExpiresIn, TokenType } = await pool.signIn(
      email.toUpperCase(),
    );
    expect({ ExpiresIn, TokenType }).toEqual({ ExpiresIn: 3_600, TokenType: 'Bearer' });
    expect(RefreshToken).toEqual(expect.any(String));
    const jwks = (await (
      await fetch(`${pool.test.endpoint}/local_plumbline/.well-known/jwks.json`)
    ).json()) as JSONWebKeySet;
    const options = { issuer: pool.test.pool.issuer, currentDate: pool.now };
    expect(
      (await jwtVerify(IdToken!, createLocalJWKSet(jwks), { ...options, audience: ClientId }))
        .payload,
    ).toMatchObject({ email, email_verified: true, token_use: 'id' });
    expect((await jwtVerify(AccessToken!, createLocalJWKSet(jwks), options)).payload).toMatchObject(
      { client_id: ClientId, token_use: 'access' },
    );
    expect(JSON.stringify(jwks)).not.toContain('"d"');
  });

  it('refuses a wrong password and an unknown user in the same words', async () => {
    const words = refused('NotAuthorizedException', 'Incorrect username or password.');
    await expect(pool.signIn(await pool.member(), 'wrong horse 7')).rejects.toEqual(words);
    await expect(pool.signIn(somebody())).rejects.toEqual(words);
  });

  it('says that a user is unconfirmed only with the right password', async () => {
    const email = somebody();
    await pool.signUp(email);
    await expect(pool.signIn(email)).rejects.toEqual(
      refused('UserNotConfirmedException', 'User is not confirmed.'),
    );
    await expect(pool.signIn(email, 'wrong horse 7')).rejects.toEqual(
      refused('NotAuthorizedException'),
    );
  });

  it.each([
    ['a member', () => pool.member()],
    ['nobody', async () => somebody()],
  ])('backs off after five failures in a row: for %s', async (_, who) => {
    const email = await who();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(pool.signIn(email, 'wrong horse 7')).rejects.toEqual(
        refused('NotAuthorizedException', 'Incorrect username or password.'),
      );
    await expect(pool.signIn(email)).rejects.toEqual(
      refused('NotAuthorizedException', 'Password attempts exceeded'),
    );
    pool.pass(1_000);
    await expect(pool.signIn(email, 'wrong horse 7')).rejects.toEqual(
      refused('NotAuthorizedException', 'Incorrect username or password.'),
    );
    pool.pass(1_999);
    await expect(pool.signIn(email)).rejects.toEqual(
      refused('NotAuthorizedException', 'Password attempts exceeded'),
    );
  });

  it('counts parallel tries like consecutive ones', async () => {
    const email = await pool.member();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => pool.signIn(email, 'wrong horse 7')),
    );
    const messages = answers.map((answer) =>
      answer.status === 'rejected' ? (answer.reason as Error).message : 'signed in',
    );
    expect(
      messages.filter((message) => message === 'Incorrect username or password.'),
    ).toHaveLength(5);
    expect(messages.filter((message) => message === 'Password attempts exceeded')).toHaveLength(15);
  });

  it('counts tries for one user together, under any name', async () => {
    const email = await pool.member();
    const { Username } = await pool.whoHas((await pool.signIn(email)).AccessToken!);
    for (const name of [email, Username!, email, Username!, email])
      await expect(pool.signIn(name, 'wrong horse 7')).rejects.toBeDefined();
    for (const name of [email, Username!])
      await expect(pool.signIn(name)).rejects.toEqual(
        refused('NotAuthorizedException', 'Password attempts exceeded'),
      );
  });

  it('forgets failures at a success', async () => {
    const email = await pool.member();
    for (let tries = 0; tries < 4; tries += 1)
      await expect(pool.signIn(email, 'wrong horse 7')).rejects.toBeDefined();
    await pool.signIn(email);
    for (let tries = 0; tries < 4; tries += 1)
      await expect(pool.signIn(email, 'wrong horse 7')).rejects.toBeDefined();
    await expect(pool.signIn(email)).resolves.toBeDefined();
  });

  it('refuses an unknown flow, and one without its parameters', async () => {
    const ask = (AuthFlow: 'CUSTOM_AUTH' | 'USER_PASSWORD_AUTH', AuthParameters = {}) =>
      pool.client.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }));
    await expect(ask('CUSTOM_AUTH')).rejects.toEqual(refused('InvalidParameterException'));
    await expect(ask('USER_PASSWORD_AUTH')).rejects.toEqual(refused('InvalidParameterException'));
  });
});

describe('tokens', () => {
  it('are renewed by the refresh token for 30 days', async () => {
    const { RefreshToken } = await pool.signIn(await pool.member());
    pool.pass(29 * 24 * HOUR);
    const { AuthenticationResult } = await pool.refresh(RefreshToken!);
    await expect(pool.whoHas(AuthenticationResult!.AccessToken!)).resolves.toHaveProperty(
      'Username',
    );
    pool.pass(24 * HOUR);
    await expect(pool.refresh(RefreshToken!)).rejects.toEqual(
      refused('NotAuthorizedException', 'Invalid Refresh Token'),
    );
    await expect(pool.refresh('made-up')).rejects.toEqual(
      refused('NotAuthorizedException', 'Invalid Refresh Token'),
    );
  });

  it('name their user', async () => {
    const email = await pool.member();
    const { AccessToken } = await pool.signIn(email);
    expect((await pool.whoHas(AccessToken!)).UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ]),
    );
  });

  it('are refused after an hour, when tampered with, and when they are of the other kind', async () => {
    const { AccessToken, IdToken } = await pool.signIn(await pool.member());
    const [head, body, signature] = AccessToken!.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const token of [IdToken!, `${head}.${body}.${signature!.slice(0, -4)}AAAA`, none, 'x']) {
      await expect(pool.whoHas(token)).rejects.toEqual(
        refused('NotAuthorizedException', 'Invalid Access Token'),
      );
    }
    pool.pass(HOUR);
    await expect(pool.whoHas(AccessToken!)).rejects.toEqual(
      refused('NotAuthorizedException', 'Access Token has expired'),
    );
  });

  it('end with RevokeToken, those of that sign-in only', async () => {
    const email = await pool.member();
    const [one, two] = [await pool.signIn(email), await pool.signIn(email)];
    await pool.client.send(new RevokeTokenCommand({ ClientId, Token: one.RefreshToken! }));
    await expect(pool.refresh(one.RefreshToken!)).rejects.toEqual(
      refused('NotAuthorizedException', 'Refresh Token has been revoked'),
    );
    await expect(pool.whoHas(one.AccessToken!)).rejects.toEqual(
      refused('NotAuthorizedException', 'Access Token has been revoked'),
    );
    await expect(pool.whoHas(two.AccessToken!)).resolves.toBeDefined();
  });

  it('all end with GlobalSignOut', async () => {
    const email = await pool.member();
    const [one, two] = [await pool.signIn(email), await pool.signIn(email)];
    await pool.client.send(new GlobalSignOutCommand({ AccessToken: one.AccessToken! }));
    for (const { RefreshToken } of [one, two])
      await expect(pool.refresh(RefreshToken!)).rejects.toEqual(refused('NotAuthorizedException'));
  });
});
