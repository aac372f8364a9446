import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  accountServer,
  identityError,
  signInError,
  type AccountServer,
} from '@/testing/accountServer';
import { hearAnalytics } from '@/testing/hearAnalytics';
import { dialogGone, fill, findDialog, openAuthModal } from '@/testing/openAuthModal';
import { openAuth } from '.';

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
});
afterEach(() => {
  server.restore();
  jest.useRealTimers();
});

const VERIFY = 'POST /api/auth/verify-email';
const RESEND = 'POST /api/auth/resend-confirmation';
const UNKNOWN = 'An unknown error has occurred. Please try again later.';
const code = () => screen.getByLabelText('Verification Code');
const submit = () => screen.getByRole('button', { name: 'Verify' });
const resend = () => screen.getByRole('button', { name: 'Resend Confirmation Code' });

/** Countdowns persist per address, so each test needs its own. */
let count = 0;
const newAddress = () => `mara${(count += 1)}@example.org`;

async function signUp(address: string) {
  const page = await openAuthModal('signup');
  await fill(page.user, screen.getByLabelText('E-mail Address'), address);
  await fill(page.user, screen.getByLabelText('Password'), 'plumb-line-1');
  await page.user.click(screen.getByRole('checkbox'));
  await page.user.click(screen.getByRole('button', { name: 'Create Account' }));
  await findDialog('Verify your email');
  return page;
}

async function logInUnconfirmed(address: string, opened?: { user: UserEvent }) {
  server.answer('POST /api/auth/callback/credentials', signInError('UserNotConfirmedException'));
  const page = opened ?? (await openAuthModal('login'));
  await fill(page.user, screen.getByLabelText('Email'), address);
  await fill(page.user, screen.getByLabelText('Password'), 'plumb-line-1');
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  await findDialog('Verify your email');
  return page;
}

