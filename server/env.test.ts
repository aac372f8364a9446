import { readWebEnv } from './env';

const SECRET = 'x'.repeat(32);
const SOCIAL = [
  ['SOCIAL_MICROBLOG', 'microblog'],
  ['SOCIAL_MICROBLOG_SECOND', 'microblogSecond'],
  ['SOCIAL_ALERTS', 'alerts'],
  ['SOCIAL_CHAT_GROUP', 'chatGroup'],
  ['SOCIAL_VIDEO', 'video'],
  ['SOCIAL_BLOG', 'blog'],
  ['SOCIAL_NETWORK', 'network'],
  ['SOCIAL_CHAT_APP_QR', 'chatApp'],
] as const;

describe('readWebEnv', () => {
  it('has defaults for a developer’s machine', () => {
    expect(readWebEnv({})).toMatchObject({
      backendUrl: 'http://127.0.0.1:3001',
      siteUrl: 'http://localhost:3000',
      trustedProxies: undefined,
      host: undefined,
    });
  });

  it.each([
    [{ TRUST_PROXY: 'true' }, '127.0.0.1'],
    [{ TRUST_PROXY: '192.0.2.1' }, '127.0.0.1'],
    [{ TRUST_PROXY: 'false' }, undefined],
    [{ TRUST_PROXY: 'true', HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ HOST: '10.0.0.5' }, '10.0.0.5'],
  ])('with %j listens on %s', (variables, host) => {
    expect(readWebEnv(variables).host).toBe(host);
  });

  it('puts the backend on the port after the site’s', () => {
    expect(readWebEnv({ PORT: '4000' })).toMatchObject({
      backendUrl: 'http://127.0.0.1:4001',
      siteUrl: 'http://localhost:4000',
    });
  });

  it.each([
    [
      'a port that is no number',
      { PORT: 'x' },
      'PORT must be a whole number from 1 to 65535, not "x"',
    ],
    [
      'an address that is none',
      { NEXTAUTH_URL: 'plumbline' },
      'NEXTAUTH_URL must be a http or https address, not "plumbline"',
    ],
    [
      'a scheme that is none of ours',
      { BACKEND_URL: 'file:///etc' },
      'BACKEND_URL must be a http or https address, not "file:///etc"',
    ],
    [
      'a backend in clear on the internet',
      { BACKEND_URL: 'http://backend.example.com:3001' },
      'BACKEND_URL must be an https address, or use a private network or a tunnel, not "http://backend.example.com:3001"',
    ],
    [
      'a proxy that is no address',
      { TRUST_PROXY: 'loopback, maybe' },
      /^TRUST_PROXY must list the addresses .*, not "maybe"$/,
    ],
    [
      'an address to listen on that is none',
      { HOST: 'http://127.0.0.1' },
      'HOST must be an address of this machine or its name, not "http://127.0.0.1"',
    ],
    [
      'a public site without a secret',
      { NEXTAUTH_URL: 'https://plumbline.example' },
      /NEXTAUTH_SECRET must be set for a public deployment/,
    ],
    [
      'production without what the backend takes',
      { NODE_ENV: 'production', NEXTAUTH_SECRET: SECRET },
      /BACKEND_CREDENTIAL must be set/,
    ],
    ['production without a secret', { NODE_ENV: 'production' }, /NEXTAUTH_SECRET must be set/],
    [
      'a public site with a short secret',
      { NEXTAUTH_URL: 'https://plumbline.example', NEXTAUTH_SECRET: 'short' },
      /at least 32 characters/,
    ],
    [
      'a header that nobody knows',
      { HEADER_SIGN_IN: 'none' },
      'HEADER_SIGN_IN must be one of login-and-signup, signup-only, not "none"',
    ],
    [
      'a contact that is no address',
      { OPERATOR_CONTACT: 'call us' },
      'OPERATOR_CONTACT must be an e-mail address or an https address, not "call us"',
    ],
    ['a contact in clear', { OPERATOR_CONTACT: 'http://example.com' }, /OPERATOR_CONTACT must be/],
    [
      'a contact that brings more than an address',
      { OPERATOR_CONTACT: 'ann@example.com?bcc=eve@example.com' },
      /OPERATOR_CONTACT must be/,
    ],
    [
      'a contact that is a script',
      { OPERATOR_CONTACT: 'javascript:alert(1)' },
      /OPERATOR_CONTACT must be/,
    ],
    [
      'a page elsewhere that is no address',
      { SOCIAL_VIDEO: '@plumbline' },
      'SOCIAL_VIDEO must be a https address, not "@plumbline"',
    ],
    [
      'a page elsewhere in clear',
      { SOCIAL_MICROBLOG: 'http://example.com/a' },
      'SOCIAL_MICROBLOG must be a https address, not "http://example.com/a"',
    ],
    [
      'a page elsewhere that is a script',
      { SOCIAL_CHAT_GROUP: 'javascript:alert(1)' },
      /SOCIAL_CHAT_GROUP must be a https address/,
    ],
    [
      'more than a small QR code can hold',
      { SOCIAL_CHAT_APP_QR: `https://chat.example/${'x'.repeat(120)}` },
      /SOCIAL_CHAT_APP_QR must be at most 120 characters long/,
    ],
    [
      "a form of HubSpot's without its account",
      { HUBSPOT_FORM_ID: '7b0a7b7e-3c1c-4c52-9a55-0f8f2b1d6c11' },
      /HUBSPOT_PORTAL_ID must be the number/,
    ],
    [
      "an account of HubSpot's without a form",
      { HUBSPOT_PORTAL_ID: '123' },
      /HUBSPOT_FORM_ID must be the id/,
    ],
    [
      'an account that is no number',
      { HUBSPOT_PORTAL_ID: '1"><script>', HUBSPOT_FORM_ID: '7b0a7b7e-3c1c-4c52-9a55-0f8f2b1d6c11' },
      /HUBSPOT_PORTAL_ID must be/,
    ],
    [
      'a region that is none',
      {
        HUBSPOT_PORTAL_ID: '123',
        HUBSPOT_FORM_ID: '7b0a7b7e-3c1c-4c52-9a55-0f8f2b1d6c11',
        HUBSPOT_REGION: 'eu1.evil.example',
      },
      /HUBSPOT_REGION must be/,
    ],
    [
      'openings in clear',
      { CAREERS_URL: 'http://example.com/jobs' },
      'CAREERS_URL must be a https address, not "http://example.com/jobs"',
    ],
    ['openings that are a script', { CAREERS_URL: 'javascript:alert(1)' }, /CAREERS_URL must be/],
    [
      'a name of two lines',
      { OPERATOR_NAME: 'Example\nLtd' },
      /OPERATOR_NAME must be one line of at most 120 characters/,
    ],
    ['a name without end', { OPERATOR_NAME: 'x'.repeat(121) }, /OPERATOR_NAME must be one line/],
    [
      'flags that are looked at without a rest',
      { FLAGS_POLL_SECONDS: '0' },
      'FLAGS_POLL_SECONDS must be a whole number from 1 to 3600, not "0"',
    ],
    [
      'a flag server that is no address',
      { NEXT_PUBLIC_CONFIGCAT_BASE_URL: 'flags' },
      'NEXT_PUBLIC_CONFIGCAT_BASE_URL must be a http or https address, not "flags"',
    ],
    [
      'flags in a third way',
      { FLAGS_MODE: 'manual' },
      'FLAGS_MODE must be one of poll, lazy, not "manual"',
    ],
    [
      'flags that are kept for no time',
      { FLAGS_CACHE_SECONDS: '0' },
      'FLAGS_CACHE_SECONDS must be a whole number from 1 to 3600, not "0"',
    ],
    [
      'a country in no header',
      { COUNTRY_HEADER: 'cf: ipcountry' },
      'COUNTRY_HEADER must be the name of a header (cf-ipcountry), not "cf: ipcountry"',
    ],
    [
      'a token that can be guessed',
      { METRICS_TOKEN: 'short' },
      'METRICS_TOKEN must be at least 16 characters long, not "…"',
    ],
    [
      'flags of another continent',
      { NEXT_PUBLIC_CONFIGCAT_DATA_GOVERNANCE: 'us' },
      'NEXT_PUBLIC_CONFIGCAT_DATA_GOVERNANCE must be one of global, eu, not "us"',
    ],
  ])('refuses %s, naming the variable', (_, env, message) => {
    expect(() => readWebEnv(env as Record<string, string>)).toThrow(message);
  });

  it.each([
    [undefined, false],
    ['login-and-signup', false],
    ['signup-only', true],
  ])('HEADER_SIGN_IN=%s: sign-up only %s', (HEADER_SIGN_IN, signUpOnly) => {
    expect(readWebEnv({ HEADER_SIGN_IN }).signUpOnly).toBe(signUpOnly);
  });

  it.each([
    [
      'the backend',
      { BACKEND_URL: 'http://backend:3001/' },
      {
        sdkKey: 'plumbline',
        baseUrl: 'http://backend:3001',
        euOnly: false,
        isLazy: false,
        pollSeconds: 60,
        cacheSeconds: 60,
      },
    ],
    [
      'the backend, fetched on read',
      { FLAGS_MODE: 'lazy', FLAGS_CACHE_SECONDS: '5' },
      { sdkKey: 'plumbline', isLazy: true, cacheSeconds: 5 },
    ],
    [
      'the backend without a key, whatever else is set',
      { NEXT_PUBLIC_CONFIGCAT_BASE_URL: 'https://x.example', FLAGS_POLL_SECONDS: '5' },
      { sdkKey: 'plumbline', baseUrl: 'http://127.0.0.1:3001', pollSeconds: 5 },
    ],
    [
      'ConfigCat',
      { NEXT_PUBLIC_CONFIGCAT_SDK_KEY: 'a/b' },
      { sdkKey: 'a/b', baseUrl: undefined, euOnly: false },
    ],
    [
      'ConfigCat in the European Union',
      { NEXT_PUBLIC_CONFIGCAT_SDK_KEY: 'a/b', NEXT_PUBLIC_CONFIGCAT_DATA_GOVERNANCE: 'eu' },
      { baseUrl: undefined, euOnly: true },
    ],
    [
      'a proxy of ConfigCat’s',
      {
        NEXT_PUBLIC_CONFIGCAT_SDK_KEY: 'a/b',
        NEXT_PUBLIC_CONFIGCAT_BASE_URL: 'https://x.example/',
      },
      { sdkKey: 'a/b', baseUrl: 'https://x.example' },
    ],
  ])('has flags from %s', (_, env, flags) => {
    expect(readWebEnv(env as Record<string, string>).flags).toMatchObject(flags);
  });

  it('takes a public site with a secret', () => {
    expect(
      readWebEnv({ NEXTAUTH_URL: 'https://plumbline.example/', NEXTAUTH_SECRET: SECRET }).siteUrl,
    ).toBe('https://plumbline.example');
  });

  it.each([
    ['nothing', {}, { name: 'the operator of this site', named: false, contact: undefined }],
    [
      'a name',
      { OPERATOR_NAME: 'Example Ltd' },
      { name: 'Example Ltd', named: true, contact: undefined },
    ],
    [
      'an e-mail address',
      { OPERATOR_CONTACT: 'privacy+site@example.com' },
      { named: false, contact: 'privacy+site@example.com' },
    ],
    [
      'a page of openings',
      { CAREERS_URL: 'https://example.com/jobs' },
      { named: false, careers: 'https://example.com/jobs' },
    ],
    [
      'a page',
      { OPERATOR_NAME: 'Example Ltd', OPERATOR_CONTACT: 'https://example.com/contact' },
      { named: true, contact: 'https://example.com/contact' },
    ],
  ])('knows the operator of %s', (_, env, operator) => {
    expect(readWebEnv(env).operator).toMatchObject(operator);
  });

  it.each([
    [{}, undefined],
    [{ OPERATOR_CONTACT: 'ann@example.com' }, 'mailto:ann@example.com'],
    [
      { OPERATOR_CONTACT: 'ann@example.com', SECURITY_CONTACT: 'https://example.com/security' },
      'https://example.com/security',
    ],
  ])('knows the security contact of %j', (env, contact) => {
    expect(readWebEnv(env).securityContact).toBe(contact);
  });

  it.each([
    ['nothing', {}, {}],
    [
      'one',
      { SOCIAL_ALERTS: 'https://example.com/alerts' },
      { alerts: 'https://example.com/alerts' },
    ],
    [
      'all',
      Object.fromEntries(SOCIAL.map(([name]) => [name, `https://example.com/${name}`])),
      Object.fromEntries(SOCIAL.map(([name, kind]) => [kind, `https://example.com/${name}`])),
    ],
  ])('knows the operator’s pages elsewhere: %s', (_, env, social) => {
    expect(readWebEnv(env as Record<string, string>).social).toEqual(social);
  });
});
