import { withDeadline } from '@/lib/withDeadline';
import type { IdentitySettings } from '../env';
import { IdentityError, IdentityUnavailable, noAnswerIn } from './IdentityError';

export interface IdentityUser {
  /** Permanent, unlike addresses. */
  sub: string;
  email: string;
  /** Unchecked. */
  picture?: string;
  hasPassword: boolean;
}

/** Cognito's word for a user who signed up through another provider: `identities` has them. */
const signsUpElsewhere = (identities = ''): boolean => /"primary":\s*"?true/.test(identities);

/** Quiet: Amplify warns that the endpoint is not AWS's. */
let loading:
  | Promise<{
      core: typeof import('aws-amplify');
      auth: typeof import('aws-amplify/auth');
      parse: typeof import('aws-amplify/utils');
    }>
  | undefined;

async function load() {
  const [core, auth, parse] = await Promise.all([
    import('aws-amplify'),
    import('aws-amplify/auth'),
    import('aws-amplify/utils'),
  ]);
  parse.ConsoleLogger.LOG_LEVEL = 'ERROR';
  return { core, auth, parse };
}

/** Not verified: the pool checks the token. */
function decodePayload(token: string): Record<string, string | number> {
  try {
    return JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as Record<string, string | number>;
  } catch {
    throw new IdentityError('NotAuthorizedException');
  }
}

/**
 * The token's user. Amplify runs in a context of its own per call, so that requests never share
 * tokens.
 * @throws IdentityError for a refusal, IdentityUnavailable without an answer in time
 */
export async function readAttributes(
  { poolId, clientId, endpoint }: IdentitySettings,
  accessToken: string,
  deadlineMs: number,
): Promise<IdentityUser> {
  const { core, auth } = await (loading ??= load());
  const tokens = {
    accessToken: { toString: () => accessToken, payload: decodePayload(accessToken) },
  };
  const context = core.createAmplifyContext(
    {
      Auth: {
        Cognito: {
          userPoolId: poolId,
          userPoolClientId: clientId,
          ...(endpoint && { userPoolEndpoint: `${endpoint}/` }),
        },
      },
    },
    { Auth: { tokenProvider: { getTokens: async () => tokens } } },
  );
  try {
    const { sub, email, picture, identities } = await withDeadline(
      auth.fetchUserAttributes(context),
      deadlineMs,
      () => noAnswerIn(deadlineMs),
    );
    if (!sub || !email) throw new IdentityUnavailable('a user without sub or email');
    const hasPassword = !signsUpElsewhere(identities);
    return { sub, email, hasPassword, ...(picture !== undefined && { picture }) };
  } catch (error) {
    if (error instanceof IdentityUnavailable) throw error;
    const { name } = error as Error;
    throw name.endsWith('Exception') && name !== 'InternalErrorException'
      ? new IdentityError(name)
      : new IdentityUnavailable(error);
  }
}
