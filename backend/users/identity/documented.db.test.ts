/**
 * Each exception that AWS documents is raised here or listed with the reason it never is. The lists
 * are compared with the SDK's declarations.
 */
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import {
  call,
  password,
  signInToken,
  unconfirmed,
  type Input,
} from '../../../testing/user-pool/callPool';
import { documentedExceptions } from '../../../testing/user-pool/documentedExceptions';
import {
  administrator,
  createClient,
  HOUR,
  PoolFixture,
  refused,
  somebody,
} from '../../../testing/user-pool/PoolFixture';
import { startTestPool, type TestPool } from '../../../testing/user-pool/startTestPool';
import { embedded, namedPool, real, type Target } from '../../../testing/user-pool/Target';
import { neverRaised } from '../../../testing/user-pool/neverRaised';
import { operations } from './operations';

const adminSecret = 'the secret of the administrator';
const pool = new PoolFixture();
let open: TestPool;
let secret: TestPool;
let broken: TestPool;
const clients: CognitoIdentityProviderClient[] = [];
beforeAll(async () => {
  await pool.open({ adminSecret });
  pool.now = new Date();
  open = await startTestPool(pool.store, () => pool.now, { hidesUsers: false });
  secret = await startTestPool(pool.store, () => pool.now, {
    clientSecret: 'the secret of the client',
  });
  broken = await startTestPool(pool.store, () => pool.now, { adminSecret });
  broken.pool.issuer = pool.test.pool.issuer;
  broken.pool.db = new Proxy(pool.store.db, {
    get: () => {
      throw new Error('the store is gone');
    },
  });
});
afterAll(async () => {
  clients.forEach((client) => client.destroy());
  for (const one of [open, secret, broken, pool]) await one.close();
});

const at = ({ endpoint }: TestPool): CognitoIdentityProviderClient => {
  const client = createClient(endpoint);
  clients.push(client);
  return client;
};

type Case = (on: Target) => Promise<unknown>;
const badInput =
  (name: string, put: Input): Case =>
  (on) =>
    call(name, on, put);
const otherClient =
  (name: string): Case =>
  (on) =>
    call(name, on, { ClientId: 'abcdefghijklmnopqrstuvwxyz' });
const otherPool =
  (name: string): Case =>
  (on) =>
    call(name, on, { UserPoolId: on.otherPool });

