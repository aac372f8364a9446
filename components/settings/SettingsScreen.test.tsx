import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSession } from '@/contracts/accounts/accountEndpoints';
import { takeNotices } from '@/lib/notices/notices';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { SettingsScreen } from './SettingsScreen';

const USER = { username: 'sub-1', email: 'ada@example.com' };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const makeSession = (given: Partial<OwnSession> = {}): OwnSession => ({
  id: 'a'.repeat(64),
  agent: 'Firefox, Linux',
  createdAt: '2026-11-21T12:00:00.000Z',
  lastSeenAt: minutesAgo(0),
  current: false,
  ...given,
});
const here = makeSession({ id: '1'.repeat(64), agent: 'Chrome, Windows', current: true });
const phone = makeSession({ id: '2'.repeat(64), agent: 'Safari, iOS', lastSeenAt: minutesAgo(5) });
const office = makeSession({
  id: '3'.repeat(64),
  agent: 'Edge, Windows',
  lastSeenAt: minutesAgo(180),
});

// Ant Design loads slowly when many tests run at once.
beforeAll(async () => {
  await Promise.all([
    import('./PasswordForm'),
    import('@/components/profile'),
    import('@/components/notifications'),
  ]);
}, 120_000);

const NO_ARCHIVE = { state: 'none', nextAt: null };

let sessions: OwnSession[];
let stub: ReturnType<typeof stubFetch>;
interface Answers {
  read?: () => Answer | Promise<Answer>;
  end?: (asked: Asked) => Answer | Promise<Answer>;
  change?: (asked: Asked) => Answer | Promise<Answer>;
}

function endIn(asked: Asked): Answer {
  const { id } = asked.body as { id?: string };
  const before = sessions.length;
  sessions = sessions.filter(
    (session) => session.current || (id !== undefined && session.id !== id),
  );
  return { body: { ended: before - sessions.length } };
}

async function open(
  own: OwnSession[],
  { read, end = endIn, change = () => ({ body: { done: true } }) }: Answers = {},
) {
  sessions = own;
  stub = stubFetch((asked) => {
    if (asked.url === '/api/user/change-password') return change(asked);
    if (asked.url === '/api/user/export') return { body: NO_ARCHIVE };
    if (asked.url === '/api/user/profile') return { body: { displayName: null, pictureAt: null } };
    if (asked.url !== '/api/user/sessions') return { body: { accepted: true } };
    return asked.method === 'POST' ? end(asked) : (read?.() ?? { body: { items: sessions } });
  });
  const page = renderPage(<SettingsScreen user={USER} />);
  // The form loads separately.
  await screen.findByLabelText('Current password');
  return page;
}
beforeEach(() => {
  takeNotices();
});
afterEach(() => stub.restore());

const rows = () =>
  within(screen.getByRole('region', { name: 'Sessions' })).getAllByRole('listitem');
const posted = (url: string) =>
  stub.asked
    .filter((asked) => asked.method === 'POST' && asked.url === url)
    .map(({ body }) => body);

describe('account settings', () => {
  it('shows the account', async () => {
    await open([here]);
    expect(screen.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeInTheDocument();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  });

  it('lists its parts in page order, each link to a heading of that name', async () => {
    await open([here]);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      headings.map(({ id, textContent }) => [`#${id}`, textContent]),
    );
  });
});

