import { readWebEnv } from '../env';
import { authProviders } from './providers';

const PUBLIC = { NEXTAUTH_URL: 'https://plumbline.example', NEXTAUTH_SECRET: 's'.repeat(32) };

const offered = (env: Record<string, string>) =>
  authProviders(readWebEnv({ PORT: '3000', ...env }).identity, false, () => undefined).map(
    ({ id }) => id,
  );

describe('the ways to sign in', () => {
  it.each<[string, Record<string, string>, string[]]>([
    [
      'a local site has the account chooser where Google would stand',
      { NEXTAUTH_SECRET: PUBLIC.NEXTAUTH_SECRET },
      ['credentials', 'cognito'],
    ],
    ['a public one has not', PUBLIC, ['credentials']],
    [
      'unless configured to',
      { ...PUBLIC, LOCAL_ACCOUNT_CHOOSER: 'true' },
      ['credentials', 'cognito'],
    ],
    [
      'a local one may go without',
      { NEXTAUTH_SECRET: PUBLIC.NEXTAUTH_SECRET, LOCAL_ACCOUNT_CHOOSER: 'false' },
      ['credentials'],
    ],
    [
      'Cognito asks Google itself',
      { ...PUBLIC, COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEf' },
      ['credentials', 'cognito'],
    ],
  ])('%s', (_, env, ids) => {
    expect(offered(env)).toEqual(ids);
  });
});
