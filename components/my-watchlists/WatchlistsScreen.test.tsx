import { act, screen, waitFor, within } from '@testing-library/react';
import { takeNotices } from '@/lib/notices/notices';
import { stars } from '@/lib/watch/starStore';
import { stubFetch } from '@/testing/fetchStub';
import { makeRouter, renderPage } from '@/testing/render';
import { CORE, LOANS, makeList, makeRow, TestAccount } from '@/testing/watchlists/TestAccount';
import { WatchlistsScreen } from './WatchlistsScreen';

const USER = { username: 'sub-1', email: 'ada@example.com' };
const SINCE = {
  at: '2026-11-20T00:00:00.000Z',
  state: 'rated' as const,
  score: 77,
  possible: 90,
  letter: 'A' as const,
  moved: -3,
};
const ROWS = [
  makeRow('aave', { score: 94, letter: 'AAA', sinceAdded: { ...SINCE, score: 91, moved: 3 } }),
  makeRow('curve', { score: 74, sinceVisit: SINCE }),
  makeRow('lido', { score: 90, letter: 'AA' }),
];
const lists = () => [
  makeList({ projects: ['aave', 'curve', 'lido'] }),
  makeList({ id: LOANS, name: 'Loans', order: 1 }),
];
const REFUSED = { status: 400, body: { error: { code: 'invalid-input', message: 'No room.' } } };

// These load separately, slowly when many tests run at once.
beforeAll(async () => {
  await Promise.all([import('./NameForm'), import('./AddPanel')]);
}, 120_000);

let stub: ReturnType<typeof stubFetch>;
beforeEach(() => void takeNotices());
afterEach(() => stub.restore());

async function open(account = new TestAccount(lists(), ROWS), query = {}, user = USER) {
  stub = stubFetch(account.answer);
  const page = renderPage(<WatchlistsScreen user={user} />, makeRouter({ query }));
  return { ...page, account };
}
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('b')!.textContent);
const posted = (path: string) =>
  stub.asked.filter(({ url, method }) => method === 'POST' && url === path).map(({ body }) => body);
const table = () => screen.findByRole('table');

describe('watchlists', () => {
  it('show the first list: how many projects, what moved, and what it has moved since', async () => {
    await open();
    await table();
    expect(screen.getByRole('heading', { level: 1, name: 'Core' })).toBeVisible();
    expect(screen.getByText('3 projects')).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Core 3');
    expect(names()).toEqual(['Aave', 'Curve', 'Lido']);
    expect(screen.getByRole('row', { name: /Aave/ })).toHaveTextContent('+3');
    const changes = screen.getByRole('region', { name: 'Since your last visit' });
    expect(changes).toHaveTextContent('Curve moved from 77 to 74.');
    expect(within(changes).getByRole('link')).toHaveAttribute('href', '/projects/curve#history');
    expect(screen.getByRole('link', { name: 'Compare these' })).toHaveAttribute(
      'href',
      '/compare?projects=aave,curve,lido',
    );
  });

  it('say the four answers of each project, in columns once one of them is chosen', async () => {
    const line = 'Changeable: yes · losses: no · audited: partly · reward: yes';
    const { unmount } = await open();
    await table();
    expect(screen.getByRole('row', { name: /Aave/ })).toHaveTextContent(line);
    unmount();
    await open(undefined, { columns: 'audited' });
    await table();
    const row = screen.getByRole('row', { name: /Aave/ });
    expect(row).not.toHaveTextContent(line);
    expect(row).toHaveTextContent(/partly, May 2026github.+l2beat/);
  });

  it('show at once what the page came with, read again when the window gets the focus', async () => {
    const account = new TestAccount(lists(), ROWS);
    const own = ['/api/watchlist', `/api/watchlist/${CORE}`];
    for (const path of own) account.instead.set(path, () => ({ status: 500 }));
    stub = stubFetch(account.answer);
    const more = { createdAt: SINCE.at, shareKey: null, feedKey: null, lastVisitAt: null };
    const read = { list: { ...lists()[0]!, ...more }, rows: ROWS };
    renderPage(<WatchlistsScreen user={USER} given={{ lists: lists(), read }} />, makeRouter());
    expect(names()).toEqual(['Aave', 'Curve', 'Lido']);
    expect([...stars.get().ids]).toEqual(['aave', 'curve', 'lido']);
    await waitFor(() => expect(account.visits).toEqual([CORE]));
    const asked = () => stub.asked.map(({ url }) => url).filter((url) => own.includes(url));
    expect(asked()).toEqual([]);
    // More than the pause between two readings.
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(asked().sort()).toEqual(own));
    later.mockRestore();
    expect(names()).toEqual(['Aave', 'Curve', 'Lido']);
  });

  it('note one visit of a list, and none of staff', async () => {
    const { account, unmount } = await open();
    await waitFor(() => expect(account.visits).toEqual([CORE]));
    unmount();
    stub.restore();
    const acting = await open(new TestAccount(lists(), ROWS), {}, {
      ...USER,
      adminId: 'x',
    } as never);
    await table();
    expect(acting.account.visits).toEqual([]);
  });

  it('show the list that the address names, and say when there is none', async () => {
    await open(undefined, { list: LOANS });
    expect(await screen.findByRole('heading', { level: 1, name: 'Loans' })).toBeVisible();
    expect(screen.getByText('This list is empty')).toBeVisible();
    stub.restore();
    document.body.innerHTML = '';
    await open(undefined, { list: 'gone' });
    expect(await screen.findByText(/does not exist/)).toBeVisible();
  });

  it('say what to do when there are none', async () => {
    await open(new TestAccount([], []));
    expect(await screen.findByText('You watch no projects yet')).toBeVisible();
    stub.restore();
    document.body.innerHTML = '';
    stub = stubFetch(() => ({ status: 500 }));
    const given = { lists: [], trending: [{ id: 'aave', name: 'Aave' }] };
    renderPage(<WatchlistsScreen user={USER} given={given} />, makeRouter());
    expect(screen.getByRole('button', { name: /Aave/ })).toBeVisible();
    expect(stub.asked).toEqual([]);
  });

  it('that cannot be read say so, and are read again', async () => {
    const account = new TestAccount(lists(), ROWS);
    account.instead.set('/api/watchlist', () => ({ status: 500 }));
    const { user } = await open(account);
    expect(await screen.findByRole('alert')).toHaveTextContent('unknown error');
    account.instead.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });
});

