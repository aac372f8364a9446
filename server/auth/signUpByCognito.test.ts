import type { NextApiRequest, NextApiResponse } from 'next';
import { IdentityError, IdentityUnavailable } from '../identity/IdentityError';

const signUp = jest.fn<Promise<void>, [string, string]>();
const answers: Record<string, object> = {};

jest.mock('../identity', () => ({ userPool: () => ({ signUp }) }));
jest.mock('../env', () => ({
  webEnv: () => ({
    secret: 's'.repeat(32),
    siteUrl: 'http://localhost',
    identity: { embedded: false },
    operator: { name: 'the operator of this site', named: false },
  }),
}));
jest.mock('../backend/backend', () => ({
  callBackend: ({ id }: { id: string }) => Promise.resolve(answers[id] ?? {}),
}));
jest.mock('./audit', () => ({ recordAuthEvent: () => Promise.resolve() }));
jest.mock('../http/readJson', () => ({
  readJson: () =>
    Promise.resolve({ email: 'mara@example.org', password: 'correct horse 7', terms: true }),
}));

beforeEach(() => {
  signUp.mockReset();
  answers.takeAttempt = { allowed: true, retryAfterSeconds: 0 };
  answers.judgePassword = { weakness: null };
  answers.startCooldown = { seconds: 60 };
  answers.reserveCalls = { count: 1 };
});

async function post(): Promise<number> {
  const { signUpRoute } = await import('./accountRoutes');
  let status = 0;
  const response = {
    setHeader: () => response,
    appendHeader: () => response,
    status: (code: number) => {
      status = code;
      return response;
    },
    json: () => undefined,
    end: () => undefined,
  };
  const headers = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'idempotency-key': 'key-of-this-form',
  };
  const request = { method: 'POST', headers, query: {}, socket: { remoteAddress: '127.0.0.1' } };
  await signUpRoute(request as unknown as NextApiRequest, response as unknown as NextApiResponse);
  return status;
}

describe('a sign-up at AWS Cognito, which keeps what was made before the answer was lost', () => {
  it('is refused as taken at the first call', async () => {
    answers.beginOnce = { state: 'new', answer: null };
    signUp.mockRejectedValue(new IdentityError('UsernameExistsException'));
    expect(await post()).toBe(400);
  });

  it('counts as made at a retry of a call without an answer', async () => {
    answers.beginOnce = { state: 'unfinished', answer: null };
    signUp.mockRejectedValue(new IdentityError('UsernameExistsException'));
    expect(await post()).toBe(200);
  });

  it('stays without an answer while the pool gives none', async () => {
    answers.beginOnce = { state: 'unfinished', answer: null };
    signUp.mockRejectedValue(new IdentityUnavailable('no answer'));
    expect(await post()).toBe(503);
  });

  it('does not reach the pool again once it has an answer', async () => {
    answers.beginOnce = { state: 'finished', answer: 'done' };
    expect(await post()).toBe(200);
    expect(signUp).not.toHaveBeenCalled();
  });
});
