import { act, screen, waitFor } from '@testing-library/react';
import { publishSession, useSession } from '@/lib/session/sessionStore';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { renderPage } from '@/testing/render';
import { SessionLoader } from './SessionLoader';

const MARA = {
  body: { user: { username: 'u1', email: 'mara@example.org' }, expires: '2099-01-01T00:00:00Z' },
};
const NOBODY = { body: {} };
const NO_ANSWER = { status: 503, body: { error: { code: 'unavailable', message: 'x' } } };
const LOOK = 'GET /api/auth/session';

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
  act(() => publishSession({ status: 'unauthenticated' }));
});
afterEach(() => {
  server.restore();
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

const asked = () => server.bodies('/api/auth/session').length;

describe('the session', () => {
  it('of a visitor is refetched when they come back to the window, not while they stay', async () => {
    server.answer(LOOK, NOBODY);
    renderPage(
      <>
        <SessionLoader />
        <Who />
      </>,
    );
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
    server.answer(LOOK, NO_ANSWER);
    renderPage(
      <>
        <SessionLoader />
        <Who />
      </>,
    );
    act(() => {
      window.dispatchEvent(new Event('blur'));
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.getByText('unauthenticated')).toBeVisible();
  });
});
