import { act, screen, waitFor } from '@testing-library/react';
import { Notices } from '@/components/app/Notices';
import { rememberSignedIn, wasSignedIn } from '@/lib/session/hint';
import { publishSession } from '@/lib/session/sessionStore';
import { bareShell } from '@/lib/shell';
import { ShellContext } from '@/lib/shellContext';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { fakeDeadlines } from '@/testing/fakeDeadlines';
import { renderPage } from '@/testing/render';
import { AccountControl } from './AccountControl';

// The open menu of a user reads a flag; no polling here.
jest.mock('@/lib/flags/followFlags', () => ({ followFlags: () => () => undefined }));

const MARA = {
  status: 'authenticated',
  user: { username: 'u1', email: 'mara@example.org' },
} as const;

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  server.restore();
  act(() => publishSession({ status: 'unauthenticated' }));
});

const show = () =>
  renderPage(
    <>
      <AccountControl />
      <Notices />
      <button type="button">elsewhere</button>
      <main id="content" tabIndex={-1} />
    </>,
  );
const account = () => screen.findByRole('button', { name: 'Account: mara@example.org' });

/** After the one in the header. */
const inMenu = (name: string) => screen.getAllByRole('link', { name }).at(-1)!;

async function openMenu() {
  act(() => publishSession(MARA));
  const page = show();
  await page.user.click(await account());
  return page;
}

describe('account control', () => {
  it('is two links for a visitor, before and after the session has answered', () => {
    act(() => publishSession({ status: 'loading' }));
    show();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup');
    act(() => publishSession({ status: 'unauthenticated' }));
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  it('§2: in the sign-up-only variant it is just a Sign Up button', () => {
    act(() => publishSession({ status: 'unauthenticated' }));
    renderPage(
      <ShellContext value={{ ...bareShell(), signUpOnly: true }}>
        <AccountControl />
      </ShellContext>,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Sign Up']);
  });

  it('leads a user to their watchlists, next to the menu', async () => {
    act(() => publishSession(MARA));
    show();
    await account();
    expect(screen.getByRole('link', { name: 'Watchlists' })).toHaveAttribute(
      'href',
      '/my/watchlists',
    );
  });

  it('shows no link in a browser that was signed in, until the session has answered', () => {
    act(() => publishSession(MARA));
    act(() => publishSession({ status: 'loading' }));
    rememberSignedIn(true);
    show();
    expect(screen.queryByRole('link')).toBeNull();
    act(() => publishSession({ status: 'unauthenticated' }));
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
    expect(wasSignedIn()).toBe(false);
  });

  it('§3: the avatar is the uppercase first letter of the email', async () => {
    act(() => publishSession(MARA));
    show();
    expect(await account()).toHaveTextContent(/^M$/);
    expect(await account()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Account Settings' })).toBeNull();
  });

  it('discloses the email, the watchlists, the settings and the way out', async () => {
    await openMenu();
    expect(await account()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('mara@example.org')).toBeVisible();
    expect(inMenu('Watchlists')).toHaveAttribute('href', '/my/watchlists');
    expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveAttribute(
      'href',
      '/my/settings',
    );
  });

  it('closes with Escape, which gives the focus back, and when it is left', async () => {
    const { user } = await openMenu();
    await user.tab();
    expect(inMenu('Watchlists')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await account()).toHaveFocus();
    expect(await account()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Account Settings' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(screen.queryByRole('link', { name: 'Account Settings' })).toBeNull();
  });

  it('consumes the Escape that closes it', async () => {
    const heard = jest.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', heard);
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    expect(heard.mock.results.map(({ value }) => value as boolean)).toEqual([true, false]);
    document.removeEventListener('keydown', heard);
  });

  it('§8: signing out shows a notice, and the focus moves to the page', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Signed out successfully.')).toBeVisible();
    expect(server.bodies('/api/auth/signout')).toHaveLength(1);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('§8: and so is a failure', async () => {
    server.answer('GET /api/auth/csrf', Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(server.bodies('/api/auth/signout')).toHaveLength(0);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign Out' })).not.toHaveAttribute('aria-disabled'),
    );
  });

  it.each(['GET /api/auth/csrf', 'POST /api/auth/signout'])(
    '§8: so is an answer to %s that never comes, after which it can be pressed again',
    async (call) => {
      server.answer(call, new Promise(() => undefined));
      const { user } = await openMenu();
      fakeDeadlines();
      await user.click(screen.getByRole('button', { name: 'Sign Out' }));
      expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await act(() => jest.advanceTimersByTimeAsync(21_000));
      expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
      expect(screen.getByRole('button', { name: 'Sign Out' })).not.toHaveAttribute('aria-disabled');
    },
  );
});
