import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { publishSession } from '@/lib/session/sessionStore';
import {
  accountServer,
  identityError,
  signInError,
  type AccountServer,
} from '@/testing/accountServer';
import { fill } from '@/testing/openAuthModal';
import { renderPage, makeRouter } from '@/testing/render';
import { leaveFrom } from './cameFrom';
import { AuthErrorScreen, AuthScreen } from './page';

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
});
afterEach(() => {
  server.restore();
  window.history.replaceState(null, '', '/');
  act(() => publishSession({ status: 'unauthenticated' }));
});

type Query = Record<string, string | string[]>;
const open = (query: Query = {}, page: 'login' | 'signup' = 'login') =>
  renderPage(
    <AuthScreen page={page} />,
    makeRouter({ pathname: '/auth/[page]', asPath: `/auth/${page}`, query }),
  );
const email = () => screen.findByLabelText('Email', {}, { timeout: 25_000 });

async function logIn(query: Query = {}) {
  const page = open(query);
  await fill(page.user, await email(), 'mara@example.org');
  await fill(page.user, screen.getByLabelText('Password'), 'plumb-line-1');
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  return page;
}

describe('/auth/login and /auth/signup', () => {
  it('are made without the form: a skeleton under the title, and a sentence for browsers without scripts', () => {
    const html = renderToString(
      <RouterContext.Provider value={makeRouter()}>
        <AuthScreen page="signup" />
      </RouterContext.Provider>,
    );
    expect(html).toContain('<h1>Create an account</h1>');
    expect(html).toMatch(/<noscript>.*need JavaScript.*<\/noscript>/);
    expect(html).not.toContain('<form');
  });

  it('show the same forms in place', async () => {
    open();
    expect(await email()).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go through the steps in place, and back', async () => {
    const { user } = open();
    await fill(user, await email(), 'mara@example.org');
    await user.click(screen.getByRole('button', { name: 'Forgot password' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send reset code' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check your email' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(await email()).toHaveValue('mara@example.org');
  });

  it('open verify-email for an unconfirmed user', async () => {
    server.answer('POST /api/auth/callback/credentials', signInError('UserNotConfirmedException'));
    await logIn();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Verify your email' }),
    ).toBeVisible();
  });

  it('lead to each other by links that take address and callback along', async () => {
    const { user, router, unmount } = open({ callbackUrl: '/my/watchlists' });
    await fill(user, await email(), 'mara@example.org');
    const link = screen.getByRole('link', { name: 'Sign up now' });
    expect(link).toHaveAttribute('href', '/auth/signup?callbackUrl=%2Fmy%2Fwatchlists');
    await user.click(link);
    expect(router.push).toHaveBeenCalledWith(
      '/auth/signup?callbackUrl=%2Fmy%2Fwatchlists',
      expect.anything(),
      expect.anything(),
    );
    unmount();
    open({ callbackUrl: '/my/watchlists' }, 'signup');
    expect(await screen.findByLabelText('E-mail Address')).toHaveValue('mara@example.org');
  });
});

describe('a visitor who comes with a code', () => {
  const at = (search: string) => window.history.replaceState(null, '', `/auth/login${search}`);

  it('enters it at ?step=verify, with the address', async () => {
    at('?step=verify');
    const { user } = open();
    await fill(user, await email(), 'mara@example.org');
    await fill(user, screen.getByLabelText('Verification Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() =>
      expect(server.bodies('/api/auth/verify-email')).toEqual([
        { email: 'mara@example.org', verificationCode: '123456' },
      ]),
    );
  });

  it('enters it at ?step=reset, with the address and a new password', async () => {
    at('?step=reset');
    const { user } = open();
    await fill(user, await email(), 'mara@example.org');
    await fill(user, screen.getByLabelText('Reset Code'), '123456');
    await fill(user, screen.getByLabelText('Password'), 'plumb-line-1');
    await user.click(screen.getByRole('button', { name: 'Confirm Password Change' }));
    await waitFor(() =>
      expect(server.bodies('/api/auth/reset-forgotten-password')).toEqual([
        { email: 'mara@example.org', code: '123456', newPassword: 'plumb-line-1' },
      ]),
    );
  });

  it('sets a new password by the link of a mail, whose code leaves the address', async () => {
    const code = 'AbCdEfGhIjKlMnOpQrStU_';
    at(`?step=reset#${code}.mara%40example.org`);
    const { user } = open();
    const password = await screen.findByLabelText('Password', {}, { timeout: 25_000 });
    expect(screen.getByText('Choose a new password for mara@example.org.')).toBeVisible();
    expect(window.location.hash).toBe('');
    for (const label of ['Email', 'Reset Code']) expect(screen.queryByLabelText(label)).toBeNull();
    await fill(user, password, 'plumb-line-1');
    await user.click(screen.getByRole('button', { name: 'Confirm Password Change' }));
    await waitFor(() =>
      expect(server.bodies('/api/auth/reset-forgotten-password')).toEqual([
        { email: 'mara@example.org', code, newPassword: 'plumb-line-1' },
      ]),
    );
  });

  it('verifies by the link of a mail, or with digits once another code was asked for', async () => {
    const verificationCode = 'AbCdEfGhIjKlMnOpQrStU_';
    at(`?step=verify#${verificationCode}.mara%40example.org`);
    const { user } = open();
    const verify = await screen.findByRole('button', { name: 'Verify' }, { timeout: 25_000 });
    await waitFor(() => expect(verify).toBeEnabled());
    expect(screen.queryByLabelText('Verification Code')).toBeNull();
    server.answer(
      'POST /api/auth/verify-email',
      identityError('CodeMismatchException', 'Incorrect or expired verification code'),
    );
    await user.click(verify);
    await screen.findByText('Incorrect or expired verification code');
    expect(server.bodies('/api/auth/verify-email')).toEqual([
      { email: 'mara@example.org', verificationCode },
    ]);
    await user.click(screen.getByRole('button', { name: /Resend Confirmation Code/ }));
    expect(await screen.findByLabelText('Verification Code')).toHaveValue('');
  });

  it.each([
    ['login', 'login', 'Email'],
    ['sign-up', 'signup', 'E-mail Address'],
  ] as const)(
    'finds the way from the %s form, and the address holds it',
    async (_, page, label) => {
      const { user } = open({}, page);
      await fill(
        user,
        await screen.findByLabelText(label, {}, { timeout: 25_000 }),
        'm@example.org',
      );
      const link = screen.getByRole('link', { name: 'I have a code' });
      expect(link).toHaveAttribute('href', '/auth/login?step=verify');
      await user.click(link);
      expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeVisible();
      expect(screen.getByLabelText('Email')).toHaveValue('m@example.org');
      expect(window.location.search).toBe('?step=verify');
    },
  );

  it('finds the way from a forgotten password, and back to the login', async () => {
    const { user } = open();
    await email();
    await user.click(screen.getByRole('button', { name: 'Forgot password' }));
    await user.click(await screen.findByRole('link', { name: 'I have a code' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(window.location.search).toBe('?step=reset');
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('keeps where the login leads', async () => {
    at('?callbackUrl=%2Fmy%2Fwatchlists');
    const { user } = open({ callbackUrl: '/my/watchlists' });
    await email();
    const link = screen.getByRole('link', { name: 'I have a code' });
    expect(link).toHaveAttribute('href', '/auth/login?step=verify&callbackUrl=%2Fmy%2Fwatchlists');
    await user.click(link);
    await screen.findByRole('heading', { name: 'Verify your email' });
    expect(window.location.search).toBe('?callbackUrl=%2Fmy%2Fwatchlists&step=verify');
  });

  it.each(['?step=signup', '?step=constructor', '?step='])('is not led by "%s"', async (search) => {
    at(search);
    open();
    expect(await email()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Log In' })).toBeVisible();
  });
});

describe('where a log-in leads', () => {
  it.each([
    ['the callback', { callbackUrl: '/my/watchlists?a=1' }, '/my/watchlists?a=1'],
    [
      'a callback of this site in full',
      { callbackUrl: 'http://localhost/methodology' },
      '/methodology',
    ],
    ['home instead of another site', { callbackUrl: 'https://evil.example/' }, '/'],
    ['home instead of several callbacks', { callbackUrl: ['/my', '/my'] }, '/'],
  ] as [string, Query, string][])('%s', async (_, query, path) => {
    const { router } = await logIn(query);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(path));
  });

  it('the page that the visitor came from, where the address names none', async () => {
    leaveFrom('/projects/aave');
    leaveFrom('/auth/signup');
    const { router } = await logIn();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/projects/aave'));
    leaveFrom('/');
  });

  it('nowhere, when it is refused', async () => {
    server.answer('POST /api/auth/callback/credentials', signInError('NotAuthorizedException'));
    const { router } = await logIn();
    expect(
      await screen.findByText('Email and password do not match. Please try again.'),
    ).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('what an address says', () => {
  it.each([
    ['SessionRequired', 'Please log in to see that page.'],
    [
      'OAuthCallback',
      'Google could not log you in. Please try again, or use your email and password.',
    ],
    ['nonsense', 'An unknown error has occurred. Please try again later.'],
  ])('?error=%s', async (error, words) => {
    open({ error });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(await email()).toBeVisible();
  });

  it.each([
    ['AccessDenied', 'This account cannot log in here.'],
    ['Configuration', 'Login is not working on our side. Please try again later.'],
    ['Verification', 'This link has expired or was already used. Please request another.'],
    ['Default', 'An unknown error has occurred. Please try again later.'],
  ])('/auth/error?error=%s, with a way back', (error, words) => {
    renderPage(<AuthErrorScreen />, makeRouter({ query: { error } }));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  });
});

describe('a user who is already logged in', () => {
  it('sees so, with a link onward', async () => {
    act(() =>
      publishSession({
        status: 'authenticated',
        user: { username: 'u', email: 'mara@example.org' },
      }),
    );
    open({ callbackUrl: '/methodology' });
    expect(await screen.findByText('This browser is logged in as mara@example.org.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/methodology');
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});
