import { stubFetch, type Answer, type Asked } from './fetchStub';

const SITE = 'http://localhost';

/** Successful answers to account calls and NextAuth's, by method and path. */
const FINE: Record<string, (asked: Asked) => Answer> = {
  'GET /api/auth/csrf': () => ({ body: { csrfToken: 'token' } }),
  'GET /api/auth/providers': () => ({
    body: {
      credentials: { id: 'credentials', type: 'credentials' },
      cognito: { id: 'cognito', type: 'oauth' },
    },
  }),
  'GET /api/auth/session': () => ({ body: {} }),
  'POST /api/auth/callback/credentials': () => ({ body: { url: SITE } }),
  'POST /api/auth/signout': () => ({ body: { url: SITE } }),
};

export const identityError = (
  exception: string,
  message: string,
  fields: { path: string; message: string }[] = [],
): Answer => ({ status: 400, body: { error: { code: 'identity', exception, message, fields } } });

export const signInError = (exception: string): Answer => ({
  status: 401,
  body: { url: `${SITE}/auth/login?error=${exception}` },
});

export interface AccountServer {
  bodies: (path: string) => unknown[];
  /** Changes an answer; a function is called for each request. */
  answer: (
    call: string,
    answer: Answer | Promise<Answer> | (() => Answer | Promise<Answer>),
  ) => void;
  restore: () => void;
}

export function accountServer(): AccountServer {
  const answers = new Map<string, Parameters<AccountServer['answer']>[1]>();
  const stub = stubFetch((asked) => {
    const call = `${asked.method} ${new URL(asked.url, SITE).pathname}`;
    const given = answers.get(call);
    return (
      (typeof given === 'function' ? given() : given) ??
      FINE[call]?.(asked) ?? { body: { done: true } }
    );
  });
  return {
    bodies: (path) =>
      stub.asked
        .filter((asked) => new URL(asked.url, SITE).pathname === path)
        .map(({ body }) => body),
    answer: (call, answer) => {
      answers.set(call, answer);
    },
    restore: stub.restore,
  };
}
