import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { publishSession, useSession } from '@/lib/session/sessionStore';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { makeRouter, renderPage } from '@/testing/render';
import { SessionLoader } from './SessionLoader';

const LOOK = 'GET /api/auth/session';
const userOf = (username: string) => ({
  body: { user: { username, email: `${username}@example.org` }, expires: '2099-01-01T00:00:00Z' },
});

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
  server.answer(LOOK, userOf('mara'));
  window.history.replaceState(null, '', '/my/settings');
});
afterEach(() => {
  server.restore();
  act(() => publishSession({ status: 'unauthenticated' }));
  window.history.replaceState(null, '', '/');
});

function Who() {
  const { status, user } = useSession();
  return <p>{`${status} ${user?.username ?? ''}`}</p>;
}

/** What next-auth writes when another tab signs in or out. */
const otherTab = () =>
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'nextauth.message',
        newValue: JSON.stringify({ event: 'session', data: { trigger: 'signout' } }),
      }),
    );
  });

const show = () =>
  renderPage(
    <>
      <SessionLoader />
      <Who />
      <form>
        <label>
          Note <textarea />
        </label>
        <label>
          Password <input type="password" />
        </label>
      </form>
    </>,
    makeRouter({ pathname: '/my/settings' }),
  );

async function open() {
  const page = show();
  await screen.findByText('authenticated mara');
  return page;
}

async function endElsewhere(typedInto?: string) {
  const page = await open();
  if (typedInto) await page.user.type(screen.getByLabelText(typedInto), 'A thought');
  server.answer(LOOK, { body: {} });
  otherTab();
  return page;
}

const cover = () => screen.findByRole('dialog', { name: 'You are signed out' });

describe('a session that ends in another tab', () => {
  it('covers a page with unsaved changes, and gives it back after the login', async () => {
    await endElsewhere('Note');
    expect(await cover()).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: /^Log in/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('authenticated mara')).toBeInTheDocument();
    expect(screen.getByText('authenticated mara')).not.toBeVisible();
    server.answer(LOOK, userOf('mara'));
    otherTab();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Note')).toHaveValue('A thought');
    expect(screen.getByText('authenticated mara')).toBeVisible();
  });

  it('covers what was typed before the session was known', async () => {
    act(() => publishSession({ status: 'loading' }));
    server.answer(LOOK, { body: {} });
    show();
    fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'A thought' } });
    expect(await cover()).toHaveAttribute('open');
    expect(screen.getByLabelText('Note')).toHaveValue('A thought');
  });

  it('stays covered when Escape closes the dialog', async () => {
    await endElsewhere('Note');
    const dialog = await cover();
    act(() => (dialog as HTMLDialogElement).close());
    expect(dialog).toHaveAttribute('open');
  });

  it('is left without what was typed, if the user says so', async () => {
    const { user } = await endElsewhere('Note');
    await cover();
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(screen.getByText(/^unauthenticated/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the page to nobody else', async () => {
    await endElsewhere('Note');
    await cover();
    server.answer(LOOK, userOf('ann'));
    otherTab();
    expect(await screen.findByText('authenticated ann')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([undefined, 'Password'])('ends at once with nothing to save (%s)', async (field) => {
    await endElsewhere(field);
    expect(await screen.findByText(/^unauthenticated/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends at once on a page for everybody', async () => {
    window.history.replaceState(null, '', '/report');
    await endElsewhere('Note');
    expect(await screen.findByText(/^unauthenticated/)).toBeInTheDocument();
  });
});
