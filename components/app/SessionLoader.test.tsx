import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useVisit } from '@/lib/resources/useVisit';
import { rememberSignedIn, wasSignedIn } from '@/lib/session/hint';
import { publishSession, useSession } from '@/lib/session/sessionStore';
import { signInWithPassword } from '@/lib/session/signIn';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import type { Answer } from '@/testing/fetchStub';
import { renderPage, makeRouter } from '@/testing/render';
import { SessionLoader } from './SessionLoader';

const MARA = {
  body: { user: { username: 'u1', email: 'mara@example.org' }, expires: '2099-01-01T00:00:00Z' },
};
const NOBODY = { body: {} };
const NO_ANSWER = { status: 503, body: { error: { code: 'unavailable', message: 'x' } } };
const LOOK = 'GET /api/auth/session';

let idle: (() => void)[] = [];
let server: AccountServer;
beforeEach(() => {
  idle = [];
  jest
    .spyOn(window, 'requestIdleCallback')
    .mockImplementation((work) =>
      idle.push(() => work({ didTimeout: false, timeRemaining: () => 50 })),
    );
  server = accountServer();
  server.answer(LOOK, MARA);
});
afterEach(() => {
  jest.useRealTimers();
  server.restore();
  jest.restoreAllMocks();
  act(() => publishSession({ status: 'unauthenticated' }));
});

function Who() {
  const { status, user } = useSession();
  return (
    <p>
      {status} {user?.email}
    </p>
  );
}

const PAGE = (
  <>
    <SessionLoader />
    <Who />
  </>
);
const asked = () => server.bodies('/api/auth/session').length;

