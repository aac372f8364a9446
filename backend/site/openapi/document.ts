import type { Endpoint } from '../../../contracts/endpoint';
import { ENDPOINTS, exportData } from '../../../contracts/endpoints';
import { readDataLicense, type DataLicense } from '../../../contracts/open-data/dataLicense';
import {
  ERROR_STATUS,
  ERROR_TITLES,
  errorBodySchema,
  PROBLEM_TYPE,
  type ErrorCode,
} from '../../../contracts/errors';
import { EXPORT_LINES, type ExportFormat } from '../../../contracts/open-data/openData';
import { DEVELOPERS_PATH } from '../../../contracts/paths';
import {
  Components,
  fieldSchema,
  schemaFields,
  isOptional,
  toJsonSchema,
  words,
  type JsonSchema,
} from './jsonSchema';

/** Of the API, not of the site: major when callers have to change, minor for what is new. */
const API_VERSION = '3.5.0';

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const MEANING: Partial<Record<ErrorCode, string>> = {
  'invalid-input': 'Some input is not valid; `errors` says which.',
  forbidden: "Allowed only from this site's own pages.",
  'not-found': 'Nothing has this id, version or time.',
  moved:
    'The project was renamed or merged, or was asked for by an address; `error.movedTo` is the id to ask for.',
  'rate-limited': 'Too many requests from one address.',
  unavailable: 'The service is unavailable.',
  unknown: 'An unexpected error.',
};

function errorCodes(endpoint: Endpoint): ErrorCode[] {
  const params = Object.keys(endpoint.params.fields);
  const hasInput =
    params.length +
      Object.keys(endpoint.query.fields).length +
      Object.keys(endpoint.body.fields).length >
    0;
  return [
    ...(hasInput ? (['invalid-input', 'not-found'] as const) : []),
    ...(endpoint.sameOriginOnly ? (['forbidden'] as const) : []),
    ...(params.includes('id') ? (['moved'] as const) : []),
    'rate-limited',
    'unknown',
    'unavailable',
  ];
}

/** What every call that is counted answers with, refused or not. */
const HEADERS: JsonSchema = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
};

/** Of an answer that the web process kept. */
const AGE: JsonSchema = { Age: { $ref: '#/components/headers/Age' } };

const errorResponses = (endpoint: Endpoint): JsonSchema =>
  Object.fromEntries(
    errorCodes(endpoint).map((code) => [
      String(ERROR_STATUS[code]),
      { $ref: `#/components/responses/${code}` },
    ]),
  );

const problemResponse = (code: ErrorCode, problem: JsonSchema): JsonSchema => ({
  description: MEANING[code] ?? ERROR_TITLES[code],
  headers: {
    ...HEADERS,
    ...(['rate-limited', 'unavailable'].includes(code) && {
      'Retry-After': { $ref: '#/components/headers/Retry-After' },
    }),
  },
  content: { [PROBLEM_TYPE]: { schema: problem } },
});

function describeParameters(endpoint: Endpoint): JsonSchema[] {
  const places = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const;
  return places.flatMap(([place, schema]) =>
    Object.entries(schemaFields(schema)).map(([name, field]) => ({
      name,
      in: place,
      description: words(field, `The parameter ${name}`),
      required: place === 'path' || !isOptional(field),
      schema: fieldSchema(field),
      // One parameter with commas, as `contracts/openDataEndpoints` reads it.
      ...(field.type === 'array' && { style: 'form', explode: false }),
    })),
  );
}

/** Each line of NDJSON is a row; so is each of CSV, flattened. */
const exportContent = (components: Components): Record<string, JsonSchema> => {
  const rows = Object.values(EXPORT_LINES).map((schema) =>
    toJsonSchema(schema, 'output', components),
  );
  const media: Record<ExportFormat, [type: string, schema: JsonSchema]> = {
    ndjson: ['application/x-ndjson', { description: 'One of these in each line.', anyOf: rows }],
    csv: [
      'text/csv',
      { type: 'string', description: 'RFC 4180, with a header line. New columns come last.' },
    ],
  };
  return Object.fromEntries(Object.values(media).map(([type, schema]) => [type, { schema }]));
};

function describeOperation(endpoint: Endpoint, components: Components): JsonSchema {
  const parameters = describeParameters(endpoint);
  const body = Object.keys(endpoint.body.fields).length > 0;
  const schema = (of: Endpoint['output'] | Endpoint['body'], side: 'input' | 'output') =>
    json(toJsonSchema(of, side, components));
  return {
    operationId: endpoint.id,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description:
      `At most ${endpoint.perMinute} requests a minute from one address.` +
      (endpoint.sameOriginOnly ? " Honoured only from this site's own pages." : '') +
      (endpoint.open ? ' Pages of other sites may call it.' : ''),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: schema(endpoint.body, 'input') } } : {}),
    responses: {
      200: {
        description: 'The answer.',
        headers: endpoint.open ? { ...HEADERS, ...AGE } : HEADERS,
        content:
          endpoint.id === exportData.id
            ? exportContent(components)
            : schema(endpoint.output, 'output'),
      },
      ...errorResponses(endpoint),
    },
  };
}

const TAGS = {
  data: 'What the site knows, for everybody.',
  visitors: "Votes, views and lists, for this site's own pages.",
} as const;
const tagOf = ({ open }: Endpoint): keyof typeof TAGS => (open ? 'data' : 'visitors');

const COMPONENT_HEADERS: JsonSchema = {
  'RateLimit-Policy': {
    description: 'Calls (q) that one address has in a window of seconds (w).',
    schema: { type: 'string' },
    example: '"minute";q=300;w=60',
  },
  RateLimit: {
    description: 'Calls that are left (r), and seconds until the next window (t).',
    schema: { type: 'string' },
    example: '"minute";r=299;t=41',
  },
  Age: {
    description: 'Seconds since we read it, of an answer that we kept.',
    schema: { type: 'integer' },
    example: 7,
  },
  'Retry-After': {
    description: 'Seconds to wait.',
    schema: { type: 'integer' },
    example: 17,
  },
};

interface DocumentOptions {
  endpoints?: readonly Endpoint[];
  /** Of what the site computes. */
  license?: DataLicense;
}

/** OpenAPI 3.1, made from the same values as the routes. */
export function openapiDocument({
  endpoints = ENDPOINTS as readonly Endpoint[],
  license = readDataLicense({}),
}: DocumentOptions = {}): JsonSchema {
  const components = new Components();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints.filter((item) => item.public)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = describeOperation(endpoint, components);
  }
  const problem = toJsonSchema(errorBodySchema, 'output', components);
  const codes = new Set(endpoints.filter((item) => item.public).flatMap(errorCodes));
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Plumbline',
      version: API_VERSION,
      summary: 'Security ratings of blockchain projects, with every signal behind them.',
      description:
        'Read-only except for votes and error reports. Scores are 0 to 100, shares and points 0 to 1, money is US dollars, ' +
        'instants are ISO 8601 in UTC. A value of null means that it is not known. The method is at /api/methodology. ' +
        'The license is that of what the site computes: scores, letters and ranks. Facts belong to the sources that stand beside them. ' +
        `More at ${DEVELOPERS_PATH}.`,
      license,
    },
    servers: [{ url: '/', description: 'This site.' }],
    // Nothing here needs a credential.
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      headers: COMPONENT_HEADERS,
      responses: Object.fromEntries(
        [...codes].map((code) => [code, problemResponse(code, problem)]),
      ),
    },
  };
}
