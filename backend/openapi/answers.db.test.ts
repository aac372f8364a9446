import Ajv2020 from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Endpoint } from '../../contracts/endpoint';
import { ENDPOINTS } from '../../contracts/endpoints';
import { PROBLEM_TYPE } from '../../contracts/errors';
import { openTestStore } from '../../testing/store';
import { asWebTier, CREDENTIAL } from '../../testing/webTier';
import { createApp } from '../createApp';
import { projectAliases, reports } from '../db/schema';
import type { Store } from '../db/store';
import { rateProjects } from '../ratings/rateProjects';
import {
  NOON,
  storeFullProject,
  storeIncident,
  storeProject,
} from '../ratings/testing/storeProject';
import type { JsonSchema } from './jsonSchema';

interface Request {
  url: string;
  body?: object;
  status?: number;
}

const REQUESTS: Record<string, Request[]> = {
  searchProject: [
    { url: '/api/search-project?keyword=vau' },
    { url: '/api/search-project' },
    { url: '/api/search-project?page=0', status: 400 },
  ],
  projects: [
    { url: '/api/projects' },
    { url: '/api/projects?letter=AAA,C&limit=1&hasIncident=true&state=rated,suspended' },
    { url: '/api/projects?limit=0', status: 400 },
  ],
  exportData: [{ url: '/api/export/projects.xml', status: 400 }],
  projectsList: [
    { url: '/api/projects-list', body: {} },
    { url: '/api/projects-list', body: { currentPage: 0 }, status: 400 },
  ],
  getProject: [
    { url: '/api/projects/vault' },
    { url: '/api/projects/coin' },
    { url: '/api/projects/nobody', status: 404 },
    { url: '/api/projects/old-vault', status: 308 },
  ],
  getRating: [
    { url: '/api/projects/vault/rating' },
    { url: '/api/projects/coin/rating', status: 404 },
  ],
  voteByGet: [
    { url: '/api/projects/vote?id=vault&vote=true' },
    { url: '/api/projects/vote?id=vault' },
  ],
  vote: [{ url: '/api/projects/vote', body: { id: 'vault', vote: false } }],
  averageYesPercentage: [{ url: '/api/projects/average-yes-percentage' }],
  pageView: [{ url: '/api/projects/page-view?projectId=vault' }],
  visit: [{ url: '/api/visits', body: { projectId: 'vault' } }],
  overview: [{ url: '/api/overview' }],
  announcement: [{ url: '/api/announcement' }],
  methodology: [
    { url: '/api/methodology' },
    { url: '/api/methodology?version=1.0' },
    { url: '/api/methodology?version=0', status: 404 },
  ],
  letterChanges: [{ url: '/api/methodology/letters' }],
  getDataState: [{ url: '/api/data-state' }],
  openapi: [{ url: '/api/openapi.json' }],
  reportError: [
    { url: '/api/errors', body: { title: 'Oops' } },
    { url: '/api/errors', body: {}, status: 400 },
  ],
  readReport: [
    { url: '/api/reports/PL-0000-0001' },
    { url: '/api/reports/PL-0000-0002', status: 404 },
  ],
};

const OWN_PAGE = asWebTier({
  'x-own-page': '1',
  'x-visitor-key': 'visitor',
  'x-browser-key': 'visitor',
  'x-address-key': 'address',
});

/** Forbids fields that the schema does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return 'properties' in copy && 'type' in copy ? { ...copy, additionalProperties: false } : copy;
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
  components: JsonSchema & { responses: Record<string, object> };
}
interface Described {
  content: Record<string, { schema: object }>;
}

/** Problems are described once for all operations. */
function describedAnswer(
  { paths, components }: Document,
  { path, method }: Endpoint,
  status: number,
): object {
  const answer = paths[path]![method.toLowerCase()]!.responses[String(status)]!;
  const { content } = (
    answer.$ref ? components.responses[answer.$ref.split('/').at(-1)!] : answer
  ) as Described;
  return content[status === 200 ? 'application/json' : PROBLEM_TYPE]!.schema;
}

describe('answers and the OpenAPI document', () => {
  let store: Store;
  let app: FastifyInstance;
  let document: Document;
  beforeAll(async () => {
    store = await openTestStore();
    const sourceId = await storeFullProject(store.db, 'vault', 1, {
      name: 'Vault',
      tickers: ['VLT'],
      links: { website: 'https://vault.example' },
    });
    await storeIncident(store.db, 'vault', '2026-11-01', sourceId);
    await storeProject(store.db, 'coin');
    await store.db.insert(projectAliases).values({ alias: 'old-vault', projectId: 'vault' });
    await store.db.insert(reports).values({
      id: 'report',
      reference: 'PL-0000-0001',
      createdAt: NOON.toISOString(),
      kind: 'incident',
      projectId: 'vault',
      projectName: 'Vault',
      about: '',
      occurredOn: '2026-11-01',
      what: 'Funds left.',
      links: [],
      state: 'received',
    });
    await rateProjects(store, { now: NOON });
    app = await createApp({
      store,
      now: () => NOON,
      logger: pino({ level: 'silent' }),
      credentials: [CREDENTIAL],
    });
    document = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const publicEndpoints = ENDPOINTS.filter((endpoint) => endpoint.public);

  it('is served to everybody, with its cache rule', async () => {
    const response = await app.inject({ method: 'GET', url: '/api/openapi.json' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toMatch(/^public/);
  });

  it('has an example of every public endpoint', () => {
    expect(Object.keys(REQUESTS).sort()).toEqual(
      publicEndpoints.map((endpoint) => endpoint.id).sort(),
    );
  });

  const cases = publicEndpoints.map((endpoint) => [endpoint.id, endpoint] as const);
  it.each(cases)('%s answers what the document says', async (id, endpoint) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const components = closed(document.components);
    for (const { url, body, status = 200 } of REQUESTS[id] ?? []) {
      const response = await app.inject({
        method: endpoint.method,
        url,
        payload: body,
        headers: OWN_PAGE,
      });
      expect([url, response.statusCode]).toEqual([url, status]);
      const schema = {
        ...(closed(describedAnswer(document, endpoint, status)) as object),
        components,
      };
      ajv.validate(schema, response.json());
      expect([url, ajv.errors]).toEqual([url, null]);
    }
  });
});
