import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { dialogGone, fill, findDialog } from '@/testing/openAuthModal';
import { renderPage, makeRouter } from '@/testing/render';
import { setScreen } from '@/testing/screen';
import { AuthLink, AuthModal, openAuth } from '.';
import { loadDialog, loadDialogAhead } from './loadDialog';

jest.mock('./loadDialog', () => {
  const real = jest.requireActual<typeof import('./loadDialog')>('./loadDialog');
  return { loadDialog: jest.fn(real.loadDialog), loadDialogAhead: jest.fn(real.loadDialogAhead) };
});
const load = jest.mocked(loadDialog);

let server: AccountServer;
beforeEach(() => {
  jest.clearAllMocks();
  setScreen({ desktop: true });
  server = accountServer();
});
afterEach(() => server.restore());

const page = (
  <>
    <AuthLink to="login">Log In</AuthLink>
    <AuthLink to="signup">Sign Up</AuthLink>
    <AuthModal />
  </>
);
const link = (name: string) => screen.getByRole('link', { name });

describe('§2: header links', () => {
  it.each([
    ['Log In', 'Log In', '/auth/login'],
    ['Sign Up', 'Create an account', '/auth/signup'],
  ])('%s opens the modal on a large screen', async (name, title, href) => {
    const { user, router } = renderPage(page);
    expect(link(name)).toHaveAttribute('href', href);
    await user.click(link(name));
    expect(await findDialog(title)).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('navigate on a narrow screen', async () => {
    setScreen({ desktop: false });
    const { user, router } = renderPage(page);
    await user.click(link('Log In'));
    expect(router.push).toHaveBeenCalledWith('/auth/login', '/auth/login', expect.anything());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('navigate on the pages of the forms, which need no second form above them', async () => {
    const { user, router } = renderPage(
      page,
      makeRouter({ pathname: '/auth/[page]', asPath: '/auth/login' }),
    );
    await user.click(link('Sign Up'));
    expect(router.push).toHaveBeenCalledWith('/auth/signup', '/auth/signup', expect.anything());
  });

  it.each([
    ['ctrl', { ctrlKey: true }],
    ['command', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
  ])("are the browser's when they are pressed with %s", (_, how) => {
    const { router } = renderPage(page);
    const press = createEvent.click(link('Log In'), { button: 0, ...how });
    // jsdom cannot navigate.
    document.addEventListener(
      'click',
      (event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(link('Log In'), press);
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect.assertions(3);
  });

  it('fetch the modal when the pointer or the focus comes near', async () => {
    const { user } = renderPage(page);
    await user.hover(link('Log In'));
    await user.tab();
    expect(loadDialogAhead).toHaveBeenCalledTimes(2);
  });
});

describe('the modal', () => {
  it('closes with Escape and gives the focus back', async () => {
    const { user } = renderPage(page);
    await user.tab();
    await user.keyboard('{Enter}');
    await findDialog('Log In');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.keyboard('{Escape}');
    await dialogGone();
    expect(link('Log In')).toHaveFocus();
  });

  it('keeps the focus: the last control leads to the first, and back', async () => {
    const { user } = renderPage(page);
    act(() => openAuth('login'));
    const dialog = await findDialog('Log In');
    const last = screen.getByRole('link', { name: /^Privacy Policy/ });
    act(() => last.focus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ])('forgets what was typed when it is closed with %s', async (_, close) => {
    const { user } = renderPage(page);
    await user.click(link('Log In'));
    await findDialog('Log In');
    await fill(user, screen.getByLabelText('Email'), 'mara@example.org');
    await fill(user, screen.getByLabelText('Password'), 'plumb-line-1');
    await close(user);
    await dialogGone();
    await user.click(link('Log In'));
    await findDialog('Log In');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('does not close for a press beside it', async () => {
    const { user } = renderPage(page);
    await user.click(link('Log In'));
    const dialog = await findDialog('Log In');
    await user.click(dialog.parentElement!);
    expect(dialog).toBeVisible();
  });

  it('closes when the page changes', async () => {
    const { rerender } = renderPage(page, makeRouter({ asPath: '/' }));
    act(() => openAuth('login'));
    await findDialog('Log In');
    const at = (asPath: string) =>
      rerender(
        <RouterContext.Provider value={makeRouter({ asPath })}>{page}</RouterContext.Provider>,
      );
    at('/');
    act(() => openAuth('login'));
    await findDialog('Log In');
    at('/?category=dex#leaderboard');
    await findDialog('Log In');
    at('/methodology');
    await dialogGone();
  });
});

describe('while the modal is not loaded', () => {
  it('says so, says that loading failed, and tries again', async () => {
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const { user } = renderPage(<AuthModal />);
    act(() => openAuth('login'));
    expect(screen.getByRole('status')).toHaveTextContent('Loading the form');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The form could not load. Are you offline?',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findDialog('Log In');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('can be cancelled', async () => {
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const { user } = renderPage(<AuthModal />);
    act(() => openAuth('login'));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
