import { screen, waitFor, within } from '@testing-library/react';
import { accountServer, identityError, type AccountServer } from '@/testing/accountServer';
import { fill, findDialog, openAuthModal } from '@/testing/openAuthModal';

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
});
afterEach(() => server.restore());

const SIGN_UP = 'POST /api/auth/signup';
const email = () => screen.getByLabelText('E-mail Address');
const password = () => screen.getByLabelText('Password');
const terms = () =>
  screen.getByRole('checkbox', {
    name: /I agree to the Terms and Conditions.* and Privacy Policy/,
  });
const submit = () => screen.getByRole('button', { name: 'Create Account' });
const REQUIREMENTS = 'Password does not meet the requirements.';

async function openFilled(address = 'mara@example.org') {
  const page = await openAuthModal('signup');
  await fill(page.user, email(), address);
  await fill(page.user, password(), 'plumb-line-1');
  await page.user.click(terms());
  return page;
}

describe('sign-up (§2)', () => {
  it('has the specified title, link, fields, hint and buttons', async () => {
    await openAuthModal('signup');
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(password()).toHaveAccessibleDescription(
      'Password should contain both numbers and letters, and at least 8 characters long.',
    );
    expect(screen.getByText('or sign up with')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Google' })).toHaveAccessibleDescription(
      /^By continuing with Google you agree to the Terms/,
    );
  });

  it.each([
    ['Terms and Conditions', '/company/terms-and-conditions'],
    ['Privacy Policy', '/company/privacy-policy'],
  ])('opens the %s beside the form', async (name, href) => {
    await openAuthModal('signup');
    const box = terms().closest('label')!;
    const link = within(box).getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('§4: Create Account needs both validated and the terms box ticked', () => {
  it.each([
    ['nothing', '', '', false, false],
    ['no terms', 'mara@example.org', 'plumb-line-1', false, false],
    ['no email', '', 'plumb-line-1', true, false],
    ['an email that is none', 'mara', 'plumb-line-1', true, false],
    ['seven characters', 'mara@example.org', 'plumb-1', true, false],
    ['no digit', 'mara@example.org', 'plumb-line', true, false],
    ['no letter', 'mara@example.org', '12345678', true, false],
    ['all of it', 'mara@example.org', 'plumb-l1', true, true],
  ])('%s', async (_, address, secret, ticked, enabled) => {
    const { user } = await openAuthModal('signup');
    await fill(user, email(), address);
    await fill(user, password(), secret);
    if (ticked) await user.click(terms());
    expect(submit().hasAttribute('disabled')).toBe(!enabled);
  });
});

describe('§5: errors show beside the field', () => {
  it.each([
    ['E-mail Address', 'mara', 'Invalid email.'],
    ['E-mail Address', '', 'Invalid email.'],
    ['Password', 'short1', REQUIREMENTS],
    ['Password', '', REQUIREMENTS],
  ])('%s "%s": %s', async (label, value, message) => {
    const { user } = await openAuthModal('signup');
    await fill(user, screen.getByLabelText(label), value);
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText(label)).toBeInvalid();
  });

  it('a box that is ticked and cleared again disables the button', async () => {
    const { user } = await openAuthModal('signup');
    await user.click(terms());
    await user.click(terms());
    expect(submit()).toBeDisabled();
  });
});

describe('signing up', () => {
  it('leads to verify-email with the countdown running', async () => {
    const { user } = await openFilled('  Mara.Fresh@example.org ');
    await user.click(submit());
    await findDialog('Verify your email');
    expect(server.bodies('/api/auth/signup')).toEqual([
      { email: 'Mara.Fresh@example.org', password: 'plumb-line-1', terms: true },
    ]);
    expect(screen.getByText('Enter the code we sent to Mara.Fresh@example.org.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend Confirmation Code' })).toBeDisabled();
    expect(screen.getByLabelText('Verification Code')).toHaveFocus();
  });

  it.each([
    ['named by the answer', [{ path: 'body.email', message: 'This email has been taken.' }]],
    ['named by the exception alone', []],
  ])('§8: UsernameExistsException shows on the email field, %s', async (_, fields) => {
    server.answer(
      SIGN_UP,
      identityError('UsernameExistsException', 'This email has been taken.', fields),
    );
    const { user } = await openFilled();
    await user.click(submit());
    expect(await screen.findByText('This email has been taken.')).toHaveAttribute('role', 'alert');
    expect(email()).toHaveAccessibleDescription('This email has been taken.');
    expect(email()).toHaveFocus();
    expect(password()).toHaveValue('plumb-line-1');
    expect(terms()).toBeChecked();
    await user.keyboard('x');
    expect(screen.queryByText('This email has been taken.')).toBeNull();
  });

  it('§8: InvalidPasswordException shows on the password field', async () => {
    server.answer(SIGN_UP, identityError('InvalidPasswordException', REQUIREMENTS));
    const { user } = await openFilled();
    await user.click(submit());
    expect(await screen.findByText(REQUIREMENTS)).toBeVisible();
    await waitFor(() => expect(password()).toHaveFocus());
  });

  it('what the API schema refuses shows on its field', async () => {
    server.answer(SIGN_UP, {
      status: 400,
      body: {
        error: {
          code: 'invalid-input',
          message: 'x',
          fields: [{ path: 'body.password', message: REQUIREMENTS }],
        },
      },
    });
    const { user } = await openFilled();
    await user.click(submit());
    expect(await screen.findByText(REQUIREMENTS)).toBeVisible();
  });

  it.each([
    [
      'another exception',
      identityError(
        'CodeDeliveryFailureException',
        'An unknown error has occurred. Please try again later.',
      ),
      'An unknown error has occurred. Please try again later.',
    ],
    [
      'a server that is out of order',
      { status: 500, body: 'x' },
      'An unknown error has occurred. Please try again later.',
    ],
    [
      'too many requests',
      { status: 429, body: { error: { code: 'rate-limited', message: 'x' } } },
      'Too many requests. Please wait a moment and try again.',
    ],
  ])('§8: %s shows for the whole form, which keeps the input', async (_, answer, message) => {
    server.answer(SIGN_UP, answer);
    const { user } = await openFilled();
    await user.click(submit());
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(email()).toHaveValue('mara@example.org');
  });

  it('carries one key as long as the input stays, so that a lost answer can be asked for again', async () => {
    server.answer(SIGN_UP, { status: 503, body: 'x' });
    const answering = globalThis.fetch;
    const keys: (string | null)[] = [];
    globalThis.fetch = (input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      if (String(input).includes('/api/auth/signup')) keys.push(key);
      return answering(input, init);
    };
    const { user } = await openFilled();
    const press = async () => {
      await user.click(submit());
      await screen.findByText('An unknown error has occurred. Please try again later.');
    };
    await press();
    await press();
    await user.type(password(), '2');
    await press();
    globalThis.fetch = answering;
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('§4: a submit while one is running is ignored', async () => {
    let answer: (value: object) => void = () => undefined;
    server.answer(
      SIGN_UP,
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { user } = await openFilled();
    await user.dblClick(submit());
    await user.type(password(), '{Enter}');
    answer({ body: { done: true } });
    await findDialog('Verify your email');
    expect(server.bodies('/api/auth/signup')).toHaveLength(1);
  });
});
