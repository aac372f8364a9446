import { screen, waitFor } from '@testing-library/react';
import { accountServer, identityError, type AccountServer } from '@/testing/accountServer';
import { dialogGone, fill, findDialog, openAuthModal } from '@/testing/openAuthModal';

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
});
afterEach(() => server.restore());

const FORGOT = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-forgotten-password';
const UNKNOWN = 'An unknown error has occurred. Please try again later.';
const email = () => screen.getByLabelText('Email');
const send = () => screen.getByRole('button', { name: 'Send reset code' });
const code = () => screen.getByLabelText('Reset Code');
const password = () => screen.getByLabelText('Password');
const confirm = () => screen.getByRole('button', { name: 'Confirm Password Change' });

async function openReset() {
  const page = await openAuthModal('forgot-password');
  await fill(page.user, email(), 'mara@example.org');
  await page.user.click(send());
  await findDialog('Check your email');
  return page;
}

async function sendNewPassword() {
  const page = await openReset();
  await fill(page.user, code(), '123456');
  await fill(page.user, password(), 'new-line-22');
  await page.user.click(confirm());
  return page;
}

describe('forgot-password (§2)', () => {
  it('has heading, explanation, email field, submit button and a way back', async () => {
    const { user } = await openAuthModal('forgot-password');
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    expect(screen.getByText(/We will send you a code/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    await findDialog('Log In');
  });

  it('§4: the submit button is disabled until the email is filled', async () => {
    const { user } = await openAuthModal('forgot-password');
    expect(send()).toBeDisabled();
    await user.type(email(), 'm');
    expect(send()).toBeEnabled();
    await user.clear(email());
    expect(send()).toBeDisabled();
  });

  it('§5: "Invalid email." shows on submit, which moves the focus there and sends nothing', async () => {
    const { user } = await openAuthModal('forgot-password');
    await fill(user, email(), 'mara');
    await user.click(send());
    expect(await screen.findByText('Invalid email.')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(server.bodies('/api/auth/forgot-password')).toEqual([]);
  });

  it('§4: submitting sets a busy state; a second submit is ignored; success moves to the reset step', async () => {
    let answer: (value: object) => void = () => undefined;
    server.answer(
      FORGOT,
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { user } = await openAuthModal('forgot-password');
    await fill(user, email(), 'mara@example.org');
    await user.click(send());
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    await user.click(send());
    await user.type(email(), '{Enter}');
    answer({ body: { done: true } });
    await findDialog('Check your email');
    expect(server.bodies('/api/auth/forgot-password')).toEqual([{ email: 'mara@example.org' }]);
  });

  it('over the limit of mails moves to the reset step, where the newest mail works', async () => {
    const message =
      'Attempt limit exceeded, please try after some time. The newest mail still works.';
    server.answer(FORGOT, identityError('LimitExceededException', message));
    await openReset();
    expect(screen.getByText(message)).toHaveAttribute('role', 'alert');
    expect(code()).toBeVisible();
  });

  it.each([
    ['TooManyRequestsException', 'Attempt limit exceeded, please try after some time.'],
    ['InternalErrorException', UNKNOWN],
  ])('§8: %s shows: %s', async (exception, message) => {
    server.answer(FORGOT, identityError(exception, message));
    const { user } = await openAuthModal('forgot-password');
    await fill(user, email(), 'mara@example.org');
    await user.click(send());
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(email()).toHaveValue('mara@example.org');
  });
});

describe('reset (§2)', () => {
  it('has the specified title, fields and button', async () => {
    await openReset();
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(
      screen.getByText('If mara@example.org has an account, we have sent it a reset code.'),
    ).toBeVisible();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveFocus();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue(
      'mara@example.org',
    );
    expect(confirm()).toBeEnabled();
  });

  it.each([
    [
      'nothing',
      '',
      '',
      ['Reset code is required', 'Password does not meet the requirements.'],
      'Reset Code',
    ],
    [
      'seven characters',
      '1234567',
      'new-line-22',
      ['A code has at most 6 characters'],
      'Reset Code',
    ],
    [
      'a weak password',
      '123456',
      'newline',
      ['Password does not meet the requirements.'],
      'Password',
    ],
  ])(
    '§5: %s is shown, and the focus goes to the first error',
    async (_, typedCode, typedPassword, messages, focused) => {
      const { user } = await openReset();
      await fill(user, code(), typedCode);
      await fill(user, password(), typedPassword);
      await user.click(confirm());
      for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByLabelText(focused)).toHaveFocus();
      expect(server.bodies('/api/auth/reset-forgotten-password')).toEqual([]);
    },
  );

  it('§4: success closes the modal and signs in with the new password', async () => {
    await sendNewPassword();
    await dialogGone();
    expect(server.bodies('/api/auth/reset-forgotten-password')).toEqual([
      { email: 'mara@example.org', code: '123456', newPassword: 'new-line-22' },
    ]);
    await waitFor(() =>
      expect(server.bodies('/api/auth/callback/credentials')).toEqual([
        expect.objectContaining({ email: 'mara@example.org', password: 'new-line-22' }),
      ]),
    );
  });

  it.each([
    [
      'a provider error',
      identityError('CodeMismatchException', 'Invalid code provided, please request a code again.'),
      'Invalid code provided, please request a code again.',
    ],
    ['anything else', { status: 500, body: 'x' }, UNKNOWN],
    [
      'an address that the API refuses',
      {
        status: 400,
        body: {
          error: {
            code: 'invalid-input',
            message: 'x',
            fields: [{ path: 'body.email', message: 'Invalid email.' }],
          },
        },
      },
      'Invalid email.',
    ],
  ])('§8: %s is shown, and the input stays', async (_, answer, message) => {
    server.answer(RESET, answer);
    await sendNewPassword();
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(code()).toHaveValue('123456');
    expect(password()).toHaveValue('new-line-22');
  });

  it('what the API refuses in the new password shows on its field', async () => {
    const message = 'Password does not meet the requirements.';
    server.answer(RESET, {
      status: 400,
      body: {
        error: {
          code: 'invalid-input',
          message: 'x',
          fields: [{ path: 'body.newPassword', message }],
        },
      },
    });
    await sendNewPassword();
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(password()).toHaveFocus());
  });

  it('leads back for another code, with the address', async () => {
    const { user } = await openReset();
    await user.click(screen.getByRole('button', { name: 'Request another code' }));
    await findDialog('Forgot your password?');
    expect(email()).toHaveValue('mara@example.org');
  });
});
