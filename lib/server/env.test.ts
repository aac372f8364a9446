import { readWebEnv } from './env';

const SECRET = 'x'.repeat(32);

describe('readWebEnv', () => {
  it('has defaults for a developer’s machine', () => {
    expect(readWebEnv({})).toMatchObject({ backendUrl: 'http://127.0.0.1:3001', siteUrl: 'http://localhost:3000', trustProxy: false });
  });

  it('puts the backend on the port after the site’s', () => {
    expect(readWebEnv({ PORT: '4000' })).toMatchObject({ backendUrl: 'http://127.0.0.1:4001', siteUrl: 'http://localhost:4000' });
  });

  it.each([
    ['a port that is no number', { PORT: 'x' }, 'PORT must be a whole number from 1 to 65535, not "x"'],
    ['an address that is none', { NEXTAUTH_URL: 'plumbline' }, 'NEXTAUTH_URL must be a http or https address, not "plumbline"'],
    ['a scheme that is none of ours', { BACKEND_URL: 'file:///etc' }, 'BACKEND_URL must be a http or https address, not "file:///etc"'],
    ['a flag that is neither', { TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be true or false, not "maybe"'],
    ['a public site without a secret', { NEXTAUTH_URL: 'https://plumbline.example' }, /NEXTAUTH_SECRET must be set for a public deployment/],
    ['production without a secret', { NODE_ENV: 'production' }, /NEXTAUTH_SECRET must be set/],
    ['a public site with a short secret', { NEXTAUTH_URL: 'https://plumbline.example', NEXTAUTH_SECRET: 'short' }, /at least 32 characters/],
    ['a contact that is no address', { OPERATOR_CONTACT: 'call us' }, 'OPERATOR_CONTACT must be an e-mail address or an https address, not "call us"'],
    ['a contact in clear', { OPERATOR_CONTACT: 'http://example.com' }, /OPERATOR_CONTACT must be/],
    ['a contact that brings more than an address', { OPERATOR_CONTACT: 'ann@example.com?bcc=eve@example.com' }, /OPERATOR_CONTACT must be/],
    ['a contact that is a script', { OPERATOR_CONTACT: 'javascript:alert(1)' }, /OPERATOR_CONTACT must be/],
    ['a name of two lines', { OPERATOR_NAME: 'Example\nLtd' }, /OPERATOR_NAME must be one line of at most 120 characters/],
    ['a name without end', { OPERATOR_NAME: 'x'.repeat(121) }, /OPERATOR_NAME must be one line/],
    ['flags that are looked at without a rest', { FLAGS_POLL_SECONDS: '0' }, 'FLAGS_POLL_SECONDS must be a whole number from 1 to 3600, not "0"'],
    ['a flag server that is no address', { NEXT_PUBLIC_CONFIGCAT_BASE_URL: 'flags' }, 'NEXT_PUBLIC_CONFIGCAT_BASE_URL must be a http or https address, not "flags"'],
    ['flags of another continent', { NEXT_PUBLIC_CONFIGCAT_DATA_GOVERNANCE: 'us' }, 'NEXT_PUBLIC_CONFIGCAT_DATA_GOVERNANCE must be one of global, eu, not "us"'],
  ])('refuses %s, naming the variable', (_, env, message) => {
    expect(() => readWebEnv(env as Record<string, string>)).toThrow(message);
  });

  it.each([
    ['the backend', { BACKEND_URL: 'http://backend:3001/' }, { sdkKey: 'plumbline', baseUrl: 'http://backend:3001', euOnly: false, pollSeconds: 60 }],
    ['the backend without a key, whatever else is set', { NEXT_PUBLIC_CONFIGCAT_BASE_URL: 'https://x.example', FLAGS_POLL_SECONDS: '5' }, { sdkKey: 'plumbline', baseUrl: 'http://127.0.0.1:3001', pollSeconds: 5 }],
    ['ConfigCat', { NEXT_PUBLIC_CONFIGCAT_SDK_KEY: 'a/b' }, { sdkKey: 'a/b', baseUrl: undefined, euOnly: false }],
    ['ConfigCat in the European Union', { NEXT_PUBLIC_CONFIGCAT_SDK_KEY: 'a/b', NEXT_PUBLIC_CONFIGCAT_DATA_GOVERNANCE: 'eu' }, { baseUrl: undefined, euOnly: true }],
    ['a proxy of ConfigCat’s', { NEXT_PUBLIC_CONFIGCAT_SDK_KEY: 'a/b', NEXT_PUBLIC_CONFIGCAT_BASE_URL: 'https://x.example/' }, { sdkKey: 'a/b', baseUrl: 'https://x.example' }],
  ])('has flags from %s', (_, env, flags) => {
    expect(readWebEnv(env as Record<string, string>).flags).toMatchObject(flags);
  });

  it('takes a public site with a secret', () => {
    expect(readWebEnv({ NEXTAUTH_URL: 'https://plumbline.example/', NEXTAUTH_SECRET: SECRET }).siteUrl).toBe('https://plumbline.example');
  });

  it.each([
    ['nothing', {}, { name: 'the operator of this site', named: false, contact: undefined }],
    ['a name', { OPERATOR_NAME: 'Example Ltd' }, { name: 'Example Ltd', named: true, contact: undefined }],
    ['an e-mail address', { OPERATOR_CONTACT: 'privacy+site@example.com' }, { named: false, contact: 'privacy+site@example.com' }],
    ['a page', { OPERATOR_NAME: 'Example Ltd', OPERATOR_CONTACT: 'https://example.com/contact' }, { named: true, contact: 'https://example.com/contact' }],
  ])('knows the operator of %s', (_, env, operator) => {
    expect(readWebEnv(env).operator).toMatchObject(operator);
  });
});