const anywhere: Record<string, Record<string, Case>> = {
  SignUp: {
    InvalidParameterException: badInput('SignUp', { Password: '' }),
    ResourceNotFoundException: otherClient('SignUp'),
    InvalidPasswordException: badInput('SignUp', { Password: 'short' }),
    UsernameExistsException: async (on) => {
      const Username = await on.member();
      return call('SignUp', on, { ...on.of(Username), Username });
    },
  },
  ConfirmSignUp: {
    InvalidParameterException: badInput('ConfirmSignUp', { ConfirmationCode: '' }),
    ResourceNotFoundException: otherClient('ConfirmSignUp'),
    CodeMismatchException: async (on) =>
      call('ConfirmSignUp', on, { ...(await unconfirmed(on)), ConfirmationCode: '000000' }),
  },
  ResendConfirmationCode: {
    InvalidParameterException: badInput('ResendConfirmationCode', { Username: '' }),
    ResourceNotFoundException: otherClient('ResendConfirmationCode'),
  },
  ForgotPassword: {
    InvalidParameterException: badInput('ForgotPassword', { Username: '' }),
    ResourceNotFoundException: otherClient('ForgotPassword'),
  },
  ConfirmForgotPassword: {
    InvalidParameterException: badInput('ConfirmForgotPassword', { ConfirmationCode: '' }),
    ResourceNotFoundException: otherClient('ConfirmForgotPassword'),
  },
  InitiateAuth: {
    InvalidParameterException: badInput('InitiateAuth', { AuthParameters: {} }),
    ResourceNotFoundException: otherClient('InitiateAuth'),
    NotAuthorizedException: async (on) =>
      call('InitiateAuth', on, password(on, await on.member(), 'wrong horse 7')),
    UserNotConfirmedException: async (on) =>
      call('InitiateAuth', on, password(on, (await unconfirmed(on)).Username)),
  },
  GetTokensFromRefreshToken: {
    InvalidParameterException: badInput('GetTokensFromRefreshToken', { RefreshToken: '' }),
    ResourceNotFoundException: otherClient('GetTokensFromRefreshToken'),
    NotAuthorizedException: badInput('GetTokensFromRefreshToken', {}),
  },
  RevokeToken: { InvalidParameterException: badInput('RevokeToken', { Token: '' }) },
  ChangePassword: {
    InvalidParameterException: badInput('ChangePassword', { AccessToken: '' }),
    NotAuthorizedException: badInput('ChangePassword', {}),
    InvalidPasswordException: async (on) =>
      call('ChangePassword', on, {
        ...(await signInToken(on, await on.member())),
        ProposedPassword: 'short',
      }),
  },
  GetUser: {
    InvalidParameterException: badInput('GetUser', { AccessToken: '' }),
    NotAuthorizedException: badInput('GetUser', {}),
  },
  GlobalSignOut: {
    InvalidParameterException: badInput('GlobalSignOut', { AccessToken: '' }),
    NotAuthorizedException: badInput('GlobalSignOut', {}),
  },
  AdminGetUser: {
    InvalidParameterException: badInput('AdminGetUser', { Username: '' }),
    ResourceNotFoundException: otherPool('AdminGetUser'),
    UserNotFoundException: badInput('AdminGetUser', {}),
  },
  AdminDeleteUser: {
    InvalidParameterException: badInput('AdminDeleteUser', { Username: '' }),
    ResourceNotFoundException: otherPool('AdminDeleteUser'),
    UserNotFoundException: badInput('AdminDeleteUser', {}),
  },
  AdminDisableUser: {
    InvalidParameterException: badInput('AdminDisableUser', { Username: '' }),
    ResourceNotFoundException: otherPool('AdminDisableUser'),
    UserNotFoundException: badInput('AdminDisableUser', {}),
  },
  AdminEnableUser: {
    InvalidParameterException: badInput('AdminEnableUser', { Username: '' }),
    ResourceNotFoundException: otherPool('AdminEnableUser'),
    UserNotFoundException: badInput('AdminEnableUser', {}),
  },
  AdminUserGlobalSignOut: {
    InvalidParameterException: badInput('AdminUserGlobalSignOut', { Username: '' }),
    ResourceNotFoundException: otherPool('AdminUserGlobalSignOut'),
    UserNotFoundException: badInput('AdminUserGlobalSignOut', {}),
  },
  AdminSetUserPassword: {
    InvalidParameterException: badInput('AdminSetUserPassword', { Username: '' }),
    ResourceNotFoundException: otherPool('AdminSetUserPassword'),
    UserNotFoundException: badInput('AdminSetUserPassword', {}),
    InvalidPasswordException: async (on) =>
      call('AdminSetUserPassword', on, { Username: await on.member(), Password: 'short' }),
  },
  ListUsers: {
    InvalidParameterException: badInput('ListUsers', { Filter: 'email' }),
    ResourceNotFoundException: otherPool('ListUsers'),
  },
};

const unknown =
  (name: string): Case =>
  (on) =>
    call(name, on, {}, at(open));
const noSecret =
  (name: string): Case =>
  (on) =>
    call(name, on, {}, at(secret));
const deleted = async (on: Target) => {
  const Username = await on.member();
  const token = await signInToken(on, Username);
  await call('AdminDeleteUser', on, { Username });
  return token;
};
const times = async (most: number, work: () => Promise<unknown>): Promise<unknown> => {
  for (let done = 0; done < most; done += 1) await work().catch(() => undefined);
  return work();
};

