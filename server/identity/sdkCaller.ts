import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { withDeadline } from '@/lib/withDeadline';
import type { IdentitySettings } from '../env';
import { logLine } from '../log';
import { IdentityError, IdentityUnavailable, noAnswerIn } from './IdentityError';

type Sdk = typeof import('@aws-sdk/client-cognito-identity-provider');

/** The operator's settings do not fit the pool (docs/runbook.md). */
const OPERATORS =
  /^(ResourceNotFound|InvalidUserPoolConfiguration|InvalidEmailRoleAccessPolicy|CodeDeliveryFailure|UnsupportedOperation|\w*Lambda\w*|AccessDenied|Forbidden)Exception$/;

/** Named 4xx errors are refusals, all else is no answer. */
export function identityFailure(error: unknown): Error {
  const {
    name = 'Error',
    message,
    $metadata,
    $response,
  } = error as {
    name?: string;
    message?: string;
    $metadata?: { httpStatusCode?: number };
    $response?: { headers?: Record<string, string> };
  };
  const wait = Number($response?.headers?.['retry-after']) || undefined;
  // Cognito's words while it backs off: right and wrong passwords get the same answer.
  if (name === 'NotAuthorizedException' && message === 'Password attempts exceeded')
    return new IdentityError('TooManyFailedAttemptsException', wait);
  const status = $metadata?.httpStatusCode ?? 0;
  if (name.endsWith('Exception') && status >= 400 && status < 500 && !OPERATORS.test(name))
    return new IdentityError(name, wait);
  logLine('error', { code: 'USER_POOL', reason: name, status });
  return new IdentityUnavailable(error);
}

/** No retries: each would count as a user's attempt. */
export function sdkCaller({ region, endpoint }: IdentitySettings, deadlineMs: number) {
  let opened: Promise<{ sdk: Sdk; client: CognitoIdentityProviderClient }> | undefined;

  async function open() {
    const sdk = await import('@aws-sdk/client-cognito-identity-provider');
    // Unsigned: client id and user secrets suffice.
    const client = new sdk.CognitoIdentityProviderClient({
      region,
      endpoint,
      maxAttempts: 1,
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
      // These close the connection; the first alone only warns. The deadline below ends the call.
      requestHandler: {
        throwOnRequestTimeout: true,
        requestTimeout: deadlineMs,
        connectionTimeout: deadlineMs,
        socketTimeout: deadlineMs,
      },
    });
    return { sdk, client };
  }

  return async <T>(
    call: (sdk: Sdk, client: CognitoIdentityProviderClient) => Promise<T>,
  ): Promise<T> => {
    const { sdk, client } = await (opened ??= open());
    try {
      return await withDeadline(call(sdk, client), deadlineMs, () => noAnswerIn(deadlineMs));
    } catch (error) {
      throw identityFailure(error);
    }
  };
}
