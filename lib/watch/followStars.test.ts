import { waitFor } from '@testing-library/react';
import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { takeNotices } from '@/lib/notices/notices';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';

type Modules = {
  store: typeof import('./pressStar') & typeof import('./starStore');
  session: typeof import('@/lib/session/sessionStore');
};

const makeList = (given: Partial<Watchlist> = {}): Watchlist => ({
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Watchlist',
  projects: [],
  order: 0,
  version: 1,
  updatedAt: '2026-11-25T10:00:00.000Z',
  ...given,
});
const aave = { id: 'aave', name: 'Aave' };
const ADA = { username: 'sub-1', email: 'ada@example.com' };
const REFUSED: Answer = {
  status: 400,
  body: { error: { code: 'invalid-input', message: 'No.', fields: [] } },
};

let stub: ReturnType<typeof stubFetch>;

/** A tab of its own: the store is the module's. */
async function openTab(answer: (asked: Asked) => Answer | Promise<Answer>): Promise<Modules> {
  stub?.restore();
  stub = stubFetch((asked) =>
    asked.url.startsWith('/api/errors') ? { body: { accepted: true } } : answer(asked),
  );
  jest.resetModules();
  return {
    store: { ...(await import('./pressStar')), ...(await import('./starStore')) },
    session: await import('@/lib/session/sessionStore'),
  };
}
const idsIn = ({ store }: Modules) => [...store.stars.get().ids];
const stored = () => JSON.parse(localStorage.getItem('stars') ?? '[]') as string[];
const posted = (path: string) =>
  stub.asked.filter(({ url, method }) => method === 'POST' && url === path).map(({ body }) => body);
const notices = async () =>
  (await import('@/lib/notices/notices')).takeNotices().map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  takeNotices();
});
afterAll(() => stub.restore());

