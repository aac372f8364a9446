import { screen, within } from '@testing-library/react';
import { renderPage } from '@/testing/render';
import { OutboxScreen } from '.';
import type { ShownMessage } from './Message';

const makeMessage = (change: Partial<ShownMessage> = {}): ShownMessage => ({
  id: 1,
  to: 'someone@example.com',
  kind: 'sign-up',
  subject: '012345 is your Plumbline verification code',
  text: 'Verify your email\n\n    012345\n',
  code: '012345',
  createdAt: '2026-11-21T12:00:03.000Z',
  ...change,
});

describe('the local outbox', () => {
  it('says that nothing was sent, and how to send mail', () => {
    renderPage(<OutboxScreen messages={[]} to={null} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Local outbox' })).toBeVisible();
    expect(screen.getByText(/None of these messages was sent/)).toBeVisible();
    expect(screen.getByText(/set SMTP_URL/)).toBeVisible();
  });

  it('lists messages as they came, with reader, time, purpose, code and text', () => {
    renderPage(
      <OutboxScreen
        messages={[
          makeMessage({
            id: 2,
            kind: 'reset',
            subject: '543210 is your Plumbline reset code',
            code: '543210',
          }),
          makeMessage(),
        ]}
        to={null}
      />,
    );
    const [newer, older] = screen.getAllByRole('article');
    expect(newer).toHaveAccessibleName('543210 is your Plumbline reset code');
    expect(newer).toHaveTextContent('Purposepassword reset');
    expect(older).toHaveAccessibleName('012345 is your Plumbline verification code');
    for (const part of [
      'Tosomeone@example.com',
      'Written21 Nov 2026, 12:00:03 UTC',
      'Purposesign-up',
      'Code012345',
      'Verify your email',
    ])
      expect(older).toHaveTextContent(part);
    expect(within(older!).getByText('21 Nov 2026, 12:00:03 UTC')).toHaveAttribute(
      'datetime',
      '2026-11-21T12:00:03.000Z',
    );
  });

  it('shows a message as text, never as HTML', () => {
    const { container } = renderPage(
      <OutboxScreen
        messages={[
          makeMessage({
            text: '<img src=x onerror=alert(1)>',
            subject: '<b>bold</b>',
            to: '<i>a</i>@example.com',
          }),
        ]}
        to={null}
      />,
    );
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(container.querySelector('img, b, i, iframe')).toBeNull();
  });

  it('filters by recipient with a plain form, without a script', () => {
    const { container } = renderPage(
      <OutboxScreen messages={[makeMessage()]} to="someone@example.com" />,
    );
    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('action', '/dev/outbox');
    expect(form).toHaveAttribute('method', 'get');
    expect(screen.getByLabelText('Messages to')).toHaveValue('someone@example.com');
    expect(screen.getByLabelText('Messages to')).toHaveAttribute('name', 'to');
    expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('type', 'submit');
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/dev/outbox');
    expect(screen.getByRole('link', { name: 'As data (JSON)' })).toHaveAttribute(
      'href',
      '/dev/outbox.json?to=someone%40example.com',
    );
    expect(
      screen.getByRole('heading', {
        level: 2,
        name: 'Messages to someone@example.com, newest first',
      }),
    ).toBeVisible();
  });

  it.each([
    [null, 'No messages yet', 0],
    ['a@example.com', 'No messages to a@example.com', 1],
  ])('says what to do while there is nothing for %s', (to, title, links) => {
    renderPage(<OutboxScreen messages={[]} to={to} />);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(
      screen.getByText(/Sign up on this site or request a reset code, then reload this page/),
    ).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Show all' })).toHaveLength(links);
  });

  it('says when there may be more than it shows', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => makeMessage({ id: index }));
    const { unmount } = renderPage(<OutboxScreen messages={many(19)} to={null} />);
    expect(screen.queryByText(/are shown/)).toBeNull();
    unmount();
    renderPage(<OutboxScreen messages={many(20)} to={null} />);
    expect(
      screen.getByText('Showing the newest 20. Filter by recipient to see older ones.'),
    ).toBeVisible();
  });
});
