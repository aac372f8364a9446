import { readConfig } from './config';

describe('the lives of sessions', () => {
  it('are a day unused and a week altogether, unless the environment says otherwise', () => {
    expect(readConfig({}).sessionLimits).toEqual({
      idleMs: 24 * 3_600_000,
      maxMs: 7 * 24 * 3_600_000,
    });
    expect(
      readConfig({ SESSION_IDLE_SECONDS: '60', SESSION_MAX_SECONDS: '3600' }).sessionLimits,
    ).toEqual({ idleMs: 60_000, maxMs: 3_600_000 });
  });

  it.each([
    ['SESSION_IDLE_SECONDS', '0'],
    ['SESSION_IDLE_SECONDS', '1d'],
    ['SESSION_IDLE_SECONDS', '2592001'],
    ['SESSION_MAX_SECONDS', '-1'],
    ['SESSION_MAX_SECONDS', '1.5'],
    ['SESSION_MAX_SECONDS', '2592001'],
  ])('%s does not take %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name} must be a whole number from 1 to 2592000, not "${value}"`,
    );
  });
});

describe('webhooks', () => {
  it('call this machine only if asked, and never in production', () => {
    const WEBHOOKS_ALLOW_LOOPBACK = 'true';
    expect(readConfig({}).webhooksAllowLoopback).toBe(false);
    expect(readConfig({ WEBHOOKS_ALLOW_LOOPBACK }).webhooksAllowLoopback).toBe(true);
    expect(() => readConfig({ WEBHOOKS_ALLOW_LOOPBACK, NODE_ENV: 'production' })).toThrow(
      'WEBHOOKS_ALLOW_LOOPBACK must be unset or false in production',
    );
  });
});

describe('the database', () => {
  it('is PostgreSQL at an address, or embedded', () => {
    const DATABASE_URL = 'postgres://u:p@database/plumbline';
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    expect(readConfig({}).databaseUrl).toBeUndefined();
  });

  it.each([
    [
      'of another kind',
      'mysql://u:s3cret@database/p',
      /must be a postgres or .* "mysql:\/\/…@database/,
    ],
    ['in clear on the internet', 'postgres://u:s3cret@db.example.com/p', /must end in \?sslmode/],
  ])('is refused %s, without its password', (_, DATABASE_URL, words) => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(words);
    expect(() => readConfig({ DATABASE_URL })).not.toThrow(/s3cret/);
  });
});

describe('the flag file', () => {
  it.each<[string, Record<string, string>, { path: string; isOwn: boolean }]>([
    [
      'is in the data directory',
      { DATA_DIR: '/srv/data' },
      { path: '/srv/data/flags.json', isOwn: true },
    ],
    [
      'is where FLAGS_FILE says',
      { DATA_DIR: '/srv/data', FLAGS_FILE: '/etc/flags.json' },
      { path: '/etc/flags.json', isOwn: false },
    ],
  ])('%s', (_, env, flagFile) => {
    expect(readConfig(env).flagFile).toEqual(flagFile);
  });
});

const read = (env: Record<string, string>) => readConfig(env).userPool;

describe('the embedded user pool', () => {
  it('has a default for everything', () => {
    expect(read({})).toEqual({
      poolId: 'local_plumbline',
      clientId: 'plumbline-web',
      clientSecret: undefined,
      issuer: 'http://127.0.0.1:3001/cognito-idp/local_plumbline',
      hidesUsers: true,
      domain: { siteUrl: 'http://localhost:3000', hasChooser: true },
      adminSecret: undefined,
      codeSeconds: undefined,
    });
  });

  it('is off where Cognito keeps the accounts', () => {
    expect(read({ COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEf' })).toBeUndefined();
  });

  it.each([
    [{}, true],
    [{ PORT: '4000' }, true],
    [{ NEXTAUTH_URL: 'http://127.0.0.1:8080/' }, true],
    [{ NEXTAUTH_URL: 'https://plumbline.example' }, false],
    [{ NEXTAUTH_URL: 'https://localhost.plumbline.example' }, false],
    [{ NEXTAUTH_URL: 'https://plumbline.example', LOCAL_ACCOUNT_CHOOSER: 'true' }, true],
    [{ LOCAL_ACCOUNT_CHOOSER: 'false' }, false],
  ])('with %j: an account chooser: %s', (env, hasChooser) => {
    expect(read(env as Record<string, string>)?.domain?.hasChooser).toBe(hasChooser);
  });

  it("sends people back to the site's own address", () => {
    expect(read({ NEXTAUTH_URL: 'https://plumbline.example/' })?.domain?.siteUrl).toBe(
      'https://plumbline.example',
    );
    expect(read({ PORT: '4000' })?.domain?.siteUrl).toBe('http://localhost:4000');
  });

  it.each([
    [{ COGNITO_USER_POOL_ID: 'local_a b' }, /^COGNITO_USER_POOL_ID must be local_ and letters/],
    [
      { COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEf', LOCAL_ACCOUNT_CHOOSER: 'true' },
      /^LOCAL_ACCOUNT_CHOOSER must be unset or false with a user pool of Cognito's/,
    ],
    [{ LOCAL_ACCOUNT_CHOOSER: 'perhaps' }, /^LOCAL_ACCOUNT_CHOOSER must be true or false/],
    [{ POOL_CODE_SECONDS: '4' }, /^POOL_CODE_SECONDS must be a whole number from 5 to 86400/],
    [{ POOL_CODE_SECONDS: '86401' }, /^POOL_CODE_SECONDS must be a whole number from 5 to 86400/],
    [{ NEXTAUTH_URL: 'plumbline.example' }, /^NEXTAUTH_URL must be a http or https address/],
  ])('refuses %j', (env, sentence) => {
    expect(() => read(env as Record<string, string>)).toThrow(sentence);
  });
});

describe.each([
  ['requests for a quote', 'QUOTE_TO', 'quoteTo'],
  ['reports', 'REPORT_TO', 'reportTo'],
] as const)('the address for %s', (_of, variable, setting) => {
  it.each([
    ['nothing', {}, undefined],
    [
      'an address',
      { [variable]: 'quotes@example.com', OPERATOR_CONTACT: 'ops@example.com' },
      'quotes@example.com',
    ],
    ["the operator's address", { OPERATOR_CONTACT: 'ops@example.com' }, 'ops@example.com'],
    ["the operator's page", { OPERATOR_CONTACT: 'https://example.com/contact' }, undefined],
  ])('with %s', (_, env, wanted) =>
    expect(readConfig(env as Record<string, string>)[setting]).toBe(wanted),
  );

  it.each([
    'quotes',
    'a@b.example, c@d.example',
    'Quotes <a@b.example>',
    'a@b.example\nBcc: c@d.example',
  ])('is not %j', (given) => {
    expect(() => readConfig({ [variable]: given })).toThrow(
      `${variable} must be one e-mail address`,
    );
  });
});
