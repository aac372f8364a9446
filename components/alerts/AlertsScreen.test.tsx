import { screen, waitFor, within } from '@testing-library/react';
import type { AlertItem } from '@/contracts/alerts/alertEndpoints';
import type { SessionUser } from '@/lib/session/sessionStore';
import { takeNotices } from '@/lib/notices/notices';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { makeRouter, renderPage } from '@/testing/render';
import { AlertsScreen } from './AlertsScreen';

const USER = { username: 'sub-1', email: 'ada@example.com' };
const LIST = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const LISTS = [
  { id: LIST, name: 'Mine' },
  { id: OTHER, name: 'Stablecoins' },
];

const makeAlert = (id: number, given: Partial<AlertItem> = {}): AlertItem => ({
  id,
  kind: 'letter-changed',
  at: '2026-11-25T10:30:00.000Z',
  project: { id: 'aave', name: 'Aave', logo: null, ticker: 'AAVE' },
  text: 'A, was AA',
  readAt: null,
  ...given,
});
const READ = '2026-11-25T11:00:00.000Z';
const newer = makeAlert(9);
const older = makeAlert(4, {
  kind: 'incident',
  at: '2026-11-24T08:00:00.000Z',
  project: { id: 'curve', name: 'Curve', logo: null, ticker: 'CRV' },
  text: 'Incident on 24 Nov 2026: Keys stolen',
  readAt: READ,
});

let stub: ReturnType<typeof stubFetch>;
afterEach(() => stub.restore());
beforeEach(() => {
  takeNotices();
});

interface Answers {
  read?: (asked: Asked) => Answer | Promise<Answer>;
  mark?: () => Answer | Promise<Answer>;
}

const page = (items: AlertItem[], next: number | null = null, unread = 1): Answer => ({
  body: { items, next, unread },
});

function open(
  { read = () => page([newer, older]), mark = () => ({ body: { unread: 0 } }) }: Answers = {},
  query: Record<string, string> = {},
  user: SessionUser = USER,
) {
  stub = stubFetch((asked) => {
    if (asked.url === '/api/watchlist') return { body: { watchlists: LISTS } };
    return asked.url === '/api/alerts/read' ? mark() : read(asked);
  });
  return renderPage(<AlertsScreen user={user} />, makeRouter({ pathname: '/my/alerts', query }));
}

const sent = () => stub.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
const asked = () => stub.asked.map(({ url }) => url).filter((url) => url.startsWith('/api/alerts'));
const rows = () => screen.getAllByRole('listitem');
const markOne = () => screen.getByRole('button', { name: 'Mark as read: Aave, New letter' });

