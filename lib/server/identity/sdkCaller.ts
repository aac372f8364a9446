import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { IdentitySettings } from '../env';
import { IdentityError, IdentityUnavailable } from './IdentityError';

/** Milliseconds that the pool may take for one call. */
const DEADLINE_MS = 8_000;

type Sdk = typeof import('@aws-sdk/client-cognito-identity-provider');

/** Cognito's refusals are errors of status 4xx with a name; everything else is no answer. */
export function identityFailure(error: unknown): Error {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return name?.endsWith('Exception') && status >= 400 && status < 500 ? new IdentityError(name) : new IdentityUnavailable(error);
}

/** Makes calls with the AWS SDK, which is loaded at the first one. Each is tried once: a second try would count as one of the user's. */
export function sdkCaller({ region, endpoint }: IdentitySettings) {
  let opened: Promise<{ sdk: Sdk; client: CognitoIdentityProviderClient }> | undefined;

  async function open() {
    const sdk = await import('@aws-sdk/client-cognito-identity-provider');
    // These calls are signed by nobody: the app client's id and the user's own secrets are what counts.
    const client = new sdk.CognitoIdentityProviderClient({
      region, endpoint, maxAttempts: 1, credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
      requestHandler: { requestTimeout: DEADLINE_MS, connectionTimeout: DEADLINE_MS },
    });
    return { sdk, client };
  }

  return async <T>(call: (sdk: Sdk, client: CognitoIdentityProviderClient) => Promise<T>): Promise<T> => {
    const { sdk, client } = await (opened ??= open());
    try {
      return await call(sdk, client);
    } catch (error) {
      throw identityFailure(error);
    }
  };
}
