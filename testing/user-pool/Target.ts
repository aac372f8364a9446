/**
 * Target of the Cognito protocol suite: the embedded pool, and an AWS user pool if configured
 * (docs/runbook.md, Accounts).
 */
import { randomUUID } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  SignUpCommand,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import { secretHash } from '../../backend/users/identity/client';
import { administrator, ClientId, Password, somebody, type PoolFixture } from './PoolFixture';

export interface Target {
  name: string;
  /** Without AWS credentials, and as administrator. */
  client: CognitoIdentityProviderClient;
  admin: CognitoIdentityProviderClient;
  /** Client and, if it has a secret, the secret hash. */
  of: (username: string) => { ClientId: string; SecretHash?: string };
  UserPoolId: string;
  /** A plausible pool id that does not exist. */
  otherPool: string;
  address: () => string;
  /** Confirmed, with a verified address. */
  member: () => Promise<string>;
  signIn: (email: string) => Promise<AuthenticationResultType>;
  close: () => Promise<void>;
}

async function signInAt(
  client: CognitoIdentityProviderClient,
  of: Target['of'],
  email: string,
): Promise<AuthenticationResultType> {
  const { ClientId: id, SecretHash } = of(email);
  const AuthParameters = {
    USERNAME: email,
    PASSWORD: Password,
    ...(SecretHash && { SECRET_HASH: SecretHash }),
  };
  return (
    await client.send(
      new InitiateAuthCommand({ ClientId: id, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
    )
  ).AuthenticationResult!;
}

export function embedded(pool: PoolFixture, adminSecret: string): Target {
  const of = () => ({ ClientId });
  const admin = administrator(pool, adminSecret);
  return {
    name: 'the embedded pool',
    client: pool.client,
    admin,
    of,
    UserPoolId: 'local_plumbline',
    otherPool: 'local_other',
    address: somebody,
    member: () => pool.member(),
    signIn: (email) => signInAt(pool.client, of, email),
    close: async () => {
      admin.destroy();
    },
  };
}

interface RealPool {
  UserPoolId: string;
  ClientId: string;
  ClientSecret: string | undefined;
  region: string;
  mailbox: string;
}

/** Mail goes to AWS's test mailbox unless an address is given. */
export function namedPool(env: NodeJS.ProcessEnv = process.env): RealPool | undefined {
  const {
    TEST_COGNITO_USER_POOL_ID: UserPoolId,
    TEST_COGNITO_CLIENT_ID: id,
    TEST_COGNITO_REGION: region,
  } = env;
  if (!UserPoolId || !id) return undefined;
  return {
    UserPoolId,
    ClientId: id,
    ClientSecret: env.TEST_COGNITO_CLIENT_SECRET || undefined,
    region: region || UserPoolId.split('_')[0]!,
    mailbox: env.TEST_COGNITO_EMAIL || 'success@simulator.amazonses.com',
  };
}

/** Deletes its users at the end. */
export function real({
  UserPoolId,
  ClientId: id,
  ClientSecret,
  region,
  mailbox,
}: RealPool): Target {
  const client = new CognitoIdentityProviderClient({
    region,
    maxAttempts: 1,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });
  // Uses the AWS credentials of the environment.
  const admin = new CognitoIdentityProviderClient({ region, maxAttempts: 1 });
  const made: string[] = [];
  const of = (username: string) => ({
    ClientId: id,
    ...(ClientSecret && { SecretHash: secretHash(ClientSecret, username, id) }),
  });
  const address = () => {
    const email = mailbox.replace('@', `+${randomUUID()}@`);
    made.push(email);
    return email;
  };
  return {
    name: UserPoolId,
    client,
    admin,
    of,
    UserPoolId,
    otherPool: `${region}_Plumbline`,
    address,
    signIn: (email) => signInAt(client, of, email),
    member: async () => {
      const Username = address();
      await client.send(new SignUpCommand({ ...of(Username), Username, Password }));
      await admin.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }));
      return Username;
    },
    close: async () => {
      for (const Username of made)
        await admin
          .send(new AdminDeleteUserCommand({ UserPoolId, Username }))
          .catch(() => undefined);
      client.destroy();
      admin.destroy();
    },
  };
}
