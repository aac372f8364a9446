import { screen, waitFor } from '@testing-library/react';
import type { DataExport as Archive } from '@/contracts/accounts/dataExportEndpoints';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { DataExport } from '.';
import { fileSize } from './words';

const ID = '11111111-1111-4111-8111-111111111111';
const NONE: Archive = {
  id: null,
  state: 'none',
  askedAt: null,
  bytes: null,
  until: null,
  failure: null,
  nextAt: null,
};
const MAKING: Archive = { ...NONE, id: ID, state: 'making', askedAt: '2026-11-25T12:00:00.000Z' };
const READY: Archive = {
  ...MAKING,
  state: 'ready',
  bytes: 12_345,
  until: '2026-11-26T12:05:00.000Z',
};

let stub: ReturnType<typeof stubFetch>;
let archive: Archive;
let instead: ((asked: Asked) => Answer | undefined) | undefined;

function open(shown: Archive) {
  archive = shown;
  stub = stubFetch((asked) => {
    if (asked.url !== '/api/user/export') return { body: { accepted: true } };
    const other = instead?.(asked);
    if (other) return other;
    if (asked.method === 'POST') archive = MAKING;
    return { body: archive };
  });
  return renderPage(<DataExport account="sub-1" />);
}
afterEach(() => {
  instead = undefined;
  stub.restore();
});

const button = (name: string) => screen.findByRole('button', { name });
const posts = () => stub.asked.filter(({ method }) => method === 'POST').length;
const refusal = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: 'x', message } },
});

describe('your data', () => {
  it('is prepared on request; the page waits, then offers the file and until when', async () => {
    const { user } = open(NONE);
    expect(screen.getByText('Loading the state of your archive')).toHaveAttribute('role', 'status');
    const ask = await button('Prepare archive');
    await user.click(ask);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^We are preparing/));
    expect(ask).toHaveAttribute('aria-busy', 'true');
    expect(ask).toHaveFocus();
    await user.click(ask);
    expect(posts()).toBe(1);
    archive = READY;
    const link = await screen.findByRole(
      'link',
      { name: 'Download ZIP (12 kB)' },
      { timeout: 9_000 },
    );
    expect(link).toHaveAttribute('href', `/api/user/export/${ID}`);
    expect(link).toHaveAttribute('download');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your archive is ready. You can download it until 26 Nov 2026, 12:05 UTC. A new archive replaces this one.',
    );
    expect(await button('Prepare a new archive')).toHaveFocus();
  });

  it('is asked for no more than it is made', async () => {
    const { user } = open({ ...READY, nextAt: '2026-11-26T09:00:00.000Z' });
    const ask = await button('Prepare a new archive');
    expect(ask).toHaveAttribute('aria-disabled', 'true');
    expect(ask).toHaveAccessibleDescription(
      'You can prepare 3 archives in 24 hours. The next one from 26 Nov 2026, 09:00 UTC.',
    );
    await user.click(ask);
    expect(posts()).toBe(0);
    expect(screen.getByRole('link', { name: /^Download/ })).toBeVisible();
  });

  it.each([
    ['error', 'We could not prepare your archive. Please try again.'],
    ['too-large', /^Your archive is larger than 25 MB/],
  ] as const)(
    'that could not be prepared (%s) says so, and can be tried again',
    async (failure, words) => {
      const { user } = open({ ...MAKING, state: 'failed', failure });
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      await user.click(await button('Prepare archive'));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      expect(posts()).toBe(1);
    },
  );

  it('shows why it was refused', async () => {
    instead = ({ method }) =>
      method === 'POST' ? refusal(403, 'Only the owner of the account can do this.') : undefined;
    const { user } = open(NONE);
    await user.click(await button('Prepare archive'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Only the owner of the account can do this.',
    );
    instead = undefined;
    await user.click(await button('Prepare archive'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveTextContent(/^We are preparing/);
  });

  it('that cannot be read says so, and is asked for again', async () => {
    instead = () => ({ status: 503 });
    const { user } = open(READY);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^An unknown error/);
    instead = undefined;
    await user.click(await button('Try again'));
    expect(await screen.findByRole('link', { name: /^Download/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('shows sizes in round numbers', () => {
  expect([812, 12_345, 1_440_000].map(fileSize)).toEqual(['812 bytes', '12 kB', '1.4 MB']);
});
