import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { Browser } from '../../../../testing/user-pool/Browser';
import {
  ClientId,
  HOUR,
  PoolFixture,
  refused,
  somebody,
} from '../../../../testing/user-pool/PoolFixture';
import { CALLBACK, SITE_URL, TestSite, type Tokens } from '../../../../testing/user-pool/TestSite';
import { startTestPool, type TestPool } from '../../../../testing/user-pool/startTestPool';

const domain = { siteUrl: SITE_URL, hasChooser: true };
const pool = new PoolFixture();
let site: TestSite;
let printed: jest.SpyInstance;
beforeAll(async () => {
  printed = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await pool.open({ domain });
});
beforeEach(() => {
  pool.pass(2 * HOUR);
  site = new TestSite(pool.test.pool.issuer);
});
afterAll(() => pool.close());

const json = async (answer: Response | Promise<Response>) =>
  (await answer).json() as Promise<Record<string, unknown>>;
const invalidGrant = { error: 'invalid_grant', error_description: 'grant request is invalid' };

describe('discovery', () => {
  it("names the pool's endpoints as Cognito's, at the issuer whatever host the request claims", async () => {
    const { issuer } = pool.test.pool;
    expect(
      await json(
        fetch(`${issuer}/.well-known/openid-configuration`, {
          headers: { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
        }),
      ),
    ).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/oauth2/authorize`,
      token_endpoint: `${issuer}/oauth2/token`,
      userinfo_endpoint: `${issuer}/oauth2/userInfo`,
      revocation_endpoint: `${issuer}/oauth2/revoke`,
      end_session_endpoint: `${issuer}/logout`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    });
  });

  it("prints nothing of the library's on the console", () => {
    expect(printed).not.toHaveBeenCalled();
  });
});

describe('the round trip', () => {
  it('leads to the chooser and back with state, and its code brings tokens of the pool', async () => {
    const [browser, email] = [new Browser(), somebody()];
    const back = await site.choose(browser, await site.begin(browser), {
      email,
      name: 'Ann Example',
    });
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: expect.any(String) as string,
      state: site.state,
      iss: site.issuer,
    });

    const answer = await site.redeem(back.searchParams.get('code')!);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const tokens = (await answer.json()) as Tokens;
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3_600,
      refresh_token: expect.any(String) as string,
    });
    const jwks = createLocalJWKSet(
      (await json(fetch(`${site.issuer}/.well-known/jwks.json`))) as unknown as JSONWebKeySet,
    );
    const options = { issuer: site.issuer, currentDate: pool.now, algorithms: ['RS256'] };
    const { payload: id } = await jwtVerify(tokens.id_token, jwks, {
      ...options,
      audience: ClientId,
    });
    const { payload: access } = await jwtVerify(tokens.access_token, jwks, options);
    expect(id).toMatchObject({
      token_use: 'id',
      nonce: site.nonce,
      email,
      email_verified: true,
      name: 'Ann Example',
      'cognito:username': id.sub,
      origin_jti: access.origin_jti,
      at_hash: createHash('sha256')
        .update(tokens.access_token)
        .digest()
        .subarray(0, 16)
        .toString('base64url'),
      identities: [
        {
          providerName: 'Google',
          providerType: 'Google',
          issuer: null,
          primary: 'true',
          userId: expect.stringMatching(/^\d{21}$/) as string,
          dateCreated: expect.any(String) as string,
        },
      ],
    });
    expect(access).toMatchObject({
      token_use: 'access',
      sub: id.sub,
      client_id: ClientId,
      scope: 'email openid profile aws.cognito.signin.user.admin',
    });
  });

  it('hides its cookies from scripts and other sites', async () => {
    const browser = new Browser();
    await site.choose(browser, await site.begin(browser), { email: somebody() });
    expect(browser.setCookies.length).toBeGreaterThan(0);
    for (const line of browser.setCookies)
      expect(line).toMatch(/; path=\/cognito-idp\/local_plumbline.*; samesite=lax; httponly$/);
  });

  it.each([
    ['CODE', { response_type: 'CODE' }],
    ['without scopes: all', { scope: undefined }],
    ['without a provider', { identity_provider: undefined }],
  ])('takes what Cognito takes: %s', async (_, changes) => {
    const { access_token: token } = await site.signIn(somebody(), changes);
    await expect(pool.whoHas(token)).resolves.toHaveProperty('Username');
  });

  it('asks for the account each time, and takes another one in the same browser', async () => {
    const browser = new Browser();
    const who = async (email: string) => {
      const code = (
        await site.choose(browser, await site.begin(browser), { email })
      ).searchParams.get('code')!;
      return (await pool.whoHas((await json(site.redeem(code))).access_token as string))
        .UserAttributes;
    };
    for (const email of [somebody(), somebody()])
      expect(await who(email)).toContainEqual({ Name: 'email', Value: email });
  });

  it("is one account with the password's", async () => {
    const email = await pool.member();
    const { access_token: token } = await site.signIn(email.toUpperCase());
    expect((await pool.whoHas(token)).Username).toBe(
      (await pool.whoHas((await pool.signIn(email)).AccessToken!)).Username,
    );
  });
});

describe('tokens of the round trip', () => {
  it('are renewed by GetTokensFromRefreshToken, and keep their scopes', async () => {
    const tokens = await site.signIn(somebody(), {
      scope: 'openid email aws.cognito.signin.user.admin',
    });
    const next = await pool.rotate(tokens.refresh_token);
    await expect(pool.whoHas(next.AccessToken!)).resolves.toHaveProperty('Username');
    expect(
      JSON.parse(Buffer.from(next.AccessToken!.split('.')[1]!, 'base64url').toString()),
    ).toMatchObject({ scope: 'openid email aws.cognito.signin.user.admin' });
  });

  it('are renewed by the token endpoint, with a new refresh token', async () => {
    const { refresh_token: token } = await site.signIn(somebody());
    const renew = (refresh_token: string) =>
      site.post('/oauth2/token', { grant_type: 'refresh_token', refresh_token });
    const next = await json(renew(token));
    expect(next).toMatchObject({
      token_type: 'Bearer',
      refresh_token: expect.not.stringMatching(token) as string,
      id_token: expect.any(String) as string,
    });
    pool.pass(30_000);
    const again = await renew(token);
    expect([again.status, await again.json()]).toEqual([400, invalidGrant]);
    expect((await renew(next.refresh_token as string)).status).toBe(400);
  });

  it("without the scope for it are refused by operations on one's own account", async () => {
    const { access_token: token } = await site.signIn(somebody(), { scope: 'openid email' });
    await expect(pool.whoHas(token)).rejects.toEqual(
      refused('NotAuthorizedException', 'Access Token does not have required scopes'),
    );
  });

  it('end with the revocation endpoint', async () => {
    const tokens = await site.signIn(somebody());
    expect((await site.post('/oauth2/revoke', { token: tokens.refresh_token })).status).toBe(200);
    await expect(pool.whoHas(tokens.access_token)).rejects.toEqual(
      refused('NotAuthorizedException', 'Access Token has been revoked'),
    );
    expect((await site.post('/oauth2/revoke', { token: 'made up' })).status).toBe(200);
  });

  it('show their user at userInfo, with scope openid', async () => {
    const ask = async (authorization?: string) => {
      const answer = await fetch(`${site.issuer}/oauth2/userInfo`, {
        headers: authorization ? { authorization } : {},
      });
      return {
        status: answer.status,
        challenge: answer.headers.get('www-authenticate'),
        body: await json(answer),
      };
    };
    const email = somebody();
    const { access_token: token } = await site.signIn(email);
    const { Username } = await pool.whoHas(token);
    expect(await ask(`Bearer ${token}`)).toMatchObject({
      status: 200,
      body: { sub: Username, username: Username, email, email_verified: 'true' },
    });
    const { AccessToken } = await pool.signIn(await pool.member());
    for (const wrong of [undefined, 'Bearer x', `Basic ${token}`, `Bearer ${AccessToken}`]) {
      expect(await ask(wrong)).toMatchObject({
        status: 401,
        challenge: expect.stringContaining('invalid_token') as string,
        body: { error: 'invalid_token' },
      });
    }
  });
});

describe('a code', () => {
  it('used twice ends the sign-in it made', async () => {
    const code = await site.codeFor(somebody());
    const { access_token: token } = (await json(site.redeem(code))) as unknown as Tokens;
    await expect(pool.whoHas(token)).resolves.toBeDefined();
    expect(await json(site.redeem(code))).toEqual(invalidGrant);
    await expect(pool.whoHas(token)).rejects.toEqual(
      refused('NotAuthorizedException', 'Access Token has been revoked'),
    );
  });

  it('used twice at once makes one sign-in', async () => {
    const code = await site.codeFor(somebody());
    const answers = await Promise.all([site.redeem(code), site.redeem(code), site.redeem(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it.each([
    ['with another verifier', { code_verifier: 'a'.repeat(43) }],
    ['without a verifier', { code_verifier: undefined }],
    [
      'with the challenge for a verifier',
      { code_verifier: createHash('sha256').update('x').digest('base64url') },
    ],
    ['for another address', { redirect_uri: `${SITE_URL}/elsewhere` }],
    ['without an address', { redirect_uri: undefined }],
    ['that was made up', { code: 'made-up' }],
  ])('%s gives no tokens', async (_, changes) => {
    const code = await site.codeFor(somebody());
    expect(await json(site.redeem(code, changes))).toEqual(invalidGrant);
    expect((await site.redeem(code)).status).toBe(200);
  });

  it('is good for five minutes', async () => {
    const code = await site.codeFor(somebody());
    pool.pass(5 * 60_000);
    expect(await json(site.redeem(code))).toEqual(invalidGrant);
  });

  it("is for the pool's client alone", async () => {
    const code = await site.codeFor(somebody());
    expect(await json(site.redeem(code, { client_id: 'another' }))).toMatchObject({
      error: 'invalid_client',
    });
    expect(await json(site.redeem(code, { client_secret: 'it has none' }))).toMatchObject({
      error: 'invalid_client',
    });
  });
});

describe('a client with a secret', () => {
  const secret = 'the secret of the client';
  let other: TestPool;
  beforeAll(async () => {
    other = await startTestPool(pool.store, () => pool.now, { domain, clientSecret: secret });
  });
  afterAll(() => other.close());

  it('sends it in a header or in the form, and gets nothing without it', async () => {
    const own = new TestSite(other.pool.issuer);
    const basic = (of: string) => ({
      authorization: `Basic ${Buffer.from(`${ClientId}:${encodeURIComponent(of)}`).toString('base64')}`,
    });
    const code = await own.codeFor(somebody());
    for (const wrong of [
      own.redeem(code),
      own.redeem(code, { client_secret: 'wrong' }),
      own.redeem(code, {}, basic('wrong')),
    ]) {
      expect((await wrong).status).toBe(401);
    }
    expect((await own.redeem(code, {}, basic(secret))).status).toBe(200);
    expect(
      (await own.redeem(await own.codeFor(somebody()), { client_secret: secret })).status,
    ).toBe(200);
  });
});
