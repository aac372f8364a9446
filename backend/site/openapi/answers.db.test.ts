import Ajv2020 from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Endpoint } from '../../../contracts/endpoint';
import { ENDPOINTS } from '../../../contracts/endpoints';
import { PROBLEM_TYPE } from '../../../contracts/errors';
import { EXAMPLES, storeExamples } from '../../../testing/exampleCalls';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import { createApp } from '../../createApp';
import type { Store } from '../../db/store';
import { NOON } from '../../ratings/testing/storeProject';
import type { JsonSchema } from './jsonSchema';

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
    await storeExamples(store);
    app = await createApp({
      store,
      now: () => NOON,
      logger: pino({ level: 'silent' }),
      credentials: [CREDENTIAL],
      // Reading a scan asks no server.
      scanUrls: new Map([['eip155:1', ['http://127.0.0.1:1']]]),
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
    expect(Object.keys(EXAMPLES).sort()).toEqual(
      publicEndpoints.map((endpoint) => endpoint.id).sort(),
    );
  });

  const cases = publicEndpoints.map((endpoint) => [endpoint.id, endpoint] as const);
  it.each(cases)('%s answers what the document says', async (id, endpoint) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const components = closed(document.components);
    for (const { url, body, status = 200, isStream } of EXAMPLES[id] ?? []) {
      const response = await app.inject({
        method: endpoint.method,
        url,
        payload: body,
        headers: OWN_PAGE,
      });
      expect([url, response.statusCode]).toEqual([url, status]);
      if (isStream) continue;
      const schema = {
        ...(closed(describedAnswer(document, endpoint, status)) as object),
        components,
      };
      ajv.validate(schema, response.json());
      expect([url, ajv.errors]).toEqual([url, null]);
    }
  });
});
