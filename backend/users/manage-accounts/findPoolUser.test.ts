import { findPoolUser } from './findPoolUser';
import { PoolClient, type PoolAccount } from './poolClient';
import { OperatorError } from '../../admin/OperatorError';
import type { Database } from '../../db/store';

const COGNITO = { poolId: 'eu-west-1_x', region: 'eu-west-1', endpoint: undefined };
const log = { warn: jest.fn() };
const ANN: PoolAccount = {
  username: 'ann-1',
  account: 'ann-1',
  email: 'ann@example.com',
  status: 'CONFIRMED',
  enabled: true,
  createdAt: '',
};
const GOOGLE: PoolAccount = {
  ...ANN,
  username: 'Google_7',
  account: 'ann-2',
  status: 'EXTERNAL_PROVIDER',
};
const GET = jest.fn();
afterEach(() => jest.restoreAllMocks());

/** A pool of Cognito's with these users. */
function holds(users: PoolAccount[]): void {
  GET.mockReset().mockResolvedValue(undefined);
  const listBy = async (attribute: 'email' | 'sub', value: string) =>
    users.filter(({ email, account }) => value === (attribute === 'email' ? email : account));
  jest
    .spyOn(PoolClient, 'open')
    .mockResolvedValue({ listBy, get: GET, close: () => undefined } as never);
}
const refuses = (name: string) =>
  jest.spyOn(PoolClient, 'open').mockResolvedValue({
    listBy: async () => {
      const cause = Object.assign(new Error('x'), { name });
      throw new OperatorError('The user pool refuses', { cause });
    },
    close: () => undefined,
  } as never);
const find = (user: string) => findPoolUser({} as Database, { cognito: COGNITO }, { user }, log);

describe('with Cognito', () => {
  it('finds a user of another provider by the account, which is not the user name', async () => {
    holds([ANN, GOOGLE]);
    expect(await find('ann-2')).toEqual({ account: 'ann-2', email: 'ann@example.com' });
    expect(GET).not.toHaveBeenCalled();
  });

  it('asks which account is meant if several have the address and may sign in', async () => {
    holds([ANN, GOOGLE]);
    expect(await find('ann@example.com')).toBe('several-users');
    holds([ANN, { ...GOOGLE, enabled: false }]);
    expect(await find('ann@example.com')).toEqual({ account: 'ann-1', email: 'ann@example.com' });
    holds([{ ...ANN, enabled: false }]);
    expect(await find('ann@example.com')).toBe('disabled-user');
  });

  it('names no user by what can be no user name', async () => {
    holds([ANN]);
    expect(await find("' or 1=1 --")).toBe('unknown-user');
    expect(GET).not.toHaveBeenCalled();
    refuses('InvalidParameterException');
    expect(await find('ann')).toBe('unknown-user');
  });

  it.each(['TooManyRequestsException', 'AccessDeniedException', 'CredentialsProviderError'])(
    'does not say that no user exists after %s',
    async (name) => {
      refuses(name);
      expect(await find('ann')).toBe('pool-unasked');
      expect(log.warn).toHaveBeenLastCalledWith({ reason: name }, 'the user pool refuses');
    },
  );
});

it('says so without a pool to ask', async () => {
  expect(await findPoolUser({} as Database, {}, { user: 'ann' }, log)).toBe('pool-unasked');
});
