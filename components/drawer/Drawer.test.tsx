import { act, screen, waitFor, within } from '@testing-library/react';
import { Notices } from '@/components/app/Notices';
import { closeQuote, getQuoteDialog } from '@/lib/quote/quoteStore';
import { publishSession } from '@/lib/session/sessionStore';
import { bareShell } from '@/lib/shell';
import { ShellContext } from '@/lib/shellContext';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { renderPage, makeRouter } from '@/testing/render';
import { setScreen } from '@/testing/screen';
import { DRAWER_SIZE, DRAWER_SIZE_LARGE } from './constants';
import { Drawer, DrawerButton } from '.';

// The open menu of a user reads a flag; no polling here.
jest.mock('@/lib/flags/followFlags', () => ({ followFlags: () => () => undefined }));

const MARA = {
  status: 'authenticated',
  user: { username: 'u1', email: 'mara@example.org' },
} as const;

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
  setScreen({});
  act(() => publishSession({ status: 'unauthenticated' }));
});
afterEach(() => {
  server.restore();
  act(() => publishSession({ status: 'unauthenticated' }));
});

const opener = () => screen.getByRole('button', { name: 'Open menu' });
const drawer = () => screen.findByRole('dialog', { name: 'Menu' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openDrawer({ signUpOnly = false } = {}) {
  const heard = new Map<string, () => void>();
  const router = makeRouter({
    events: {
      on: (name, listener) => {
        heard.set(name, listener as () => void);
      },
      off: jest.fn(),
      emit: jest.fn(),
    },
  });
  const page = renderPage(
    <ShellContext value={{ ...bareShell(), signUpOnly }}>
      <DrawerButton />
      <Drawer />
      <Notices />
    </ShellContext>,
    router,
  );
  await page.user.click(opener());
  const dialog = await drawer();
  return {
    ...page,
    dialog: within(dialog),
    element: dialog,
    go: (event: string) => act(() => heard.get(event)!()),
  };
}

describe('the mobile drawer (§2)', () => {
  it('has search, Products, Resources, Company and the sign-in control for all visitors', async () => {
    const { dialog } = await openDrawer();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(dialog.getByPlaceholderText('Search project')).toBeVisible();
    expect(
      dialog
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Close menu', 'Products', 'Company', 'Request a quote']);
    expect(
      dialog
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label') ?? link.textContent),
    ).toEqual(['Plumbline, home', 'Resources', 'Log In', 'Sign Up']);
  });

  it('has just a Sign Up button in the sign-up-only variant', async () => {
    const { dialog } = await openDrawer({ signUpOnly: true });
    expect(dialog.queryByRole('link', { name: 'Log In' })).toBeNull();
    expect(dialog.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup');
  });

  it('has an Account submenu and a Sign Out button for a signed-in user', async () => {
    act(() => publishSession(MARA));
    const { dialog, user } = await openDrawer();
    expect(dialog.queryByRole('link', { name: 'Log In' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Account' }));
    expect(dialog.getByRole('link', { name: 'Account Settings' })).toHaveAttribute(
      'href',
      '/my/settings',
    );
    expect(dialog.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });

  it('gives way to the form for a quote', async () => {
    const { dialog, user } = await openDrawer();
    await user.click(dialog.getByRole('button', { name: 'Request a quote' }));
    await gone();
    expect(getQuoteDialog()).toEqual({ open: true });
    closeQuote();
  });

  it('opens one submenu at a time, and grows for it (§9)', async () => {
    const { dialog, user, element } = await openDrawer();
    expect(element).toHaveAttribute('data-large', 'false');
    await user.click(dialog.getByRole('button', { name: 'Products' }));
    expect(element).toHaveAttribute('data-large', 'true');
    expect(dialog.getByRole('link', { name: 'Methodology' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Company' }));
    expect(dialog.getByRole('link', { name: 'Careers' })).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Methodology' })).toBeNull();
    expect([DRAWER_SIZE, DRAWER_SIZE_LARGE]).toEqual([378, 736]);
  });

  it('focuses its close button, and returns the focus when closed', async () => {
    const { dialog, user } = await openDrawer();
    expect(dialog.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Close menu' }));
    await gone();
    expect(opener()).toHaveFocus();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when a link is followed, and opens fresh again', async () => {
    const { dialog, user, router } = await openDrawer();
    await user.click(dialog.getByRole('button', { name: 'Company' }));
    await user.click(dialog.getByRole('link', { name: 'About' }));
    expect(router.push).toHaveBeenCalledWith('/company/about', '/company/about', expect.anything());
    await gone();
    await user.click(opener());
    expect(within(await drawer()).queryByRole('link', { name: 'About' })).toBeNull();
  });

  it.each(['routeChangeStart', 'hashChangeStart'])(
    'closes on %s: a search result, back and forward',
    async (event) => {
      const { go } = await openDrawer();
      go(event);
      await gone();
    },
  );

  it.each([
    ['Signed out successfully.', 'status', undefined],
    ['Something went wrong.', 'alert', Promise.reject(new TypeError('Failed to fetch'))],
  ])('§8: Sign Out closes it and says “%s”', async (message, role, failure) => {
    failure?.catch(() => undefined);
    if (failure) server.answer('GET /api/auth/csrf', failure);
    act(() => publishSession(MARA));
    const { dialog, user } = await openDrawer();
    await user.click(dialog.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole(role)).toHaveTextContent(message);
    await gone();
  });
});
