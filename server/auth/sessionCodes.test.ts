/** §8; docs/messages.md tells operators what to do. */
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { Provider } from 'next-auth/providers/index';
import { authLogger } from './authLogger';

const SECRET = 's'.repeat(32);
const credentials = CredentialsProvider({ credentials: {}, authorize: () => null });
const withoutAuthorize = {
  ...credentials,
  authorize: undefined,
  options: {},
} as unknown as Provider;
const mail = {
  id: 'email',
  type: 'email',
  name: 'Email',
  server: '',
  from: '',
  maxAge: 1,
  options: {},
  sendVerificationRequest: () => undefined,
} as unknown as Provider;

async function misconfigured(options: NextAuthOptions, query: Record<string, string | string[]>) {
  const lines: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const answer = { status: 0, body: undefined as unknown };
  const response = {
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    setHeader: () => response,
    getHeader: () => undefined,
    send: (body: unknown) => {
      answer.body = body;
    },
    json: (body: unknown) => {
      answer.body = body;
    },
    end: () => undefined,
  } as unknown as NextApiResponse;
  const request = {
    method: 'GET',
    query,
    cookies: {},
    headers: { host: 'localhost' },
    body: undefined,
  } as unknown as NextApiRequest;
  await NextAuth(request, response, { ...options, logger: authLogger });
  write.mockRestore();
  return { ...answer, codes: lines.map((line) => (JSON.parse(line) as { code: string }).code) };
}

const ASKED = { nextauth: ['session'] };
const setNodeEnv = (value: string) => Object.assign(process.env, { NODE_ENV: value });

describe('session error codes (§8)', () => {
  const before = process.env.NODE_ENV;
  beforeAll(() => {
    setNodeEnv('production');
    delete process.env.NEXTAUTH_SECRET;
    process.env.NEXTAUTH_URL = 'http://localhost:3000';
  });
  afterAll(() => {
    setNodeEnv(before);
  });

  it.each<[string, NextAuthOptions, Record<string, string | string[]>]>([
    ['NO_SECRET', { providers: [credentials] }, ASKED],
    ['MISSING_NEXTAUTH_API_ROUTE_ERROR', { secret: SECRET, providers: [credentials] }, {}],
    [
      'CALLBACK_CREDENTIALS_JWT_ERROR',
      { secret: SECRET, providers: [credentials], session: { strategy: 'database' } },
      ASKED,
    ],
    [
      'CALLBACK_CREDENTIALS_HANDLER_ERROR',
      { secret: SECRET, providers: [withoutAuthorize] },
      ASKED,
    ],
    ['EMAIL_REQUIRES_ADAPTER_ERROR', { secret: SECRET, providers: [mail] }, ASKED],
  ])('%s', async (code, options, query) => {
    const answer = await misconfigured(options, query);
    expect(answer.codes).toEqual([code]);
    expect(answer).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('server configuration') as string },
    });
  });

  it("are written without the provider's text", async () => {
    const lines: string[] = [];
    const write = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    authLogger.error?.('OAUTH_CALLBACK_ERROR', {
      error: new Error('state mismatch'),
      access_token: 'secret',
      profile: { email: 'a@example.com' },
    } as never);
    write.mockRestore();
    expect(lines.join('')).toContain('state mismatch');
    expect(lines.join('')).not.toMatch(/secret|example\.com/);
  });
});