describe('a list', () => {
  it('is made by its name, and the page goes there', async () => {
    const { user, router } = await open(new TestAccount([lists()[0]!], ROWS));
    await table();
    await user.click(screen.getByRole('button', { name: /New list/ }));
    const field = await screen.findByRole('textbox', { name: 'Name of the new list' });
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name');
    await user.type(field, 'Loans');
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith(
        `/my/watchlists?list=${LOANS}`,
        undefined,
        expect.objectContaining({ shallow: true }),
      ),
    );
  });

  it('over the limit says so in the server’s words, and keeps the name', async () => {
    const { user, account } = await open();
    await table();
    account.instead.set('/api/watchlist/create', () => REFUSED);
    await user.click(screen.getByRole('button', { name: /New list/ }));
    const field = await screen.findByRole('textbox', { name: 'Name of the new list' });
    await user.type(field, 'One more{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No room.');
    expect(field).toHaveValue('One more');
  });

  it('changed elsewhere shows the newer name and keeps the typed one', async () => {
    const { user, account } = await open();
    await table();
    account.lists = [{ ...account.lists[0]!, name: 'Other', version: 7 }, account.lists[1]!];
    await user.click(screen.getByRole('button', { name: 'Rename Core' }));
    const field = await screen.findByRole('textbox', { name: 'Name of the list' });
    await user.clear(field);
    await user.type(field, 'Mine{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('now called “Other”');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Other');
    expect(field).toHaveValue('Mine');
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
    expect(posted('/api/watchlist/update').at(-1)).toMatchObject({ version: 7, name: 'Mine' });
  });

  it('is moved among the others', async () => {
    const { user } = await open();
    await table();
    await user.click(screen.getByRole('button', { name: 'More for Core' }));
    await user.click(screen.getByRole('button', { name: 'Move list down' }));
    expect(await screen.findByText('Core is now list 2 of 2.')).toBeVisible();
    expect(posted('/api/watchlist/update')).toEqual([{ id: CORE, version: 1, order: 1 }]);
  });

  it('is deleted at once, and comes back with Undo', async () => {
    const { user, router } = await open();
    await table();
    await user.click(screen.getByRole('button', { name: 'More for Core' }));
    await user.click(screen.getByRole('button', { name: 'Delete list' }));
    expect(await screen.findByText(/Core is deleted/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Core/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Core is back.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Core/ })).toBeVisible();
    expect(router.push).toHaveBeenCalled();
  });

  it('is restored later from the deleted ones', async () => {
    const account = new TestAccount(lists(), ROWS);
    account.deleted = [makeList({ id: LOANS.replaceAll('2', '3'), name: 'Old', order: 2 })];
    const { user } = await open(account);
    await table();
    await user.click(screen.getByRole('button', { name: /Deleted lists/ }));
    await user.click(await screen.findByRole('button', { name: 'Restore Old' }));
    expect(await screen.findByRole('link', { name: /^Old/ })).toBeVisible();
    expect(await screen.findByText(/No list was deleted/)).toBeVisible();
  });

  it('is shared by a link until that is revoked', async () => {
    const { user } = await open();
    await table();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByLabelText('Link to this list')).toHaveValue(
      `http://localhost/lists/${'k'.repeat(22)}`,
    );
    await user.click(screen.getByRole('button', { name: 'Revoke link' }));
    expect(await screen.findByText('The link no longer works.')).toBeVisible();
  });
});

