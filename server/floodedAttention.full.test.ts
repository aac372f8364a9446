import { projects, projectScores } from '@/backend/db/schema';
import { startTestSite, type TestSite } from '@/testing/site/startTestSite';
import { TestBrowser } from '@/testing/site/TestBrowser';

const COUNT = 60;

let site: TestSite;
beforeAll(async () => {
  process.env.TRUST_PROXY = 'true';
  site = await startTestSite(async () => ({
    routes: {
      '/api/visits': await import('@/pages/api/visits'),
      '/api/projects/vote': await import('@/pages/api/projects/vote'),
      '/api/projects/page-view': await import('@/pages/api/projects/page-view'),
      '/api/search-project': await import('@/pages/api/search-project'),
    },
    catchAll: await import('@/pages/api/auth/[...nextauth]'),
  }));
});
afterAll(() => site.close());

let round = 0;
beforeEach(async () => {
  round += 1;
  // A new hour and day for each test; the list of trending projects is kept for seconds.
  site.clock.now = new Date(Date.UTC(2026, 10, 21 + round * 10, 12));
  await site.store.db.delete(projects);
  await site.store.db.insert(projects).values(
    ['unknown-token', 'leader', 'asked-for'].map((id) => ({
      id,
      name: id,
      category: 'token',
      origin: 'projects',
    })),
  );
  await site.store.db.insert(projectScores).values({
    ...{ projectId: 'leader', score: 80, letter: 'AA', letterOrder: 1 },
    ...{ state: 'rated', comparable: true },
  });
});

const from = (address: string) => new TestBrowser(site.url, address);
const visit = (address: string, projectId: string, agent = 'Browser') =>
  from(address).ask('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ projectId }),
  });
const viewByGet = (address: string, projectId: string, agent: string) =>
  from(address).ask(`/api/projects/page-view?projectId=${projectId}`, {
    headers: { 'user-agent': agent },
  });
const voteFrom = (address: string) =>
  from(address).post('/api/projects/vote', { id: 'unknown-token', vote: true });

const readViews = async () => {
  const answer = await fetch(`${site.url}/api/projects/page-view?projectId=unknown-token`);
  return ((await answer.json()) as { views: number }).views;
};
const readVotes = async () => {
  const answer = await fetch(`${site.url}/api/projects/vote?id=unknown-token`);
  return ((await answer.json()) as { yes: number }).yes;
};
/** After the time for which the list is kept. */
const readTrending = async () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  const answer = await fetch(`${site.url}/api/search-project`);
  return ((await answer.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
};
const eachOf = (count: number, ask: (n: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(n)));

describe('one network that changes its User-Agent', () => {
  it('is one viewer, and puts nothing into trending', async () => {
    await eachOf(COUNT, (n) => visit('192.0.2.7', 'unknown-token', `Browser ${n}`));
    await eachOf(COUNT, (n) => viewByGet('192.0.2.7', 'unknown-token', `Other browser ${n}`));
    expect({ views: await readViews(), first: (await readTrending())[0] }).toEqual({
      views: 1,
      first: 'leader',
    });
  });
});

describe.each([
  ['an IPv6 /48', (n: number) => `2001:db8:9:${n.toString(16)}::1`, 8],
  ['an IPv6 /48, in every /56', (n: number) => `2001:db8:9:${(n * 256).toString(16)}::1`, 10],
  ['an IPv4 /24', (n: number) => `198.51.100.${n + 1}`, 20],
])('one network that changes its address within %s', (_, address, most) => {
  it(`gets ${most} votes counted`, async () => {
    await eachOf(COUNT, (n) => voteFrom(address(n)));
    expect({ votes: await readVotes(), first: (await readTrending())[0] }).toEqual({
      votes: most,
      first: 'leader',
    });
  });

  it(`gets ${most} views counted, which weigh less than three visitors elsewhere`, async () => {
    for (const other of ['192.0.2.1', '203.0.113.1', '2001:db8:1::1'])
      await visit(other, 'asked-for');
    await eachOf(2 * COUNT, (n) => visit(address(n), 'unknown-token', `Browser ${n}`));
    expect({ views: await readViews(), trending: await readTrending() }).toEqual({
      views: most,
      trending: ['asked-for', 'leader', 'unknown-token'],
    });
  });
});

it('gives no way around the limits by entries that a visitor adds to X-Forwarded-For', async () => {
  await eachOf(COUNT, (n) => visit(`203.0.113.${n}, 192.0.2.7`, 'unknown-token'));
  await eachOf(COUNT, (n) => voteFrom(`203.0.113.${n}, 192.0.2.7`));
  expect({ views: await readViews(), votes: await readVotes() }).toEqual({ views: 1, votes: 5 });
});
