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
  ])('refuses %s, naming the variable', (_, env, message) => {
    expect(() => readWebEnv(env as Record<string, string>)).toThrow(message);
  });

  it('takes a public site with a secret', () => {
    expect(readWebEnv({ NEXTAUTH_URL: 'https://plumbline.example/', NEXTAUTH_SECRET: SECRET }).siteUrl).toBe('https://plumbline.example');
  });
});
