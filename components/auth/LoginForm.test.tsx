import { act, screen, waitFor } from '@testing-library/react';
import { accountServer, signInError, type AccountServer } from '@/testing/accountServer';
import { fakeDeadlines } from '@/testing/fakeDeadlines';
import { dialogGone, fill, findDialog, openAuthModal } from '@/testing/openAuthModal';

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  server.restore();
});

const SIGN_IN = 'POST /api/auth/callback/credentials';
const sent = () => server.bodies('/api/auth/callback/credentials');
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });
const MISMATCH = 'Email and password do not match. Please try again.';
const UNKNOWN = 'An unknown error has occurred. Please try again later.';

async function openFilled() {
  const page = await openAuthModal('login');
  await fill(page.user, email(), 'mara@example.org');
  await fill(page.user, password(), 'plumb-line-1');
  return page;
}

describe('login (§2)', () => {
  it('has the specified title, link, fields and buttons', async () => {
    const { dialog } = await openAuthModal('login');
    expect(screen.getByRole('dialog', { name: 'Log In' })).toBe(dialog);
    expect(screen.getByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up now' })).toHaveAttribute(
      'href',
      '/auth/signup',
    );
    expect(screen.getByRole('button', { name: 'Forgot password' })).toBeVisible();
    expect(screen.getByText('or log in with')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Google' })).toBeEnabled();
    expect(email()).toHaveFocus();
  });

  it('tells browsers and password managers what its fields are', async () => {
    await openAuthModal('login');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('inputmode', 'email');
    expect(email()).toHaveAttribute('spellcheck', 'false');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('shows the password on demand, and lets it be pasted', async () => {
    const { user } = await openAuthModal('login');
    await user.click(password());
    await user.paste('plumb-line-1');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('plumb-line-1');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('§4: log in needs email and password validated', () => {
  it('is disabled until both are there', async () => {
    const { user } = await openAuthModal('login');
    expect(submit()).toBeDisabled();
    await user.type(email(), 'mara@example.org');
    expect(submit()).toBeDisabled();
    await user.type(password(), 'x');
    expect(submit()).toBeEnabled();
    await user.clear(email());
    expect(submit()).toBeDisabled();
  });

  it.each([
    ['Email', 'Please input your email address'],
    ['Password', 'Please input your password'],
  ])('§5: an empty %s shows: %s', async (label, message) => {
    const { user } = await openAuthModal('login');
    await user.click(screen.getByLabelText(label));
    await user.tab();
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  });
});

describe('logging in', () => {
  it('sends what was typed, and closes the modal on success', async () => {
    const { user } = await openFilled();
    await user.click(submit());
    await dialogGone();
    expect(sent()).toEqual([
      expect.objectContaining({
        email: 'mara@example.org',
        password: 'plumb-line-1',
        redirect: 'false',
        csrfToken: 'token',
      }),
    ]);
  });

  it('works with the keyboard alone', async () => {
    const { user } = await openAuthModal('login');
    await user.keyboard('mara@example.org{Tab}plumb-line-1{Enter}');
    await dialogGone();
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['NotAuthorizedException', MISMATCH],
    ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'],
    ['TooManyRequestsException', 'Attempt limit exceeded, please try after some time.'],
    ['InternalErrorException', UNKNOWN],
    ['CredentialsSignin', UNKNOWN],
  ])('§8: %s shows: %s', async (exception, message) => {
    server.answer(SIGN_IN, signInError(exception));
    const { user } = await openFilled();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(email()).toHaveValue('mara@example.org');
    expect(password()).toHaveValue('plumb-line-1');
  });

  it('§4: a login error is cleared on the next edit', async () => {
    server.answer(SIGN_IN, signInError('NotAuthorizedException'));
    const { user } = await openFilled();
    await user.click(submit());
    await screen.findByText(MISMATCH);
    await user.type(password(), '2');
    expect(screen.queryByText(MISMATCH)).toBeNull();
    expect(submit()).toBeEnabled();
  });

  it('§4: a submit while one is running is ignored', async () => {
    let answer: (value: object) => void = () => undefined;
    server.answer(
      SIGN_IN,
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { user } = await openFilled();
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await user.click(submit());
    await user.type(password(), '{Enter}');
    answer({ body: { url: 'http://localhost' } });
    await dialogGone();
    expect(sent()).toHaveLength(1);
  });

  it('says that nothing was sent while the browser is offline, and keeps the input', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await openFilled();
    server.answer('GET /api/auth/csrf', Promise.reject(new TypeError('Failed to fetch')));
    await user.click(submit());
    expect(
      await screen.findByText('You seem to be offline. What you see may be out of date.'),
    ).toBeVisible();
    expect(password()).toHaveValue('plumb-line-1');
    expect(sent()).toEqual([]);
    offline.mockRestore();
  });

  it.each(['GET /api/auth/csrf', SIGN_IN])(
    'stops waiting for an answer to %s that never comes, and can be pressed again',
    async (call) => {
      server.answer(call, new Promise(() => undefined));
      const { user } = await openFilled();
      fakeDeadlines();
      await user.click(submit());
      await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
      await act(() => jest.advanceTimersByTimeAsync(19_000));
      expect(submit()).toHaveAttribute('aria-busy', 'true');
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'This took too long. Please try again.',
      );
      expect(password()).toHaveValue('plumb-line-1');
      server.answer(call, {
        body: call === SIGN_IN ? { url: 'http://localhost' } : { csrfToken: 'token' },
      });
      await user.click(submit());
      await dialogGone();
    },
  );

  it('succeeds even when the session cannot be read', async () => {
    server.answer('GET /api/auth/session', new Promise(() => undefined));
    const { user } = await openFilled();
    fakeDeadlines();
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(21_000));
    await dialogGone();
  });

  it('§8: UserNotConfirmedException opens the verify-email step, where a code can be asked for at once', async () => {
    server.answer(SIGN_IN, signInError('UserNotConfirmedException'));
    const { user } = await openFilled();
    await user.click(submit());
    await findDialog('Verify your email');
    expect(screen.getByText('Enter the code we sent to mara@example.org.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend Confirmation Code' })).toBeEnabled();
  });

  it.each([
    ['link', 'Sign up now', 'Create an account', 'E-mail Address'],
    ['button', 'Forgot password', 'Forgot your password?', 'Email'],
  ])('the %s "%s" opens "%s" and takes the address along', async (role, name, title, label) => {
    const { user } = await openFilled();
    await user.click(screen.getByRole(role, { name }));
    await findDialog(title);
    expect(screen.getByLabelText(label)).toHaveValue('mara@example.org');
  });

  it('shows no sign-in method that the site does not have', async () => {
    server.answer('GET /api/auth/providers', { body: { credentials: { id: 'credentials' } } });
    await openAuthModal('login');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Google' })).toBeNull());
    expect(screen.queryByText('or log in with')).toBeNull();
    expect(screen.queryByText(/By continuing with Google/)).toBeNull();
  });

  it.each(['GET /api/auth/csrf', 'GET /api/auth/providers', 'POST /api/auth/signin/cognito'])(
    'stops waiting on the way to Google for %s',
    async (call) => {
      const { user } = await openAuthModal('login');
      const google = await screen.findByRole('button', { name: 'Google' });
      server.answer(call, new Promise(() => undefined));
      fakeDeadlines();
      await user.click(google);
      await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
      await act(() => jest.advanceTimersByTimeAsync(21_000));
      expect(await screen.findByText('This took too long. Please try again.')).toBeVisible();
      expect(google).not.toHaveAttribute('aria-disabled');
    },
  );

  it('states the terms beside the Google button, which also creates accounts', async () => {
    await openAuthModal('login');
    const agreed =
      /^By continuing with Google you agree to the Terms .*and confirm you have read the Privacy Policy /;
    expect(await screen.findByRole('button', { name: 'Google' })).toHaveAccessibleDescription(
      agreed,
    );
    for (const [name, href] of [
      ['Terms', '/company/terms-and-conditions'],
      ['Privacy Policy', '/company/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('goes to Google, returning to this page', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer('POST /api/auth/signin/cognito', { body: { url: 'http://localhost/#away' } });
    const { user } = await openAuthModal('login');
    await user.click(screen.getByRole('button', { name: 'Google' }));
    await waitFor(() =>
      expect(server.bodies('/api/auth/signin/cognito')).toEqual([
        expect.objectContaining({ callbackUrl: '/' }),
      ]),
    );
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'false'));
    quiet.mockRestore();
  });
});
