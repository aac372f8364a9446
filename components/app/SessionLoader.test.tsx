import { act, screen, waitFor } from '@testing-library/react';
import { publishSession, useSession } from '@/lib/session/sessionStore';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { renderPage, routerOf } from '@/testing/render';
import { SessionLoader } from './SessionLoader';

let idle: (() => void)[] = [];
let server: AccountServer;
beforeEach(() => {
  idle = [];
  jest.spyOn(window, 'requestIdleCallback').mockImplementation((work) => idle.push(() => work({ didTimeout: false, timeRemaining: () => 50 })));
  server = accountServer();
  server.answer('GET /api/auth/session', { body: { user: { username: 'u1', email: 'mara@example.org' }, expires: '2099-01-01T00:00:00Z' } });
});
afterEach(() => {
  server.restore();
  jest.restoreAllMocks();
  act(() => publishSession({ status: 'unauthenticated' }));
});

function Who() {
  const { status, user } = useSession();
  return <p>{status} {user?.email}</p>;
}

const asked = () => server.bodies('/api/auth/session').length;

describe('the session', () => {
  it('is asked for when the page is at rest, and then known to every component', async () => {
    act(() => publishSession({ status: 'loading' }));
    renderPage(<><SessionLoader /><Who /></>, routerOf({ pathname: '/methodology/[[...version]]' }));
    expect(screen.getByText('loading')).toBeVisible();
    await act(async () => { await Promise.resolve(); });
    expect(asked()).toBe(0);
    act(() => idle.forEach((work) => work()));
    expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
    expect(asked()).toBe(1);
  });

  it.each(['/my/settings', '/auth/[page]'])('is asked for at once on %s', async (pathname) => {
    renderPage(<SessionLoader />, routerOf({ pathname }));
    await waitFor(() => expect(asked()).toBe(1));
    expect(idle).toHaveLength(1);
  });

  it('lasts while nobody answers, and ends when the server says so', async () => {
    renderPage(<><SessionLoader /><Who /></>, routerOf({ pathname: '/auth/[page]' }));
    expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
    server.answer('GET /api/auth/session', { status: 503, body: { error: { code: 'unavailable', message: 'x' } } });
    const before = asked();
    act(() => { document.dispatchEvent(new Event('visibilitychange')); });
    await waitFor(() => expect(asked()).toBeGreaterThan(before + 1));
    expect(screen.getByText('authenticated mara@example.org')).toBeVisible();
    server.answer('GET /api/auth/session', { body: {} });
    act(() => { window.dispatchEvent(new Event('online')); });
    expect(await screen.findByText('unauthenticated')).toBeVisible();
  });

  it('is not over because nobody answers at the first look: it is asked for again', async () => {
    act(() => publishSession({ status: 'loading' }));
    window.localStorage.setItem('signedIn', 'yes');
    jest.useFakeTimers({ advanceTimers: true });
    const fine = { body: { user: { username: 'u1', email: 'mara@example.org' }, expires: '2099-01-01T00:00:00Z' } };
    server.answer('GET /api/auth/session', { status: 503, body: { error: { code: 'unavailable', message: 'x' } } });
    renderPage(<><SessionLoader /><Who /></>, routerOf({ pathname: '/auth/[page]' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    expect(screen.getByText('loading')).toBeVisible();
    expect(window.localStorage.getItem('signedIn')).toBe('yes');
    server.answer('GET /api/auth/session', fine);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('authenticated mara@example.org')).toBeVisible();
    jest.useRealTimers();
  });
});
