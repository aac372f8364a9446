import type {
  CognitoIdentityProviderClient,
  UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { OperatorError } from '../../admin/OperatorError';
import { inProcessHandler, type Pool } from '../identity';

export interface CognitoPool {
  poolId: string;
  region: string;
  endpoint: string | undefined;
}

export interface PoolAccount {
  /** The pool's name for the user, which may differ from the account with other providers. */
  username: string;
  /** The `sub`, as in our tables. */
  account: string;
  email: string;
  status: string;
  enabled: boolean;
  createdAt: string;
}

export interface PoolPage {
  accounts: PoolAccount[];
  next: string | undefined;
}

type Sdk = typeof import('@aws-sdk/client-cognito-identity-provider');

function toAccount({
  Username = '',
  Attributes = [],
  UserStatus,
  Enabled = false,
  UserCreateDate,
}: UserType): PoolAccount {
  const valueOf = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value ?? '';
  return {
    username: Username,
    account: valueOf('sub') || Username,
    email: valueOf('email'),
    status: UserStatus ?? '',
    enabled: Enabled,
    createdAt: UserCreateDate?.toISOString() ?? '',
  };
}

const nameOf = (error: unknown): string => (error as Error).name;
export const isUnknownUser = (error: unknown): boolean => nameOf(error) === 'UserNotFoundException';

/** An administrator's calls to the user pool, the same for both pools. */
export class PoolClient {
  private constructor(
    private readonly sdk: Sdk,
    private readonly client: CognitoIdentityProviderClient,
    private readonly UserPoolId: string,
  ) {}

  /** With Cognito, credentials come from AWS's usual places. */
  static async open(pool: Pool | undefined, cognito: CognitoPool | undefined): Promise<PoolClient> {
    const sdk = await import('@aws-sdk/client-cognito-identity-provider');
    if (pool) {
      const client = new sdk.CognitoIdentityProviderClient({
        region: 'local',
        endpoint: 'http://127.0.0.1',
        maxAttempts: 1,
        credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
        requestHandler: inProcessHandler(pool) as never,
      });
      return new PoolClient(sdk, client, pool.poolId);
    }
    if (!cognito) throw new OperatorError('No user pool is configured.');
    const { region, endpoint, poolId } = cognito;
    return new PoolClient(sdk, new sdk.CognitoIdentityProviderClient({ region, endpoint }), poolId);
  }

  private async call<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isUnknownUser(error)) throw error;
      const { message } = error as Error;
      throw new OperatorError(`The user pool refuses: ${nameOf(error)}: ${message}`, {
        cause: error,
      });
    }
  }

  async list(after: string | undefined, Limit: number, Filter?: string): Promise<PoolPage> {
    const { Users = [], PaginationToken } = await this.call(() =>
      this.client.send(
        new this.sdk.ListUsersCommand({
          UserPoolId: this.UserPoolId,
          Limit,
          PaginationToken: after,
          Filter,
        }),
      ),
    );
    return { accounts: Users.map(toAccount), next: PaginationToken };
  }

  /** Ten at most. */
  async listBy(attribute: 'email' | 'sub', value: string): Promise<PoolAccount[]> {
    const filter = `${attribute} = "${value.replace(/[\\"]/g, '\\$&')}"`;
    return (await this.list(undefined, 10, filter)).accounts;
  }

  /** By user name; undefined for none. */
  async get(Username: string): Promise<PoolAccount | undefined> {
    try {
      const { UserAttributes, ...user } = await this.call(() =>
        this.client.send(
          new this.sdk.AdminGetUserCommand({ UserPoolId: this.UserPoolId, Username }),
        ),
      );
      return toAccount({ ...user, Attributes: UserAttributes });
    } catch (error) {
      if (isUnknownUser(error)) return undefined;
      throw error;
    }
  }

  private of = (Username: string) => ({ UserPoolId: this.UserPoolId, Username });

  disable = (username: string) =>
    this.call(() => this.client.send(new this.sdk.AdminDisableUserCommand(this.of(username))));

  enable = (username: string) =>
    this.call(() => this.client.send(new this.sdk.AdminEnableUserCommand(this.of(username))));

  signOut = (username: string) =>
    this.call(() =>
      this.client.send(new this.sdk.AdminUserGlobalSignOutCommand(this.of(username))),
    );

  setPassword = (username: string, Password: string) =>
    this.call(() =>
      this.client.send(
        new this.sdk.AdminSetUserPasswordCommand({
          ...this.of(username),
          Password,
          Permanent: true,
        }),
      ),
    );

  delete = (username: string) =>
    this.call(() => this.client.send(new this.sdk.AdminDeleteUserCommand(this.of(username))));

  close(): void {
    this.client.destroy();
  }
}
