import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPoolAndStore, type PoolAndStore } from '@/testing/user-pool/startPoolAndStore';
import { createIdentity, type Identity } from './identity';
import { IdentityError, IdentityUnavailable } from './IdentityError';

const PASSWORD = 'correct horse 7';
let people = 0;
const somebody = () => `identity.${(people += 1)}@example.com`;

const catchException = async (promise: Promise<unknown>): Promise<string | undefined> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof IdentityError ? error.exception : undefined;
};

describe.each([
  ['without a secret', undefined],
  ['with a secret', 'client secret'],
])('the user pool, by an app client %s', (_, clientSecret) => {
  let pool: PoolAndStore;
  let identity: Identity;

  beforeAll(async () => {
    pool = await startPoolAndStore({ clientSecret });
    identity = createIdentity(
      {
        poolId: 'local_plumbline',
        clientId: 'plumbline-web',
        clientSecret,
        region: 'local',
        endpoint: pool.endpoint,
        issuer: '',
        embedded: true,
        credential: undefined,
        google: true,
      },
      () => pool.clock.now.getTime(),
    );
  });
  afterAll(() => pool.close());

  async function member(): Promise<string> {
    const email = somebody();
    await identity.signUp(email, PASSWORD);
    await identity.confirmSignUp(email, pool.lastCode(email));
    return email;
  }

  it('signs up, confirms, signs in and says who it is', async () => {
    const email = await member();
    const tokens = await identity.signIn(email, PASSWORD);
    expect(tokens.expiresAt).toBe(pool.clock.now.getTime() + 3_600_000);
    expect(await identity.readUser(tokens.accessToken)).toEqual({
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      email,
      hasPassword: true,
    });
  });

  it('distinguishes users read in parallel', async () => {
    const people = await Promise.all([member(), member(), member(), member()]);
    const tokens = await Promise.all(people.map((email) => identity.signIn(email, PASSWORD)));
    const read = await Promise.all(tokens.map(({ accessToken }) => identity.readUser(accessToken)));
    expect(read.map(({ email }) => email)).toEqual(people);
  });

  it('renews tokens, and ends a sign-in', async () => {
    const tokens = await identity.signIn(await member(), PASSWORD);
    const fresh = await identity.renew(tokens.refreshToken);
    expect(fresh.accessToken).not.toBe(tokens.accessToken);
    await identity.revoke(fresh.refreshToken);
    expect(await catchException(identity.renew(fresh.refreshToken))).toBe('NotAuthorizedException');
    expect(await catchException(identity.readUser(fresh.accessToken))).toBe(
      'NotAuthorizedException',
    );
  });

  it('resets and changes a password', async () => {
    const email = await member();
    await identity.forgotPassword(email);
    await identity.resetPassword(email, pool.lastCode(email), 'another horse 8');
    const { accessToken } = await identity.signIn(email, 'another horse 8');
    await identity.changePassword(accessToken, 'another horse 8', 'third horse 9');
    expect(await catchException(identity.signIn(email, 'another horse 8'))).toBe(
      'NotAuthorizedException',
    );
    await identity.signIn(email, 'third horse 9');
  });

  it('names refusals as Cognito does', async () => {
    const [known, waiting] = [await member(), somebody()];
    await identity.signUp(waiting, PASSWORD);
    expect(await catchException(identity.signUp(known, PASSWORD))).toBe('UsernameExistsException');
    expect(await catchException(identity.signUp(somebody(), 'short'))).toBe(
      'InvalidPasswordException',
    );
    expect(await catchException(identity.signIn(waiting, PASSWORD))).toBe(
      'UserNotConfirmedException',
    );
    expect(await catchException(identity.signIn(known, 'wrong horse 1'))).toBe(
      'NotAuthorizedException',
    );
    expect(await catchException(identity.confirmSignUp(waiting, 'x'))).toBe(
      'CodeMismatchException',
    );
    expect(await catchException(identity.readUser('not a token'))).toBe('NotAuthorizedException');
  });
});

describe('a user pool that does not answer', () => {
  let server: Server;
  let requests: number;
  let answer: { status: number; type?: string; body: string };
  let identity: Identity;

  beforeAll(async () => {
    server = createServer((_, response) => {
      requests += 1;
      response
        .writeHead(answer.status, {
          'content-type': 'application/x-amz-json-1.1',
          ...(answer.type && { 'x-amzn-errortype': answer.type }),
        })
        .end(answer.body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    identity = createIdentity(
      {
        poolId: 'local_x',
        clientId: 'c',
        clientSecret: undefined,
        region: 'local',
        endpoint: `http://127.0.0.1:${port}`,
        issuer: '',
        embedded: true,
        credential: undefined,
        google: true,
      },
      () => 0,
    );
  });
  beforeEach(() => {
    requests = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    [
      'an error of its own',
      { status: 500, type: 'InternalErrorException', body: '{"__type":"InternalErrorException"}' },
    ],
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['tokens that are none', { status: 200, body: '{}' }],
  ])('is distinguished from a refusal: %s', async (_, given) => {
    answer = given;
    await expect(identity.signIn('a@example.com', PASSWORD)).rejects.toBeInstanceOf(
      IdentityUnavailable,
    );
  });

  it('is asked once: a second try would count against the user', async () => {
    answer = {
      status: 400,
      type: 'LimitExceededException',
      body: '{"__type":"LimitExceededException","message":"Attempt limit exceeded, please try after some time."}',
    };
    expect(await catchException(identity.forgotPassword('a@example.com'))).toBe(
      'LimitExceededException',
    );
    expect(requests).toBe(1);
  });
});

describe.each<[string, (response: ServerResponse) => void]>([
  ['takes a call and never answers', () => undefined],
  [
    'begins an answer and never ends it',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).write('{');
    },
  ],
])('a user pool that %s', (_, stall) => {
  let server: Server;
  let identity: Identity;

  beforeAll(async () => {
    server = createServer((_request, response) => stall(response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    identity = createIdentity(
      {
        poolId: 'local_x',
        clientId: 'c',
        clientSecret: undefined,
        region: 'local',
        endpoint: `http://127.0.0.1:${port}`,
        issuer: '',
        embedded: true,
        credential: undefined,
        google: true,
      },
      () => 0,
      100,
    );
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each<[string, (pool: Identity) => Promise<unknown>]>([
    ['sign-in', (pool) => pool.signIn('a@example.com', PASSWORD)],
    ['renewal', (pool) => pool.renew('a token')],
    ['reading a user', (pool) => pool.readUser('e30.e30.e30')],
  ])('is waited for until the deadline: %s', async (_name, call) => {
    await expect(call(identity)).rejects.toBeInstanceOf(IdentityUnavailable);
  });
});
