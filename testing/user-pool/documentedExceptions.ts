import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SDK = dirname(require.resolve('@aws-sdk/client-cognito-identity-provider/package.json'));

/** The exceptions that AWS documents, from the SDK's declarations. */
export function documentedExceptions(operation: string): string[] {
  const declaration = readFileSync(
    join(SDK, 'dist-types', 'commands', `${operation}Command.d.ts`),
    'utf8',
  );
  const names = [...declaration.matchAll(/@throws \{@link (\w+Exception)\}/g)].map(
    ([, name]) => name!,
  );
  // The base class.
  return [...new Set(names)]
    .filter((name) => name !== 'CognitoIdentityProviderServiceException')
    .sort();
}