describe('the inbox', () => {
  it('has a day after the other, newest first, with what changed and where to see it', async () => {
    open();
    const day = within(await screen.findByRole('region', { name: '25 Nov 2026' }));
    expect(day.getByText('A, was AA')).toBeVisible();
    expect(day.getByText('10:30 UTC')).toBeVisible();
    expect(day.getByRole('link', { name: 'Rating history' })).toHaveAttribute(
      'href',
      '/projects/aave#history',
    );
    expect(
      screen
        .getAllByRole('region')
        .map((region) => region.ariaLabel ?? region.getAttribute('aria-label')),
    ).toEqual(['25 Nov 2026', '24 Nov 2026']);
    expect(screen.getByRole('link', { name: 'Curve' })).toHaveAttribute(
      'href',
      '/projects/curve#incidents',
    );
  });

  it('marks what is unread, in words', async () => {
    open();
    await screen.findByText('1 unread alert.');
    expect(rows().map((row) => within(row).queryByText('Unread') !== null)).toEqual([true, false]);
  });

  it('says what to do while it is empty', async () => {
    open({ read: () => page([], null, 0) });
    expect(await screen.findByText(/^Star a project/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find projects to watch' })).toHaveAttribute(
      'href',
      '/#leaderboard',
    );
  });

  it('says that it is loading', async () => {
    open({ read: () => new Promise<Answer>(() => undefined) });
    expect(await screen.findByText('Loading your alerts')).toBeInTheDocument();
  });

  it('says why it could not load, and tries again', async () => {
    let fails = true;
    const { user } = open({ read: () => (fails ? { status: 500 } : page([newer])) });
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error has occurred.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A, was AA')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when the visitor is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open({ read: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  });

  it('loads older ones below', async () => {
    const { user } = open({
      read: ({ url }) => (url.includes('before=9') ? page([older]) : page([newer], 9)),
    });
    await user.click(await screen.findByRole('button', { name: 'Older alerts' }));
    expect(await screen.findByText('Incident on 24 Nov 2026: Keys stolen')).toBeVisible();
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Older alerts' })).toBeNull();
    expect(asked()).toEqual(['/api/alerts', '/api/alerts?before=9']);
  });
});

describe('reading', () => {
  it('one shows at once', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    const { user } = open({ mark: () => new Promise((resolve) => (answer = resolve)) });
    await screen.findByText('1 unread alert.');
    await user.click(markOne());
    expect(screen.getByText('Nothing unread.')).toBeVisible();
    expect(screen.queryByText('Unread')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sent()).toEqual([{ ids: [9] }]);
    answer({ body: { unread: 0 } });
  });

  it('is taken back when it fails, with a notice', async () => {
    const { user } = open({ mark: () => ({ status: 400, body: { error: { message: 'No.' } } }) });
    await screen.findByText('1 unread alert.');
    await user.click(markOne());
    await waitFor(() => expect(takeNotices()).toEqual([{ kind: 'error', text: 'No.' }]));
    expect(screen.getByText('1 unread alert.')).toBeVisible();
    expect(markOne()).toBeVisible();
  });

  it('all reads up to the newest that is shown', async () => {
    const { user } = open({ mark: () => ({ body: { unread: 2 } }) });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(sent()).toEqual([{ upTo: 9 }]);
    expect(await screen.findByText('2 unread alerts.')).toBeVisible();
  });

  it('of one list reads what is shown only', async () => {
    const { user } = open({}, { list: LIST });
    await user.click(await screen.findByRole('button', { name: 'Mark these as read' }));
    expect(sent()).toEqual([{ ids: [9] }]);
  });
});

describe('staff acting as the user', () => {
  it('see what is unread, and read nothing in their place', async () => {
    const { user } = open({}, {}, { ...USER, adminId: 'staff-1' });
    expect(await screen.findByText('1 unread alert.')).toBeVisible();
    expect(screen.getByText('Only the owner of the account marks alerts as read.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /as read/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Aave' }));
    expect(screen.getByText('Unread')).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

describe('the filters', () => {
  it('are in the address', async () => {
    const { user, router } = open();
    await screen.findByText('A, was AA');
    await user.selectOptions(await screen.findByLabelText('List'), 'Stablecoins');
    await user.click(screen.getByRole('button', { name: 'Unread only' }));
    expect(jest.mocked(router.replace).mock.calls.map(([address]) => address)).toEqual([
      `/my/alerts?list=${OTHER}`,
      '/my/alerts?unread=true',
    ]);
  });

  it('come from the address', async () => {
    open({}, { list: LIST, unread: 'true' });
    await screen.findByText('A, was AA');
    expect(asked()).toEqual([`/api/alerts?list=${LIST}&unread=true`]);
    expect(await screen.findByLabelText('List')).toHaveValue(LIST);
    expect(screen.getByRole('button', { name: 'Unread only' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('offer all alerts where none match', async () => {
    const { user, router } = open({ read: () => page([], null, 0) }, { unread: 'true' });
    await user.click(await screen.findByRole('button', { name: 'Show all alerts' }));
    expect(jest.mocked(router.replace).mock.calls[0]![0]).toBe('/my/alerts');
  });
});
