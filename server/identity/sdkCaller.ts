import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { withDeadline } from '@/lib/withDeadline';
import type { IdentitySettings } from '../env';
import { logLine } from '../log';
import { IdentityError, IdentityUnavailable, noAnswerIn } from './IdentityError';

type Sdk = typeof import('@aws-sdk/client-cognito-identity-provider');

/** Refusals that no user can cause: the operator's settings do not fit the pool (docs/runbook.md). */
const OPERATORS =
  /^(ResourceNotFound|InvalidUserPoolConfiguration|InvalidEmailRoleAccessPolicy|CodeDeliveryFailure|UnsupportedOperation|\w*Lambda\w*|AccessDenied|Forbidden)Exception$/;

/** Cognito's refusals are errors of status 4xx with a name; everything else is no answer, and what the operator has to mend is said in the log. */
export function identityFailure(error: unknown): Error {
  const { name = 'Error', $metadata } = error as {
    name?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  if (name.endsWith('Exception') && status >= 400 && status < 500 && !OPERATORS.test(name))
    return new IdentityError(name);
  logLine('error', { code: 'USER_POOL', reason: name, status });
  return new IdentityUnavailable(error);
}

/** Makes calls with the AWS SDK, which is loaded at the first one. Each is tried once: a second try would count as one of the user's. */
export function sdkCaller({ region, endpoint }: IdentitySettings, deadlineMs: number) {
  let opened: Promise<{ sdk: Sdk; client: CognitoIdentityProviderClient }> | undefined;

  async function open() {
    const sdk = await import('@aws-sdk/client-cognito-identity-provider');
    // These calls are signed by nobody: the app client's id and the user's own secrets are what counts.
    const client = new sdk.CognitoIdentityProviderClient({
      region,
      endpoint,
      maxAttempts: 1,
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
      // These close the connection; the first alone would only warn. The call itself ends with the deadline below.
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