const here: Record<string, Record<string, Case>> = {
  SignUp: {
    NotAuthorizedException: noSecret('SignUp'),
    LimitExceededException: async (on) => {
      const Username = somebody();
      return times(5, () => call('SignUp', on, { ...on.of(Username), Username }));
    },
  },
  ConfirmSignUp: {
    ExpiredCodeException: async (on) => {
      const whose = await unconfirmed(on);
      pool.pass(24 * HOUR);
      const ConfirmationCode = pool.lastCode(whose.Username);
      return call('ConfirmSignUp', on, { ...whose, ConfirmationCode }, at(open));
    },
    NotAuthorizedException: async (on) => {
      const Username = await on.member();
      const ConfirmationCode = pool.lastCode(Username);
      return call('ConfirmSignUp', on, { ...on.of(Username), Username, ConfirmationCode });
    },
    TooManyFailedAttemptsException: async (on) => {
      const whose = await unconfirmed(on);
      return times(5, () =>
        call('ConfirmSignUp', on, { ...whose, ConfirmationCode: pool.wrongCode(whose.Username) }),
      );
    },
    UserNotFoundException: unknown('ConfirmSignUp'),
  },
  ResendConfirmationCode: {
    LimitExceededException: (on) => {
      const Username = somebody();
      return times(5, () => call('ResendConfirmationCode', on, { Username }));
    },
    NotAuthorizedException: noSecret('ResendConfirmationCode'),
    UserNotFoundException: unknown('ResendConfirmationCode'),
  },
  ForgotPassword: {
    LimitExceededException: (on) => {
      const Username = somebody();
      return times(5, () => call('ForgotPassword', on, { Username }));
    },
    NotAuthorizedException: noSecret('ForgotPassword'),
    UserNotFoundException: unknown('ForgotPassword'),
  },
  ConfirmForgotPassword: {
    CodeMismatchException: async (on) => {
      const Username = await on.member();
      await pool.forgot(Username);
      return call('ConfirmForgotPassword', on, {
        Username,
        ConfirmationCode: pool.wrongCode(Username),
      });
    },
    ExpiredCodeException: async (on) => {
      const Username = await on.member();
      await pool.forgot(Username);
      pool.pass(HOUR);
      const ConfirmationCode = pool.lastCode(Username);
      return call('ConfirmForgotPassword', on, { Username, ConfirmationCode }, at(open));
    },
    TooManyFailedAttemptsException: async (on) => {
      const Username = await on.member();
      await pool.forgot(Username);
      return times(5, () =>
        call('ConfirmForgotPassword', on, { Username, ConfirmationCode: pool.wrongCode(Username) }),
      );
    },
    InvalidPasswordException: badInput('ConfirmForgotPassword', { Password: 'short' }),
    NotAuthorizedException: noSecret('ConfirmForgotPassword'),
    UserNotConfirmedException: async (on) =>
      call('ConfirmForgotPassword', on, await unconfirmed(on), at(open)),
    UserNotFoundException: unknown('ConfirmForgotPassword'),
  },
  InitiateAuth: { UserNotFoundException: unknown('InitiateAuth') },
  GetTokensFromRefreshToken: {
    RefreshTokenReuseException: async (on) => {
      const { RefreshToken } = await on.signIn(await on.member());
      await pool.rotate(RefreshToken!);
      pool.pass(30_000);
      return call('GetTokensFromRefreshToken', on, { RefreshToken });
    },
  },
  RevokeToken: {
    UnauthorizedException: otherClient('RevokeToken'),
    UnsupportedTokenTypeException: async (on) =>
      call('RevokeToken', on, { Token: (await on.signIn(await on.member())).AccessToken }),
  },
  ChangePassword: {
    LimitExceededException: async (on) => {
      const token = await signInToken(on, await on.member());
      return times(10, () =>
        call('ChangePassword', on, { ...token, PreviousPassword: 'wrong horse 7' }),
      );
    },
    UserNotFoundException: async (on) => call('ChangePassword', on, await deleted(on)),
  },
  GetUser: { UserNotFoundException: async (on) => call('GetUser', on, await deleted(on)) },
};

const cases = (table: Record<string, Record<string, Case>>) =>
  Object.entries(table).flatMap(([name, of]) =>
    Object.entries(of).map(([exception, raise]) => [name, exception, raise] as const),
  );

describe('the lists', () => {
  it.each([...operations.keys()])(
    'name every exception that AWS documents for %s, once',
    (name) => {
      const raised = [
        ...Object.keys(anywhere[name] ?? {}),
        ...Object.keys(here[name] ?? {}),
        'InternalErrorException',
      ];
      const never = Object.keys(neverRaised(name, documentedExceptions(name)));
      expect([...raised, ...never].sort()).toEqual(documentedExceptions(name));
    },
  );
});

describe('the embedded pool', () => {
  let on: Target;
  beforeEach(() => {
    on = embedded(pool, adminSecret);
  });
  afterEach(() => on.close());

  it.each([...cases(anywhere), ...cases(here)])('%s raises %s', async (_, exception, raise) => {
    await expect(raise(on)).rejects.toEqual(refused(exception));
  });

  it.each([...operations.keys()])(
    '%s raises InternalErrorException when the pool fails',
    async (name) => {
      const admin = administrator(pool, adminSecret, {}, 0, broken.endpoint);
      clients.push(admin);
      const needsToken = ['GetUser', 'GlobalSignOut', 'ChangePassword'].includes(name);
      await expect(
        call(name, on, needsToken ? await signInToken(on, await on.member()) : {}, admin),
      ).rejects.toMatchObject({
        name: 'InternalErrorException',
        $metadata: { httpStatusCode: 500 },
      });
    },
  );
});

const named = namedPool();
(named ? describe : describe.skip)('the user pool that the environment names', () => {
  const on = real(
    named ?? {
      UserPoolId: 'none_none',
      ClientId: 'none',
      ClientSecret: undefined,
      region: 'none',
      mailbox: 'none',
    },
  );
  afterAll(() => on.close());

  it.each(cases(anywhere))('%s raises %s', async (_, exception, raise) => {
    await expect(raise(on)).rejects.toEqual(refused(exception));
  });
});