describe('the survey and the guided tour', () => {
  it('are sections: the survey loads when it is opened, the tour starts on the home page', async () => {
    const { user } = await open([here]);
    const survey = within(screen.getByRole('region', { name: 'Survey' }));
    expect(stub.asked.map(({ url }) => url)).not.toContain('/api/user/survey');
    await user.click(survey.getByRole('button', { name: 'Answer the survey' }));
    expect(survey.getByRole('heading', { name: 'Survey' })).toHaveFocus();
    await waitFor(() => expect(stub.asked.map(({ url }) => url)).toContain('/api/user/survey'));
    const tour = within(screen.getByRole('region', { name: 'Guided Tour' }));
    expect(tour.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/?tour=true');
  });
});

describe('to staff who act as the owner', () => {
  it("says what is the owner's alone, and asks for none of it", () => {
    stub = stubFetch(() => ({ body: { items: [] } }));
    renderPage(<SettingsScreen user={{ ...USER, adminId: 'sub-2' }} />);
    for (const name of [
      'Profile',
      'Password',
      'Sessions',
      'Notifications',
      'Webhooks',
      'Survey',
      'Your data',
      'Delete my account',
    ]) {
      expect(
        within(screen.getByRole('region', { name })).getByText(
          'Only the owner of the account can do this.',
        ),
      ).toBeVisible();
    }
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(stub.asked).toEqual([]);
  });
});

describe("one's own sessions", () => {
  it('are listed as they came, with browser, beginning and last use; this one is marked', async () => {
    await open([phone, here, office]);
    await screen.findByText('Safari, iOS');
    expect(rows().map((row) => row.textContent)).toEqual([
      'Safari, iOSSigned in on 21 Nov 2026, last used 5 minutes agoSign out',
      'Chrome, WindowsThis deviceSigned in on 21 Nov 2026, last used just now',
      'Edge, WindowsSigned in on 21 Nov 2026, last used 3 hours agoSign out',
    ]);
  });

  it('are loading at first', async () => {
    let release = (_: Answer): void => undefined;
    await open([here], {
      read: () =>
        new Promise<Answer>((resolve) => {
          release = resolve;
        }),
    });
    expect(screen.getByText('Loading your sessions')).toHaveAttribute('role', 'status');
    release({ body: { items: [here] } });
    expect(await screen.findByText('Chrome, Windows')).toBeInTheDocument();
    expect(screen.queryByText('Loading your sessions')).not.toBeInTheDocument();
  });

  it('of this device only offer nothing to end, and say so', async () => {
    await open([here]);
    expect(await screen.findByText('You are signed in on this device only.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
  });

  it('that cannot be read say so, and are asked for again', async () => {
    let broken = true;
    const { user } = await open([here, phone], {
      read: () => (broken ? { status: 503 } : { body: { items: sessions } }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unknown error has occurred. Please try again later.',
    );
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Safari, iOS')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('end one by one', async () => {
    const { user } = await open([phone, here, office]);
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari, iOS' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(posted('/api/user/sessions')).toEqual([{ id: phone.id }]);
    expect(takeNotices()).toEqual([{ kind: 'success', text: 'Safari, iOS is signed out.' }]);
    expect(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus();
  });

  it.each([
    [[here, phone], 'One other session is signed out.'],
    [[here, phone, office], '2 other sessions are signed out.'],
  ])('end together, all but this one', async (own, notice) => {
    const { user } = await open(own);
    await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    expect(await screen.findByText('You are signed in on this device only.')).toBeInTheDocument();
    expect(posted('/api/user/sessions')).toEqual([{}]);
    expect(takeNotices()).toEqual([{ kind: 'success', text: notice }]);
  });

  it('that were over already go from the list', async () => {
    const { user } = await open([here, phone]);
    const button = await screen.findByRole('button', { name: 'Sign out Safari, iOS' });
    sessions = [here];
    await user.click(button);
    expect(await screen.findByText('You are signed in on this device only.')).toBeInTheDocument();
    expect(takeNotices()).toEqual([{ kind: 'success', text: 'That session had already ended.' }]);
  });

  it('are ended once, however often the button is pressed', async () => {
    let release = (): void => undefined;
    const { user } = await open([here, phone], {
      end: (asked) =>
        new Promise<Answer>((resolve) => {
          release = () => resolve(endIn(asked));
        }),
    });
    const button = await screen.findByRole('button', { name: 'Sign out Safari, iOS' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
    release();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(posted('/api/user/sessions')).toHaveLength(1);
  });

  it('that could not be ended stay, and say why', async () => {
    const { user } = await open([here, phone], {
      end: () => ({
        status: 401,
        body: { error: { code: 'unauthenticated', message: 'Please log in and try again.' } },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari, iOS' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in and try again.');
    expect(rows()).toHaveLength(2);
    expect(takeNotices()).toEqual([]);
  });
});

describe('connected wallets', () => {
  const ANSWERS: Record<string, object> = {
    '/api/user/wallets': { wallets: [], version: 0 },
    '/api/user/export': NO_ARCHIVE,
  };
  const show = (portfolio: boolean) => {
    stub = stubFetch(({ url }) => ({ body: ANSWERS[url] ?? { items: [] } }));
    return renderPage(<SettingsScreen user={USER} portfolio={portfolio} />);
  };
  const region = () => screen.queryByRole('region', { name: 'Connected wallets' });

  it('are a part of the settings with the flag only', async () => {
    const { unmount } = show(false);
    await screen.findByLabelText('Current password');
    expect(region()).toBeNull();
    expect(stub.asked.map(({ url }) => url)).not.toContain('/api/user/wallets');
    unmount();
    stub.restore();
    show(true);
    await waitFor(() => expect(region()).toHaveTextContent('No wallets yet.'));
  });
});
