import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { averageYesPercentage, vote, voteByGet } from '../../../contracts/endpoints';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import { createApp } from '../../createApp';
import { votes } from '../../db/schema';
import type { Store } from '../../db/store';
import { clear, insertProjects } from '../search/testing/insertProjects';
import { pruneVoteNetworks } from './pruneVoteNetworks';

let now = new Date('2026-11-21T12:00:00Z');
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({
    store,
    now: () => now,
    logger: pino({ level: 'silent' }),
    credentials: [CREDENTIAL],
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(async () => {
  now = new Date(now.getTime() + 48 * 3_600_000);
  await clear(store.db);
  await insertProjects(store.db, [{ id: 'aave' }, { id: 'curve' }, { id: 'lido' }]);
});

interface From {
  visitor?: string;
  address?: string;
  /** Narrow to wide, as the web tier sends them. */
  networks?: string;
  ownPage?: boolean;
}
const headers = ({ visitor = 'v1', address = 'a1', networks, ownPage = true }: From) =>
  asWebTier({
    ...(visitor && { 'x-visitor-key': visitor }),
    'x-address-key': address,
    ...(networks && { 'x-network-keys': networks }),
    ...(ownPage && { 'x-own-page': '1' }),
  });
const cast = (id: string, yes: boolean, from: From = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/projects/vote',
    payload: { id, vote: yes },
    headers: headers(from),
  });
const read = (query: string, from: From = {}) =>
  app.inject({ url: `/api/projects/vote?${query}`, headers: headers(from) });

describe('voting', () => {
  it('counts one vote per visitor, which can be changed', async () => {
    const first = await cast('aave', true);
    expect(vote.output.validateSync(first.json(), { strict: true })).toEqual({
      id: 'aave',
      yes: 1,
      no: 0,
      yesPercentage: 100,
      yesLowerBound: 20.6,
      vote: true,
    });
    expect((await cast('aave', true)).json()).toMatchObject({ yes: 1, no: 0 });
    expect((await cast('aave', false)).json()).toEqual({
      id: 'aave',
      yes: 0,
      no: 1,
      yesPercentage: 0,
      yesLowerBound: 0,
      vote: false,
    });
    expect((await cast('aave', true, { visitor: 'v2' })).json()).toMatchObject({
      yes: 1,
      no: 1,
      yesPercentage: 50,
      vote: true,
    });
  });

  it('reads without a vote, for any caller', async () => {
    await cast('aave', true);
    await cast('aave', true, { visitor: 'v2' });
    await cast('aave', false, { visitor: 'v3' });
    const other = await read('id=aave', { visitor: '', ownPage: false });
    expect(voteByGet.output.validateSync(other.json(), { strict: true })).toEqual({
      id: 'aave',
      yes: 2,
      no: 1,
      yesPercentage: 66.7,
      yesLowerBound: 20.7,
      vote: null,
    });
    expect((await read('id=aave')).json().vote).toBe(true);
    expect((await read('id=curve')).json()).toEqual({
      id: 'curve',
      yes: 0,
      no: 0,
      yesPercentage: null,
      yesLowerBound: null,
      vote: null,
    });
  });

  it('by GET is taken from our own pages, and refused from elsewhere without effect', async () => {
    expect((await read('id=aave&vote=true', { ownPage: false })).statusCode).toBe(403);
    expect((await read('id=aave')).json()).toMatchObject({ yes: 0 });
    expect((await read('id=aave&vote=true')).json()).toMatchObject({ yes: 1, vote: true });
  });

  it('by POST from elsewhere, or without a visitor, is refused with a reason', async () => {
    expect((await cast('aave', true, { ownPage: false })).statusCode).toBe(403);
    const nobody = await cast('aave', true, { visitor: '' });
    expect([nobody.statusCode, nobody.json().error.code]).toEqual([403, 'forbidden']);
    expect(nobody.json().error.message).toMatch(/cookie/);
  });

  it('on an unknown project is not found, with or without a vote', async () => {
    expect((await cast('nothing', true)).statusCode).toBe(404);
    expect((await read('id=nothing')).statusCode).toBe(404);
    expect((await read('id=Not%20an%20id')).statusCode).toBe(400);
    expect((await read('id=aave&vote=maybe')).statusCode).toBe(400);
  });

  it('takes five voters of one address a day on one project, their changes, and other projects', async () => {
    for (let i = 1; i <= 5; i += 1)
      expect((await cast('aave', true, { visitor: `v${i}` })).statusCode).toBe(200);
    const sixth = await cast('aave', true, { visitor: 'v6' });
    expect([sixth.statusCode, sixth.json().error.code]).toEqual([429, 'rate-limited']);
    expect((await cast('aave', false, { visitor: 'v3' })).statusCode).toBe(200);
    expect((await cast('curve', true, { visitor: 'v6' })).statusCode).toBe(200);
    expect((await cast('aave', true, { visitor: 'v6', address: 'a2' })).statusCode).toBe(200);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await cast('aave', true, { visitor: 'v7' })).statusCode).toBe(200);
  });

  it('is not stopped by votes that a clock since set back dated into the future', async () => {
    const before = now;
    now = new Date(now.getTime() + 3 * 3_600_000);
    for (let i = 1; i <= 5; i += 1) await cast('aave', true, { visitor: `v${i}` });
    now = before;
    expect((await cast('aave', true, { visitor: 'v6' })).statusCode).toBe(200);
  });

  it("by many at once is counted correctly, and never beyond an address's limit", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        cast('lido', true, { visitor: `w${i}`, address: 'crowd' }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
    expect((await read('id=lido')).json()).toMatchObject({ yes: 5 });
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        cast('lido', i % 2 === 0, { visitor: 'w-same', address: 'other' }),
      ),
    );
    const { yes, no } = (await read('id=lido')).json();
    expect(yes + no).toBe(6);
  });
});