describe('a project of a list', () => {
  const openTools = async () => {
    const opened = await open();
    await table();
    await opened.user.click(screen.getByRole('button', { name: 'Actions for Curve' }));
    return opened;
  };

  it('is moved by a button, one step after the other', async () => {
    const { user } = await openTools();
    await user.click(screen.getByRole('button', { name: 'Move down' }));
    expect(names()).toEqual(['Aave', 'Lido', 'Curve']);
    expect(await screen.findByText('Curve is now 3 of 3.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move to top' }));
    await waitFor(() => expect(names()).toEqual(['Curve', 'Aave', 'Lido']));
    await waitFor(() =>
      expect(posted('/api/watchlist/update')).toEqual([
        { id: CORE, version: 1, projects: ['aave', 'lido', 'curve'] },
        { id: CORE, version: 2, projects: ['curve', 'aave', 'lido'] },
      ]),
    );
  });

  it('whose move is refused is back in its place', async () => {
    const { user, account } = await openTools();
    account.instead.set('/api/watchlist/update', () => REFUSED);
    await user.click(screen.getByRole('button', { name: 'Move up' }));
    await waitFor(() => expect(names()).toEqual(['Aave', 'Curve', 'Lido']));
    expect(takeNotices().map(({ text }) => text)).toEqual(['No room.']);
  });

  it('is removed, and comes back to its place with its note', async () => {
    const { user, account } = await openTools();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Curve is removed.')).toBeVisible();
    expect(names()).toEqual(['Aave', 'Lido']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(account.lists[0]!.projects).toEqual(['aave', 'curve', 'lido']));
  });

  it('has a note; what was typed stays when it cannot be saved', async () => {
    const { user, account } = await openTools();
    account.instead.set('/api/watchlist/note', () => REFUSED);
    const field = screen.getByRole('textbox', { name: 'Note on Curve' });
    await user.type(field, 'Ask about the pool');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No room.');
    expect(field).toHaveValue('Ask about the pool');
    account.instead.clear();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('The note is saved.')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Curve/ })).toHaveTextContent(
      'Ask about the pool',
    );
  });

  it('is found by the filter, and compared with what is shown', async () => {
    const { user } = await openTools();
    await user.type(screen.getByRole('searchbox', { name: /Filter/ }), 'li');
    expect(names()).toEqual(['Lido']);
    expect(screen.getByText('1 of 3 projects shown')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Compare these' })).toBeNull();
  });
});

describe('adding', () => {
  it('looks up what is pasted; the unclear is chosen, the unknown stays', async () => {
    const { user, account } = await open(undefined, { list: LOANS });
    await user.click(await screen.findByRole('button', { name: 'Add project' }));
    const project = (id: string) => ({ id, name: id, ticker: null, logo: null });
    account.instead.set('/api/watchlist/match', () => ({
      body: {
        found: [{ text: 'AAVE', project: project('aave') }],
        unclear: [{ text: 'crv', candidates: [project('curve'), project('lido')] }],
        unknown: ['qqq'],
      },
    }));
    const field = await screen.findByRole('textbox', { name: /paste/ });
    await user.type(field, 'AAVE{Enter}crv{Enter}qqq');
    await user.click(screen.getByRole('button', { name: 'Find projects' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'crv' }), 'curve');
    await user.click(screen.getByRole('button', { name: 'Add 2 projects' }));
    await waitFor(() => expect(field).toHaveValue('qqq'));
    expect(account.lists[1]!.projects).toEqual(['aave', 'curve']);
    expect(await table()).toBeVisible();
  });

  it('shows a star pressed elsewhere on the page', async () => {
    const { account } = await open();
    await table();
    account.lists = [makeList({ projects: ['aave'], version: 5 }), account.lists[1]!];
    const { stars } = await import('@/lib/watch/starStore');
    act(() => stars.set({ ids: new Set(['aave']), of: 'account' }));
    await waitFor(() => expect(names()).toEqual(['Aave']));
  });
});
