import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type * as yup from 'yup';
import {
  auditRowSchema,
  changeRowSchema,
  EXPORT_FILES,
  incidentRowSchema,
  sourceGapSchema,
} from '../../../contracts/open-data/openData';
import { correctionSchema } from '../../../contracts/projects/corrections';
import { projectRowSchema, type ProjectRow } from '../../../contracts/projects/projects';
import { ratingWithFactsSchema } from '../../../contracts/ratings/rating';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import { createApp } from '../../createApp';
import { corrections, incidents } from '../../db/schema';
import type { Store } from '../../db/store';
import { rateProjects } from '../../ratings/rateProjects';
import {
  NOON,
  observe,
  storeFullProject,
  storeIncident,
  storeProject,
  storeSource,
} from '../../ratings/testing/storeProject';

const SCHEMAS: Record<string, yup.AnyObjectSchema> = {
  projects: projectRowSchema,
  ratings: ratingWithFactsSchema,
  audits: auditRowSchema,
  incidents: incidentRowSchema,
  changes: changeRowSchema,
  corrections: correctionSchema,
  'source-gaps': sourceGapSchema,
};
const SITE = 'https://plumbline.example';
const LICENSE = { name: 'Some license', url: 'https://license.example/' };
const NOON_TEXT = NOON.toISOString();
/** Who controls it was checked on the 20th: valid for seven days. */
const ENDS = '2026-11-27T00:00:00.000Z';
const later = (days: number) => new Date(NOON.getTime() + days * 86_400_000);