describe('the ceilings of wider networks', () => {
  const within48 = (n: number) => `v6-64=n${n},v6-56=n${Math.floor(n / 6)},v6-48=wide`;
  const within24 = (n: number) => `address=n${n},v4-24=wide`;
  const counts = async () => (await read('id=aave')).json<{ yes: number }>().yes;
  const voteOf = (n: number, networks: string) =>
    cast('aave', true, { visitor: `v${n}`, address: `n${n}`, networks });

  it.each([
    ['8 voters of a /56', (n: number) => `v6-64=n${n},v6-56=one,v6-48=wide`, 8],
    ['10 voters of a /48', within48, 10],
    ['20 voters of a /24', within24, 20],
  ])('take %s a day, one after the other or all at once', async (_, networks, most) => {
    for (let n = 0; n < 12; n += 1) await voteOf(n, networks(n));
    expect(await counts()).toBe(Math.min(12, most));
    await Promise.all(Array.from({ length: 30 }, (__, n) => voteOf(n + 12, networks(n + 12))));
    expect(await counts()).toBe(most);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await voteOf(99, networks(99))).statusCode).toBe(200);
  });

  it('leave other networks alone, and changes of a vote', async () => {
    for (let n = 0; n < 12; n += 1) await voteOf(n, within48(n));
    expect((await voteOf(12, within48(12))).json()).toMatchObject({
      error: { code: 'rate-limited' },
    });
    expect((await voteOf(20, 'v6-64=x,v6-56=x,v6-48=other')).statusCode).toBe(200);
    const changed = { visitor: 'v1', address: 'n1', networks: within48(1) };
    expect((await cast('aave', false, changed)).json()).toMatchObject({ yes: 10, no: 1 });
  });

  it('count votes of which only the address was kept', async () => {
    await store.db.insert(votes).values(
      [1, 2, 3, 4, 5].map((n) => ({
        projectId: 'aave',
        voterKey: `old${n}`,
        networkKeys: ['home'],
        yes: true,
        votedAt: now.toISOString(),
      })),
    );
    expect((await voteOf(6, 'v6-64=home,v6-56=x,v6-48=wide')).statusCode).toBe(429);
    expect((await voteOf(7, 'v6-64=next,v6-56=x,v6-48=wide')).statusCode).toBe(200);
  });
});

it('pruning forgets the networks of a vote after a week, and keeps the vote', async () => {
  await cast('aave', true);
  const after = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
  expect(await pruneVoteNetworks(store.db, after(6.9))).toBe(0);
  expect(await pruneVoteNetworks(store.db, after(7.1))).toBe(1);
  expect(await pruneVoteNetworks(store.db, after(7.2))).toBe(0);
  expect(await store.db.select().from(votes)).toEqual([
    expect.objectContaining({ voterKey: 'v1', networkKeys: [], yes: true }),
  ]);
});

describe('GET /api/projects/average-yes-percentage', () => {
  const average = async () =>
    averageYesPercentage.output.validateSync(
      (await app.inject('/api/projects/average-yes-percentage')).json(),
      { strict: true },
    );

  it('is unknown before the first vote', async () => {
    await store.db.execute(sql`delete from votes`);
    expect(await average()).toEqual({
      averageYesPercentage: null,
      averageYesLowerBound: null,
      projects: 0,
      votes: 0,
    });
  });

  it('counts every project with votes the same, and a new vote at once', async () => {
    await cast('aave', true, { visitor: 'v1' });
    await cast('aave', true, { visitor: 'v2' });
    await cast('aave', false, { visitor: 'v3' });
    await cast('curve', false);
    expect(await average()).toEqual({
      averageYesPercentage: 33.3,
      averageYesLowerBound: 10.4,
      projects: 2,
      votes: 4,
    });
    await cast('lido', true);
    expect(await average()).toMatchObject({ averageYesPercentage: 55.6, projects: 3, votes: 5 });
  });
});
