import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { getProject, getRating, letterChanges, methodology } from '../../contracts/endpoints';
import { unfoldSources } from '../../contracts/ratings/foldSources';
import { openTestStore } from '../../testing/store';
import { createApp } from '../createApp';
import { bounties, findings, projectAliases, projects, tokens } from '../db/schema';
import type { Store } from '../db/store';
import { emptyTables } from '../db/testing/emptyTables';
import { METHOD_2_0, type Facts } from '../rating';
import { factsHash } from './factsHash';
import { rateByCurrent, rateProjects } from './rateProjects';
import {
  daysAfter,
  NOON,
  observe,
  storeFullProject,
  storeIncident,
  storeProject,
} from './testing/storeProject';
import { storeRating1 } from './testing/storeRating1';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('ratings over HTTP', () => {
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    store = await openTestStore();
    app = await createApp({
      store,
      now: () => daysAfter(NOON, 30),
      logger: pino({ level: 'silent' }),
    });
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const get = (url: string) => app.inject({ method: 'GET', url });
  const fetchRating = async (query = '') => {
    const response = await get(`/api/projects/vault/rating${query}`);
    expect(response.statusCode).toBe(200);
    return getRating.output.validate(unfoldSources(response.json()), { strict: true });
  };
  const fetchDetail = async () => {
    const response = await get('/api/projects/vault');
    expect(response.statusCode).toBe(200);
    return getProject.output.validate(unfoldSources(response.json()), { strict: true });
  };

  describe('GET /api/projects/{id}/rating', () => {
    it('answers everything needed to recompute the score and the hash', async () => {
      await storeFullProject(store.db, 'vault', 1);
      await rateProjects(store, { now: NOON });
      const { facts, ...answer } = await fetchRating();
      const { ratedAt, methodVersion } = answer;
      const rating = rateByCurrent(facts as Facts, new Date(ratedAt));
      expect(factsHash(facts as Facts, methodVersion)).toBe(rating.factsHash);
      // Who controls it: checked on the 20th, valid for seven days.
      const staleAfter = '2026-11-27T00:00:00.000Z';
      const recordedAt = expect.any(String) as string;
      const answers = (await fetchDetail()).answers.map(({ id, answer: word, on, evidence }) => ({
        ...{ id, answer: word, on },
        source: evidence?.url ? new URL(evidence.url).hostname : (evidence?.title ?? null),
      }));
      expect(answer).toEqual({ ...rating, asOf: ratedAt, staleAfter, recordedAt, answers });
      expect(await fetchDetail()).toMatchObject({ asOf: ratedAt, staleAfter });
    });

    it('answers in the shape of the method that was in force', async () => {
      await storeFullProject(store.db, 'vault', 1);
      const one = await storeRating1(store.db, 'vault');
      expect(await fetchDetail()).toMatchObject({
        state: 'not-rated',
        rating: null,
        verdict: null,
        history: [{ methodVersion: '1.0', possible: null, known: one.coverage, state: 'rated' }],
      });
      await rateProjects(store, { now: daysAfter(NOON, 1) });
      expect(await fetchRating('?at=2026-11-21')).toEqual({
        ...one,
        recordedAt: expect.any(String) as string,
      });
      expect(await fetchRating()).toMatchObject({ methodVersion: '2.0', state: 'rated' });
      const { history, state } = await fetchDetail();
      expect(state).toBe('rated');
      expect(history.map(({ methodVersion, moved }) => [methodVersion, moved])).toEqual([
        ['1.0', []],
        ['2.0', []],
      ]);
    });

    it('answers for a past time, a day meaning its end', async () => {
      await storeFullProject(store.db, 'vault', 1);
      await rateProjects(store, { now: NOON });
      await store.db.update(bounties).set({ status: 'none' });
      await rateProjects(store, { now: daysAfter(NOON, 1) });
      const [then, day, now] = [
        await fetchRating('?at=2026-11-22T11:59:59Z'),
        await fetchRating('?at=2026-11-22'),
        await fetchRating(),
      ];
      expect(then.ratedAt).toBe('2026-11-21T12:00:00.000Z');
      expect(day).toEqual(now);
      expect(now.score).toBeLessThan(then.score!);
    });

    it('says since when ratings exist', async () => {
      await storeFullProject(store.db, 'vault', 1, { name: 'Vault' });
      await rateProjects(store, { now: NOON });
      const response = await get('/api/projects/vault/rating?at=2020-01-01');
      expect(response.statusCode).toBe(404);
      expect(response.json().error.message).toBe(
        'Vault had no rating at that time. First rated 21 November 2026 at 12:00 UTC.',
      );
    });

    it('distinguishes an unrated, an unknown and a renamed project', async () => {
      await storeProject(store.db, 'coin', { name: 'Coin' });
      await store.db.insert(projectAliases).values({ alias: 'old-coin', projectId: 'coin' });
      const [unrated, unknown, renamed] = await Promise.all(
        ['coin', 'nobody', 'old-coin'].map((id) => get(`/api/projects/${id}/rating`)),
      );
      expect(unrated!.json().error).toMatchObject({
        code: 'not-found',
        message: 'Coin has no rating: we have no usable evidence yet.',
      });
      expect(unknown!.json().error).toMatchObject({
        code: 'not-found',
        message: 'The project was not found.',
      });
      expect(renamed!.statusCode).toBe(308);
      expect(renamed!.json().error).toMatchObject({ code: 'moved', movedTo: 'coin' });
    });

    it.each(['soon', '2026-13-01', '2026-11-21; drop'])('refuses the time "%s"', async (at) => {
      expect(
        (await get(`/api/projects/vault/rating?at=${encodeURIComponent(at)}`)).statusCode,
      ).toBe(400);
    });
  });

  describe('GET /api/projects/{id}', () => {
    it('answers everything recorded, with sources', async () => {
      const sourceId = await storeFullProject(store.db, 'vault', 1, {
        name: 'Vault',
        description: 'A vault.',
        launchedOn: '2020-01-01',
        links: { website: 'https://vault.example' },
        tickers: ['VLT'],
      });
      await store.db.insert(tokens).values({
        id: 'eip155:1/erc20:0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
        projectId: 'vault',
        chain: 'eip155:1',
        address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
        symbol: 'VLT',
        decimals: 18,
      });
      await store.db.insert(findings).values({
        auditId: 'vault-audit',
        ordinal: 1,
        title: 'Rounding',
        severity: 'minor',
        status: 'resolved',
      });
      await storeIncident(store.db, 'vault', '2024-02-03', sourceId, {
        summary: 'A key was stolen.',
      });
      await rateProjects(store, { now: NOON });
      const detail = await fetchDetail();
      expect(detail).toMatchObject({
        id: 'vault',
        name: 'Vault',
        rank: 1,
        rankedCount: 1,
        description: 'A vault.',
        launchedOn: '2020-01-01',
        links: { website: 'https://vault.example' },
        tokenTickers: ['VLT'],
        tokens: [
          {
            symbol: 'VLT',
            address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
            decimals: 18,
            name: null,
          },
        ],
        contracts: [
          {
            name: 'Vault',
            role: 'vault',
            verified: 'exact',
            codeChanges: ['2020-03-01'],
            codeChangesWhole: true,
            listed: true,
            source: { title: 'vault-file', tier: 'P1' },
          },
        ],
        audits: [
          {
            auditor: 'Example Audits',
            publishedPrecision: 'day',
            commit: 'abc123',
            findingsKnown: true,
            findings: [{ title: 'Rounding' }],
            source: { title: 'vault-file' },
            counts: [
              { severity: 'medium', status: 'acknowledged', count: 1 },
              { severity: 'medium', status: 'resolved', count: 3 },
              { severity: 'minor', status: 'resolved', count: 1 },
            ],
          },
        ],
        incidents: [{ occurredOn: '2024-02-03', lossUsd: 5_000_000, summary: 'A key was stolen.' }],
        bounty: { status: 'active', topRewardUsd: 100_000, source: { title: 'vault-file' } },
        control: [
          {
            power: 'change-code',
            holder: 'multisig',
            threshold: 5,
            signers: 9,
            delaySeconds: 172_800,
            note: 'Security council',
            contract: null,
          },
        ],
        controlWhole: true,
        controlSource: {
          title: 'vault-chain',
          tier: 'P0',
          statedAt: '2026-11-20',
          readAt: '2026-11-20T00:00:00.000Z',
        },
        verdict: { text: expect.stringMatching(/^Rated [AB]+\. /) },
        state: 'rated',
        weakestHolder: 'multisig',
        renamedDangers: [],
        lastActive: null,
      });
      expect(detail.contracts[0]!.explorerUrl).toBe(
        `https://etherscan.io/address/${detail.contracts[0]!.address}`,
      );
      expect(detail.rating).toMatchObject({
        score: detail.score,
        letter: detail.letter,
        ratedAt: detail.ratedAt,
      });
      expect(detail.raises.map((item) => item.gain)).toEqual(
        detail.raises.map((item) => item.gain).sort((a, b) => b - a),
      );
      const sum = (pick: 'lost' | 'unknown') =>
        detail.losses.reduce((all, item) => all + Math.round(item[pick] * 10), 0) / 10;
      expect([sum('lost'), sum('unknown')]).toEqual([detail.rating!.lost, detail.rating!.unknown]);
    });

    it('answers a project of which only the name is known', async () => {
      await storeProject(store.db, 'vault');
      await rateProjects(store, { now: NOON });
      expect(await fetchDetail()).toMatchObject({
        rank: null,
        score: null,
        rating: null,
        asOf: null,
        staleAfter: null,
        raises: [],
        history: [],
        contracts: [],
        audits: [],
        bounty: null,
        control: null,
        links: {},
      });
    });

    it('says what moved the score between snapshots, oldest first', async () => {
      const sourceId = await storeFullProject(store.db, 'vault', 1);
      await rateProjects(store, { now: NOON });
      await store.db.update(bounties).set({ status: 'none' });
      await observe(
        store.db,
        'vault',
        'documentation',
        { coversDeployedCode: 'no' },
        sourceId,
        '2026-11-22T08:00:00.000Z',
      );
      await rateProjects(store, { now: daysAfter(NOON, 1) });
      const { history } = await fetchDetail();
      expect(history.map((point) => point.ratedAt)).toEqual([
        '2026-11-21T12:00:00.000Z',
        '2026-11-22T12:00:00.000Z',
      ]);
      expect(history[0]!.moved).toEqual([]);
      expect(history[1]!.moved.slice(0, 2)).toMatchObject([
        { signalId: 'documentation', before: 1, after: 0 },
        { signalId: 'bug-bounty', after: 0 },
      ]);
    });

    it('shows a compromised project off the scale, with its last rating while it was active', async () => {
      await storeFullProject(store.db, 'vault', 1);
      await rateProjects(store, { now: NOON });
      const { score } = await fetchDetail();
      await store.db.update(projects).set({ status: 'compromised', statusSince: '2026-11-22' });
      await rateProjects(store, { now: daysAfter(NOON, 1) });
      expect(await fetchDetail()).toMatchObject({
        status: 'compromised',
        score: null,
        letter: null,
        rank: null,
        rankedCount: 0,
        lastActive: { score, state: 'rated', ratedAt: NOON.toISOString() },
      });
    });

    it('answers 404 for an unknown id, 308 for a former one, 400 for what cannot be an id', async () => {
      await storeProject(store.db, 'vault');
      await store.db.insert(projectAliases).values({ alias: 'old-vault', projectId: 'vault' });
      expect((await get('/api/projects/nobody')).statusCode).toBe(404);
      const moved = await get('/api/projects/old-vault');
      expect([moved.statusCode, moved.json().error.movedTo]).toEqual([308, 'vault']);
      expect((await get('/api/projects/No_Id')).statusCode).toBe(400);
    });
  });

  describe('GET /api/methodology', () => {
    it('answers the method that ratings are made with, or a named version', async () => {
      const response = await get('/api/methodology');
      expect(await methodology.output.validate(response.json(), { strict: true })).toEqual({
        ...METHOD_2_0,
        off: ['holder-concentration', 'website'],
      });
      expect((await get('/api/methodology?version=2.0')).json()).toEqual(response.json());
      const before = await get('/api/methodology?version=1.0');
      await methodology.output.validate(before.json(), { strict: true });
      expect(sha256(before.body)).toBe(
        '93a8e54fba4d2f9a534e2c845fba30083d7dabf3aaa02a313c5e55c5ac27103c',
      );
      expect(response.headers['cache-control']).toContain('public');
    });

    it('names the versions that exist when asked for another', async () => {
      const response = await get('/api/methodology?version=0.9');
      expect([response.statusCode, response.json().error.message]).toEqual([
        404,
        'No such method version. Versions: 1.0, 2.0.',
      ]);
    });
  });

  it('GET /api/methodology/letters is the record of what 2.0 changed', async () => {
    const letters = await get('/api/methodology/letters');
    letterChanges.output.validateSync(letters.json(), { strict: true });
    expect(sha256(letters.body)).toBe(
      '582dd6a6e4bce7bac93ab1510d54eee327756e4c48d023d13f84747d1edbc623',
    );
  });
});