describe('open data', () => {
  let store: Store;
  let app: FastifyInstance;
  let callers = 0;
  /** Each call from an address of its own. */
  const get = (url: string) => {
    callers += 1;
    const headers = asWebTier({ 'x-address-key': `address-${callers}` });
    return app.inject({ method: 'GET', url, headers });
  };
  const rows = async <Row>(url: string): Promise<Row[]> =>
    (await get(url)).body
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row);

  beforeAll(async () => {
    store = await openTestStore();
    const sourceId = await storeFullProject(store.db, 'vault', 1, {
      name: '=Vault',
      tickers: ['VLT', 'V2'],
    });
    await storeIncident(store.db, 'vault', '2026-11-01', sourceId);
    await store.db
      .insert(incidents)
      .values({ id: 'elsewhere', victim: 'Elsewhere', occurredOn: '2026-10-01', title: 'A theft' });
    const undatedId = await storeSource(store.db, 'Undated');
    await observe(store.db, 'vault', 'exit-window', {}, undatedId);
    for (const id of ['coin', 'dime', 'note']) await storeProject(store.db, id);
    await store.db.insert(corrections).values({
      ...{
        at: NOON_TEXT,
        projectId: 'vault',
        saidOf: 'vault',
        projectName: 'Vault',
        kind: 'bounty',
      },
      ...{ item: 'bounty', name: 'Bug bounty', field: 'topRewardUsd', before: 5, after: 4 },
    });
    await rateProjects(store, { now: NOON });
    app = await createApp({
      store,
      now: () => later(1),
      logger: pino({ level: 'silent' }),
      credentials: [CREDENTIAL],
      siteUrl: SITE,
      dataLicense: LICENSE,
    });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  describe('GET /api/projects', () => {
    interface Page {
      items: { id: string }[];
      next: string | null;
    }

    it('walks all projects once, in pages', async () => {
      const seen: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const { items, next }: Page = (
          await get(`/api/projects?limit=3${after ? `&after=${after}` : ''}`)
        ).json();
        expect(items.length).toBeLessThanOrEqual(3);
        seen.push(...items.map(({ id }) => id));
        after = next;
      }
      expect(seen).toEqual(['coin', 'dime', 'note', 'vault']);
    });

    it('goes on after a project that is gone', async () => {
      const { items }: Page = (await get('/api/projects?after=dollar')).json();
      expect(items.map(({ id }) => id)).toEqual(['note', 'vault']);
    });

    it.each([
      ['state=rated', ['vault']],
      ['hasIncident=true', ['vault']],
      ['letter=AAA,AA,A,BBB,BB,B,C', ['vault']],
      ['status=compromised,wound-down', []],
    ])('filters by %s', async (query, ids) => {
      const { items }: Page = (await get(`/api/projects?${query}`)).json();
      expect(items.map(({ id }) => id)).toEqual(ids);
    });

    it.each([
      'rated=false',
      'limit=501',
      'limit=x',
      'after=Not%20an%20id',
      'letter=AAA,Z',
      'hasBounty=perhaps',
    ])('refuses %s, and says where', async (query) => {
      const response = await get(`/api/projects?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.json()).toMatchObject({
        type: '/developers#invalid-input',
        status: 400,
        error: { code: 'invalid-input' },
        errors: [{ parameter: expect.stringContaining(query.split('=')[0]!) }],
      });
    });
  });

  describe('GET /api/export/{file}', () => {
    it.each(EXPORT_FILES.filter((file) => file.endsWith('.ndjson')))(
      '%s has rows of its schema, each with all that it names',
      async (file) => {
        const schema = SCHEMAS[file.split('.')[0]!]!;
        const lines = await rows(`/api/export/${file}`);
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines)
          expect(schema.noUnknown().validateSync(line, { strict: true })).toEqual(line);
      },
    );

    it.each(EXPORT_FILES.filter((file) => file.endsWith('.csv')))(
      '%s has a header, and as many lines as the same table in NDJSON',
      async (file) => {
        const response = await get(`/api/export/${file}`);
        expect(response.headers).toMatchObject({
          'content-type': expect.stringContaining('text/csv'),
          'content-disposition': `attachment; filename="plumbline-${file.split('.')[0]}-2026-11-22.csv"`,
        });
        const lines = response.body.split('\r\n').slice(0, -1);
        expect(lines[0]).toMatch(/^[a-zA-Z0-9,]+$/);
        expect(lines).toHaveLength(
          (await rows(`/api/export/${file.replace('csv', 'ndjson')}`)).length + 1,
        );
      },
    );

    it.each<[file: string, end: string[]]>([
      ['projects', ['2026-11-22', '2.0', `${SITE}/projects/vault`, LICENSE.url]],
      [
        'ratings',
        [NOON_TEXT, ENDS, `${SITE}/api/projects/vault/rating?at=${NOON_TEXT}`, LICENSE.url],
      ],
      ['audits', ['2026-11-22']],
      ['incidents', ['2026-11-22']],
      ['changes', [`${SITE}/projects/vault`, LICENSE.url]],
      ['source-gaps', ['2026-11-22']],
      ['corrections', [`${SITE}/status/corrections?upTo=1#c1`, LICENSE.url]],
    ])('%s.csv says at the end of each row when and where it is from', async (file, end) => {
      const lines = (await get(`/api/export/${file}.csv`)).body.split('\r\n').slice(1);
      const row = lines.find((line) => line.includes('vault'))!;
      expect(row.split(',').slice(-end.length)).toEqual(end);
    });

    it('projects.csv has the four answers, each with its day and the site of its source', async () => {
      const [names, ...lines] = (await get('/api/export/projects.csv')).body
        .split('\r\n')
        .map((line) => line.split(','));
      const vault = lines.find(([id]) => id === 'vault')!;
      const { answers } = (await rows<ProjectRow>('/api/export/projects.ndjson')).at(-1)!;
      expect(answers.map(({ answer }) => answer)).not.toContain('not-checked');
      for (const { id, answer, on, source } of answers) {
        const at = names!.indexOf(id);
        expect(names!.slice(at, at + 3)).toEqual([id, `${id}On`, `${id}Source`]);
        expect(vault.slice(at, at + 3)).toEqual([answer, on ?? '', source ?? '']);
      }
    });

    it('names no method where there is no rating', async () => {
      const { body } = await get('/api/export/projects.csv');
      expect(body).toContain(`,2026-11-22,,${SITE}/projects/coin,${LICENSE.url}\r\n`);
    });

    it('has no cell that a spreadsheet would run', async () => {
      const { body } = await get('/api/export/projects.csv');
      expect(body).toContain("vault,'=Vault,VLT; V2,");
    });

    it('has incidents of victims that are not listed', async () => {
      expect(await rows('/api/export/incidents.ndjson')).toEqual(
        expect.arrayContaining([expect.objectContaining({ projectId: null, victim: 'Elsewhere' })]),
      );
    });

    it('has the changes since an instant, or after one that the caller has', async () => {
      const all = await rows<{ id: number; at: string }>('/api/export/changes.ndjson');
      expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b));
      expect(await rows(`/api/export/changes.ndjson?since=${all[0]!.id}`)).toEqual(all.slice(1));
      expect(await rows(`/api/export/changes.ndjson?since=${all[0]!.at}`)).toEqual(all);
      expect(await rows('/api/export/changes.ndjson?since=2026-12-01')).toEqual([]);
    });

    it.each([
      ['projects.csv?since=1', 'is for changes only'],
      ['changes.csv?since=yesterday', 'must be an ISO 8601'],
      ['votes.csv', 'must be one of'],
    ])('refuses %s', async (path, words) => {
      const response = await get(`/api/export/${path}`);
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain(words);
    });

    it('says what is left of the minute', async () => {
      const { headers } = await get('/api/export/audits.csv');
      expect(headers['ratelimit-policy']).toBe('"minute";q=14;w=60');
      expect(headers.ratelimit).toMatch(/^"minute";r=\d+;t=\d+$/);
      expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    });
  });
});