describe('the session', () => {
  it('is fetched when the page is idle, and then known to every component', async () => {
    act(() => publishSession({ status: 'loading' }));
    rememberSignedIn(true);
    renderPage(PAGE, makeRouter({ pathname: '/methodology/[[...version]]' }));
    expect(screen.getByText('loading')).toBeVisible();
    await act(async () => {
      await Promise.resolve();
    });
    expect(asked()).toBe(0);
    act(() => idle.forEach((work) => work()));
    expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('is empty, without a request, in a browser that has not signed in', async () => {
    act(() => publishSession({ status: 'loading' }));
    renderPage(PAGE);
    expect(await screen.findByText('unauthenticated')).toBeVisible();
    act(() => idle.forEach((work) => work()));
    await act(async () => {
      await Promise.resolve();
    });
    expect(asked()).toBe(0);
  });

  it('of a visitor is refetched when they come back to the window, not while they stay', async () => {
    act(() => publishSession({ status: 'unauthenticated' }));
    server.answer(LOOK, NOBODY);
    renderPage(PAGE);
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(asked()).toBe(0);
    const comeBack = () =>
      act(() => {
        window.dispatchEvent(new Event('blur'));
        window.dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
    comeBack();
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.getByText('unauthenticated')).toBeVisible();
    server.answer(LOOK, MARA);
    await act(async () => {
      await Promise.resolve();
    });
    comeBack();
    expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
  });

  it('of a visitor stays as it is when the question gets no answer', async () => {
    act(() => publishSession({ status: 'unauthenticated' }));
    server.answer(LOOK, NO_ANSWER);
    renderPage(PAGE);
    act(() => {
      window.dispatchEvent(new Event('blur'));
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.getByText('unauthenticated')).toBeVisible();
  });

  it.each(['focus', 'storage'])(
    'is asked for once another tab has signed in, noticed by %s',
    async (event) => {
      renderPage(
        <>
          <SessionLoader />
          <Who />
        </>,
      );
      act(() => idle.forEach((work) => work()));
      rememberSignedIn(true);
      act(() => {
        window.dispatchEvent(new Event(event));
      });
      expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
    },
  );

  it('is asked for at once on the log-in page of a browser that has signed in', async () => {
    act(() => publishSession({ status: 'loading' }));
    rememberSignedIn(true);
    renderPage(<SessionLoader />, makeRouter({ pathname: '/auth/[page]' }));
    await waitFor(() => expect(asked()).toBe(1));
  });

  it('is asked for at once on pages of an account', async () => {
    renderPage(<SessionLoader />, makeRouter({ pathname: '/my/settings' }));
    await waitFor(() => expect(asked()).toBe(1));
    expect(idle).toHaveLength(1);
  });

  it('lasts while the server does not answer, and ends when it says so', async () => {
    renderPage(PAGE, makeRouter({ pathname: '/my/settings' }));
    expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
    server.answer(LOOK, NO_ANSWER);
    const before = asked();
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(asked()).toBeGreaterThan(before + 1));
    expect(screen.getByText('authenticated mara@example.org')).toBeVisible();
    server.answer(LOOK, NOBODY);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('unauthenticated')).toBeVisible();
  });

  it('does not end when the first check fails: it checks again', async () => {
    act(() => publishSession({ status: 'loading' }));
    rememberSignedIn(true);
    jest.useFakeTimers({ advanceTimers: true });
    server.answer(LOOK, NO_ANSWER);
    renderPage(PAGE, makeRouter({ pathname: '/my/settings' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    expect(screen.getByText('loading')).toBeVisible();
    expect(wasSignedIn()).toBe(true);
    server.answer(LOOK, MARA);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
  });
});

/** What next-auth writes when another tab signs out. */
const signedOutElsewhere = () =>
  new StorageEvent('storage', {
    key: 'nextauth.message',
    newValue: JSON.stringify({ event: 'session', data: { trigger: 'signout' } }),
  });

describe('a session after a check without an answer', () => {
  /** Signed in, but next-auth reports no session because a request failed. */
  async function openUnsure() {
    renderPage(PAGE, makeRouter({ pathname: '/my/settings' }));
    await screen.findByText('authenticated mara@example.org');
    server.answer(LOOK, NO_ANSWER);
    const before = asked();
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(asked()).toBeGreaterThan(before + 1));
    server.answer(LOOK, MARA);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(asked()).toBeGreaterThan(before + 2));
    expect(screen.getByText('authenticated mara@example.org')).toBeVisible();
  }

  it.each<[string, () => unknown]>([
    ['another tab signs out', () => window.dispatchEvent(signedOutElsewhere())],
    ['the interval finds it over', () => jest.advanceTimersByTimeAsync(300_000)],
  ])('ends when %s', async (_, happen) => {
    jest.useFakeTimers({ advanceTimers: true });
    await openUnsure();
    server.answer(LOOK, NOBODY);
    await act(async () => {
      await happen();
    });
    expect(await screen.findByText('unauthenticated')).toBeVisible();
  });

  /** Logs a visitor in; the next `unanswered` session requests fail. */
  async function logInWith(unanswered: number) {
    act(() => publishSession({ status: 'loading' }));
    server.answer(LOOK, NOBODY);
    renderPage(PAGE, makeRouter({ pathname: '/my/settings' }));
    await screen.findByText('unauthenticated');
    let left = unanswered;
    server.answer(LOOK, () => {
      left -= 1;
      return left < 0 ? MARA : NO_ANSWER;
    });
    await act(async () => {
      expect(await signInWithPassword('mara@example.org', 'plumb-line-1')).toEqual({ ok: true });
    });
  }

  it('is known from the next one after a log-in', async () => {
    await logInWith(1);
    expect(screen.getByText('authenticated mara@example.org')).toBeVisible();
    expect(wasSignedIn()).toBe(true);
  });

  it('is awaited while a successful log-in has no answer', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await logInWith(3);
    expect(screen.getByText('loading')).toBeVisible();
    expect(wasSignedIn()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
  });
});

describe('an answer that comes late', () => {
  const ANN = {
    status: 'authenticated',
    user: { username: 'u2', email: 'ann@example.org' },
  } as const;

  /** Changes the session while the keeper's request, answered by `later`, is pending. */
  async function overtaken(later: Answer, meanwhile: () => void) {
    act(() => publishSession({ status: 'loading' }));
    rememberSignedIn(true);
    const held: ((answer: Answer) => void)[] = [];
    let looks = 0;
    server.answer(LOOK, () => {
      looks += 1;
      return looks === 1
        ? NOBODY
        : new Promise<Answer>((resolve) => {
            held.push(resolve);
          });
    });
    renderPage(PAGE, makeRouter({ pathname: '/my/settings' }));
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => meanwhile());
    await act(async () => held[0]!(later));
    return held;
  }

  it('ends no session that began meanwhile', async () => {
    await overtaken(NOBODY, () => publishSession(ANN));
    expect(screen.getByText('authenticated ann@example.org')).toBeVisible();
    expect(wasSignedIn()).toBe(true);
  });

  it('does not sign in a user who signed out meanwhile', async () => {
    await overtaken(MARA, () => publishSession({ status: 'unauthenticated', byChoice: true }));
    expect(screen.getByText('unauthenticated')).toBeVisible();
  });

  it('does not override a later request', async () => {
    const held = await overtaken(NOBODY, () => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(screen.getByText('loading')).toBeVisible();
    await act(async () => held[1]!(MARA));
    expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
  });
});

describe('another account in the tab', () => {
  const votes = {
    id: 'example',
    yes: 3,
    no: 1,
    yesPercentage: 75,
    yesLowerBound: 30.1,
    vote: true,
  };

  /** Mara has voted. */
  async function openProject() {
    server.answer('POST /api/visits', { body: { views: 1, votes } });
    const { result } = renderHook(() => useVisit('example'), {
      wrapper: ({ children }) => (
        <RouterContext value={makeRouter({ pathname: '/my/settings' })}>
          <SessionLoader />
          <Who />
          {children}
        </RouterContext>
      ),
    });
    await screen.findByText('authenticated mara@example.org');
    act(() => idle.forEach((work) => work()));
    await waitFor(() => expect(result.current.votes?.vote).toBe(true));
    return result;
  }

  async function changeAccount() {
    server.answer('GET /api/projects/vote', { body: { ...votes, vote: null } });
    server.answer(LOOK, {
      body: { user: { username: 'u2', email: 'ann@example.org' }, expires: '2099-01-01T00:00:00Z' },
    });
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('authenticated ann@example.org')).toBeVisible();
  }

  it('sees its own votes, which are read again', async () => {
    const result = await openProject();
    await changeAccount();
    await waitFor(() => expect(result.current.votes?.vote).toBeNull());
  });

  it('neither sees a late answer to a vote of the account before it, nor sends its next one', async () => {
    let release = (_: Answer): void => undefined;
    server.answer(
      'POST /api/projects/vote',
      () =>
        new Promise<Answer>((resolve) => {
          release = resolve;
        }),
    );
    const result = await openProject();
    await act(async () => result.current.cast(false));
    await act(async () => result.current.cast(true));
    expect(result.current.votes?.vote).toBe(true);
    await changeAccount();
    await waitFor(() => expect(result.current.votes?.vote).toBeNull());
    await act(async () => release({ body: { ...votes, yes: 2, no: 2, vote: false } }));
    expect(result.current.votes?.vote).toBeNull();
    expect(server.bodies('/api/projects/vote').filter(Boolean)).toEqual([
      { id: 'example', vote: false },
    ]);
  });
});
