import { screen, waitFor } from '@testing-library/react';
import type { ErrorBody } from '@/contracts/errors';
import { takeNotices } from '@/lib/notices/notices';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { PasswordForm } from './PasswordForm';

const HINT = 'Password should contain both numbers and letters, and at least 8 characters long.';
let stub: ReturnType<typeof stubFetch>;
let changed: jest.Mock;

function open(
  answer: (asked: Asked) => Answer | Promise<Answer> = () => ({ body: { done: true } }),
) {
  changed = jest.fn();
  stub = stubFetch(answer);
  return renderPage(<PasswordForm email="ada@example.com" onChanged={changed} />);
}
beforeEach(() => {
  takeNotices();
});
afterEach(() => stub.restore());

const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const button = () => screen.getByRole('button', { name: 'Change password' });
const refusal = (error: Partial<ErrorBody['error']>, status = 400): Answer => ({
  status,
  body: { error: { code: 'identity', message: 'x', ...error } },
});

describe('changing the password', () => {
  it('helps password managers', () => {
    open();
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    expect(current()).toHaveAttribute('type', 'password');
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('ada@example.com');
    expect(next()).toHaveAccessibleDescription(HINT);
  });

  it('sends both passwords as they were typed, says so, and empties the form', async () => {
    const { user } = open();
    await user.type(current(), ' old horse 7 ');
    await user.type(next(), ' new horse 8 ');
    await user.click(button());
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(stub.asked).toEqual([
      {
        url: '/api/user/change-password',
        method: 'POST',
        body: { oldPassword: ' old horse 7 ', newPassword: ' new horse 8 ' },
      },
    ]);
    expect(takeNotices()).toEqual([
      {
        kind: 'success',
        text: 'Your password has been changed. All other sessions are signed out.',
      },
    ]);
    expect([current(), next()].map((input) => (input as HTMLInputElement).value)).toEqual(['', '']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [
      'nothing',
      '',
      '',
      ['Please input your password', 'Password does not meet the requirements.'],
      'Current password',
    ],
    [
      'a short new password',
      'old horse 7',
      'abc1234',
      ['Password does not meet the requirements.'],
      'New password',
    ],
    [
      'a new password without a digit',
      'old horse 7',
      'new horses',
      ['Password does not meet the requirements.'],
      'New password',
    ],
    [
      'a new password without a letter',
      'old horse 7',
      '12345678',
      ['Password does not meet the requirements.'],
      'New password',
    ],
  ])(
    'sends nothing for %s, and goes to the first field that is wrong',
    async (_, old, fresh, messages, focused) => {
      const { user } = open();
      if (old) await user.type(current(), old);
      if (fresh) await user.type(next(), fresh);
      await user.click(button());
      await waitFor(() => expect(screen.getByLabelText(focused)).toHaveFocus());
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(messages);
      expect(stub.asked).toEqual([]);
    },
  );

  it.each([
    [
      'a wrong current password',
      {
        exception: 'NotAuthorizedException',
        message: 'The current password is not right. Please try again.',
        fields: [
          {
            path: 'body.oldPassword',
            message: 'The current password is not right. Please try again.',
          },
        ],
      },
      'Current password',
    ],
    [
      'a new password that the provider refuses',
      {
        exception: 'InvalidPasswordException',
        message: 'Password does not meet the requirements.',
        fields: [{ path: 'body.newPassword', message: 'Password does not meet the requirements.' }],
      },
      'New password',
    ],
  ])(
    'puts %s on its field, keeps what was typed, and forgets it at the next edit',
    async (_, error, label) => {
      const { user } = open(() => refusal(error));
      await user.type(current(), 'old horse 7');
      await user.type(next(), 'new horse 8');
      await user.click(button());
      expect(await screen.findByRole('alert')).toHaveTextContent(error.message);
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(next()).toHaveValue('new horse 8');
      await user.type(screen.getByLabelText(label), '9');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(changed).not.toHaveBeenCalled();
    },
  );

  it.each([
    [
      'too many tries',
      refusal(
        {
          code: 'rate-limited',
          exception: 'LimitExceededException',
          message: 'Attempt limit exceeded, please try after some time.',
        },
        429,
      ),
      'Attempt limit exceeded, please try after some time.',
    ],
    [
      'a session that is over',
      refusal({ code: 'unauthenticated', message: 'Please log in and try again.' }, 401),
      'Please log in and try again.',
    ],
    [
      'a server that fails',
      { status: 503 },
      'An unknown error has occurred. Please try again later.',
    ],
  ])('says of %s what it is, above the button', async (_, answer, message) => {
    const { user } = open((asked) =>
      asked.url.startsWith('/api/errors') ? { body: { accepted: true } } : answer,
    );
    await user.type(current(), 'old horse 7');
    await user.type(next(), 'new horse 8');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(takeNotices()).toEqual([]);
  });

  it('is sent once, however often the button is pressed', async () => {
    let release = (_: Answer): void => undefined;
    const { user } = open(
      () =>
        new Promise<Answer>((resolve) => {
          release = resolve;
        }),
    );
    await user.type(current(), 'old horse 7');
    await user.type(next(), 'new horse 8');
    await user.click(button());
    await user.click(button());
    await user.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    release({ body: { done: true } });
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(stub.asked).toHaveLength(1);
  });
});