describe('without an account', () => {
  const open = async () => {
    const tab = await openTab(() => ({ status: 500 }));
    tab.session.publishSession({ status: 'unauthenticated' });
    return tab;
  };

  it('a star is kept in the browser, says so once, and is taken back by a second press', async () => {
    const tab = await open();
    await tab.store.pressStar(aave);
    expect([idsIn(tab), stored()]).toEqual([['aave'], ['aave']]);
    await tab.store.pressStar({ id: 'lido', name: 'Lido' });
    expect(await notices()).toEqual([
      'You watch Aave in this browser. Log in to keep it in your account.',
    ]);
    await tab.store.pressStar(aave);
    expect([idsIn(tab), stored()]).toEqual([['lido'], ['lido']]);
    expect(stub.asked).toEqual([]);
  });

  it.each(['{', '"aave"', '[1,"../x",null]'])(
    'what else is stored, %s, is nothing',
    async (text) => {
      localStorage.setItem('stars', text);
      const tab = await open();
      await tab.store.loadStars();
      expect(idsIn(tab)).toEqual([]);
    },
  );

  it('a star of another tab shows', async () => {
    const tab = await open();
    await tab.store.loadStars();
    localStorage.setItem('stars', '["aave"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'stars' }));
    expect(idsIn(tab)).toEqual(['aave']);
  });

  it('five hundred fit', async () => {
    localStorage.setItem('stars', JSON.stringify(Array.from({ length: 500 }, (_, at) => `p${at}`)));
    const tab = await open();
    await tab.store.pressStar(aave);
    expect(idsIn(tab)).toHaveLength(500);
    expect(await notices()).toEqual([
      'This browser has no place for more stars. Log in to make lists.',
    ]);
  });
});

describe('with an account', () => {
  const lists = [
    makeList({ projects: ['aave'] }),
    makeList({
      id: '22222222-2222-4222-8222-222222222222',
      name: 'Loans',
      projects: ['aave', 'euler'],
      order: 1,
    }),
  ];
  const open = async (
    watch: (asked: Asked) => Answer | Promise<Answer>,
    mine: Watchlist[] = lists,
    join: Answer = { body: { list: null, added: [], left: [] } },
  ) => {
    const tab = await openTab((asked) => {
      if (asked.url === '/api/watchlist') return { body: { watchlists: mine } };
      if (asked.url === '/api/watchlist/join') return join;
      return watch(asked);
    });
    tab.session.publishSession({ status: 'authenticated', user: ADA });
    await tab.store.loadStars();
    await waitFor(() => expect(tab.store.stars.get().of).toBe('account'));
    return tab;
  };

  it('what is in any list is watched', async () => {
    expect(idsIn(await open(() => ({ status: 500 })))).toEqual(['aave', 'euler']);
  });

  it('a star shows at once and goes to the first list', async () => {
    let answer = (_: Answer): void => undefined;
    const tab = await open(
      () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    );
    const pressed = tab.store.pressStar({ id: 'lido', name: 'Lido' });
    await waitFor(() => expect(idsIn(tab)).toContain('lido'));
    await waitFor(() => expect(posted('/api/watchlist/project')).toHaveLength(1));
    answer({ body: makeList({ projects: ['aave', 'lido'], version: 2 }) });
    await pressed;
    expect(posted('/api/watchlist/project')).toEqual([{ project: 'lido', watched: true }]);
    expect(idsIn(tab)).toEqual(['aave', 'lido', 'euler']);
  });

  it('a star that is refused is taken back, and says why', async () => {
    const tab = await open(() => REFUSED);
    await tab.store.pressStar({ id: 'lido', name: 'Lido' });
    expect(idsIn(tab)).toEqual(['aave', 'euler']);
    expect(await notices()).toEqual([expect.stringMatching(/^Lido was not added\. ./)]);
  });

  it('a star taken back leaves every list, says which, and comes back to each', async () => {
    const tab = await open(({ body }) => {
      const { id, watched } = body as { id: string; watched: boolean };
      const list = lists.find((one) => one.id === id)!;
      const projects = list.projects.filter((one) => one !== 'aave');
      return { body: { ...list, projects: watched ? [...projects, 'aave'] : projects } };
    });
    await tab.store.pressStar(aave);
    expect(posted('/api/watchlist/project')).toHaveLength(2);
    expect(idsIn(tab)).toEqual(['euler']);
    expect(await notices()).toEqual([
      'Aave is removed from 2 lists: Watchlist, Loans. Press the star again to undo.',
    ]);
    await tab.store.pressStar(aave);
    expect(posted('/api/watchlist/project').slice(2)).toEqual(
      lists
        .filter(({ projects }) => projects.includes('aave'))
        .map(({ id }) => ({ id, project: 'aave', watched: true })),
    );
    expect(idsIn(tab)).toContain('aave');
  });

  it('stars of the browser join at the sign-in; those without a place stay', async () => {
    localStorage.setItem('stars', '["lido","euler"]');
    const tab = await open(() => ({ status: 500 }), lists, {
      body: { list: lists[0]!, added: ['lido'], left: ['euler'] },
    });
    expect(posted('/api/watchlist/join')).toEqual([{ projects: ['lido', 'euler'] }]);
    expect(stored()).toEqual(['euler']);
    expect(await notices()).toEqual(
      [
        'One star from this browser joined your watchlist.',
        'One star did not fit: the list is full.',
      ].map((text) => text.replace('One', '1')),
    );
    expect(tab.store.stars.get().of).toBe('account');
  });

  it('a staff member who acts as the user adds none of their own', async () => {
    localStorage.setItem('stars', '["lido"]');
    const tab = await openTab(() => ({ body: { watchlists: [] } }));
    tab.session.publishSession({ status: 'authenticated', user: { ...ADA, adminId: 'sub-2' } });
    await tab.store.loadStars();
    await waitFor(() => expect(tab.store.stars.get().of).toBe('account'));
    expect(stub.asked.map(({ url }) => url)).toEqual(['/api/watchlist']);
    expect(stored()).toEqual(['lido']);
  });

  it('lists that a page came with are not read again, those of another account are', async () => {
    const read = { body: { watchlists: [makeList({ projects: ['lido'] })] } };
    const { store, session } = await openTab(() => read);
    const { showLists } = await store.loadStars();
    showLists(lists, ADA.username);
    session.publishSession({ status: 'authenticated', user: ADA });
    expect(idsIn({ store, session })).toEqual(['aave', 'euler']);
    session.publishSession({ status: 'authenticated', user: { ...ADA, username: 'sub-2' } });
    await waitFor(() => expect(idsIn({ store, session })).toEqual(['lido']));
    expect(stub.asked.map(({ url }) => url)).toEqual(['/api/watchlist']);
  });

  it('nothing of the account stays after it has left the tab', async () => {
    const tab = await open(() => ({ status: 500 }));
    tab.session.publishSession({ status: 'unauthenticated' });
    expect(idsIn(tab)).toEqual([]);
  });
});