describe('verify (§2)', () => {
  it('has the specified title, field and controls', async () => {
    await logInUnconfirmed(newAddress());
    expect(screen.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('name', 'formVerificationCode');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).toHaveFocus();
    expect(resend()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeVisible();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('asks for the email where it is not known, and needs it', async () => {
    const { user } = await openAuthModal('verify-email');
    expect(screen.getByLabelText('Email')).toHaveAttribute('name', 'formEmail');
    await fill(user, code(), '123456');
    expect(submit()).toBeDisabled();
    expect(resend()).toBeDisabled();
    await user.click(screen.getByLabelText('Email'));
    await user.tab();
    expect(await screen.findByText('Please enter your email')).toBeVisible();
    await fill(user, screen.getByLabelText('Email'), 'mara@example.org');
    expect(submit()).toBeEnabled();
    expect(resend()).toBeEnabled();
  });

  it('leads back to login with the address filled in', async () => {
    const address = newAddress();
    const { user } = await logInUnconfirmed(address);
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    await findDialog('Log In');
    expect(screen.getByLabelText('Email')).toHaveValue(address);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});

describe('§4: Verify needs a 6-character code and a known email', () => {
  it.each([
    ['12345', false],
    ['123456', true],
    ['1234567', false],
    ['123 456', true],
    [' 123456\n', true],
  ])('"%s": %s', async (typed, enabled) => {
    const { user } = await logInUnconfirmed(newAddress());
    await fill(user, code(), typed);
    expect(submit().hasAttribute('disabled')).toBe(!enabled);
  });

  it.each([
    ['', 'Please input your verification code'],
    ['1234567', 'A code has at most 6 characters'],
  ])('§5: "%s" shows: %s', async (typed, message) => {
    const { user } = await logInUnconfirmed(newAddress());
    await fill(user, code(), typed);
    await user.tab();
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
  });
});

describe('verifying', () => {
  it('§4, §8: success shows a notice, closes the modal and signs in with the stored credentials', async () => {
    const address = newAddress();
    const { heard, stop } = hearAnalytics();
    const { user } = await signUp(address);
    expect(heard).toEqual([]);
    await fill(user, code(), '123456');
    await user.click(submit());
    expect(await screen.findByText('Your email has been verified.')).toBeVisible();
    await dialogGone();
    expect(server.bodies('/api/auth/verify-email')).toEqual([
      { email: address, verificationCode: '123456' },
    ]);
    await waitFor(() =>
      expect(server.bodies('/api/auth/callback/credentials')).toEqual([
        expect.objectContaining({ email: address, password: 'plumb-line-1' }),
      ]),
    );
    await waitFor(() =>
      expect(heard).toEqual([
        ['sign_up', { method: 'email' }],
        ['login', { method: 'email' }],
      ]),
    );
    stop();
  });

  it('success without stored credentials shows a notice, and login with the address filled in', async () => {
    const { user } = await openAuthModal('verify-email');
    await fill(user, screen.getByLabelText('Email'), 'someone@example.org');
    await fill(user, code(), '123456');
    await user.click(submit());
    expect(await screen.findByText('Your email has been verified.')).toBeVisible();
    await findDialog('Log In');
    expect(screen.getByLabelText('Email')).toHaveValue('someone@example.org');
    expect(server.bodies('/api/auth/callback/credentials')).toEqual([]);
  });

  it.each([
    ['CodeMismatchException', 'Incorrect or expired verification code'],
    ['ExpiredCodeException', 'Incorrect or expired verification code'],
    ['NotAuthorizedException', 'Email mara@example.org is not awaiting authorization.'],
    ['InternalErrorException', UNKNOWN],
  ])('§8: %s shows: %s', async (exception, message) => {
    server.answer(VERIFY, identityError(exception, message));
    const { user } = await logInUnconfirmed('mara@example.org');
    await fill(user, code(), '123456');
    await user.click(submit());
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(code()).toHaveValue('123456');
  });

  it('a field that the API refuses has its message', async () => {
    const fields = [{ path: 'verificationCode', message: 'No such code.' }];
    server.answer(VERIFY, {
      status: 400,
      body: { error: { code: 'invalid-input', message: 'Some input is not valid.', fields } },
    });
    const { user } = await logInUnconfirmed(newAddress());
    await fill(user, code(), '123456');
    await user.click(submit());
    await waitFor(() => expect(code()).toHaveAccessibleDescription('No such code.'));
  });

  it('what fails after the code opens login with the address and the reason', async () => {
    const address = newAddress();
    const { user } = await signUp(address);
    server.answer('POST /api/auth/callback/credentials', signInError('NotAuthorizedException'));
    await fill(user, code(), '123456');
    await user.click(submit());
    await findDialog('Log In');
    expect(screen.getByText('Email and password do not match. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(address);
  });
});

describe('§4: the resend timer', () => {
  it('shows seconds since the sign-up, and survives close and reopen', async () => {
    const address = newAddress();
    const { user } = await signUp(address);
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveAccessibleDescription(/Request another code in (60|59|58|57) s\./);
    await user.keyboard('{Escape}');
    await dialogGone();
    act(() => openAuth('login'));
    await findDialog('Log In');
    await logInUnconfirmed(address, { user });
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveAccessibleDescription(/in (60|5\d|4\d) s\./);
  });

  it('counts down each second, enables at 0 and starts again when it is pressed', async () => {
    await logInUnconfirmed(newAddress());
    jest.useFakeTimers({ now: Date.now() });
    fireEvent.click(resend());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveAccessibleDescription('Request another code in 60 s.');
    act(() => {
      jest.advanceTimersByTime(1_000);
    });
    expect(resend()).toHaveAccessibleDescription('Request another code in 59 s.');
    act(() => {
      jest.advanceTimersByTime(58_000);
    });
    expect(resend()).toHaveAccessibleDescription('Request another code in 1 s.');
    expect(resend()).toBeDisabled();
    act(() => {
      jest.advanceTimersByTime(1_000);
    });
    expect(resend()).toBeEnabled();
    fireEvent.click(resend());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(resend()).toHaveAccessibleDescription('Request another code in 60 s.');
  });

  it('§8: success names the address, and the code field is next', async () => {
    const address = newAddress();
    const { user } = await logInUnconfirmed(address);
    await user.click(resend());
    expect(await screen.findByText(`Confirmation code was sent to ${address}.`)).toBeVisible();
    expect(server.bodies('/api/auth/resend-confirmation')).toEqual([{ email: address }]);
    expect(code()).toHaveFocus();
  });

  it('follows the seconds of the server when another tab has asked for a code', async () => {
    const message = `${UNKNOWN} Codes were requested too often. You can request another code in 42 seconds.`;
    server.answer(RESEND, {
      ...identityError('TooManyRequestsException', message),
      status: 429,
      headers: { 'retry-after': '42' },
    });
    const { user } = await openAuthModal('verify-email');
    await fill(user, screen.getByLabelText('Email'), newAddress());
    await user.click(resend());
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveAccessibleDescription(/in (42|41|40) s\./);
  });

  it('§8: a failure shows the unknown-error message', async () => {
    server.answer(RESEND, identityError('LimitExceededException', UNKNOWN));
    const { user } = await logInUnconfirmed(newAddress());
    await user.click(resend());
    expect(await screen.findByText(UNKNOWN)).toHaveAttribute('role', 'alert');
    expect(resend()).toBeDisabled();
  });
});
