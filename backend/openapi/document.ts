import type { Endpoint } from '../../contracts/endpoint';
import { ENDPOINTS } from '../../contracts/endpoints';
import { ERROR_STATUS, errorBodySchema, type ErrorCode } from '../../contracts/errors';
import { fieldSchema, schemaFields, isOptional, toJsonSchema, type JsonSchema } from './jsonSchema';

/** The version of the API, not of the site: it grows when callers have to change. */
const API_VERSION = '1.0.0';

const ERROR_REF = { $ref: '#/components/schemas/Error' };
const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const MEANING: Partial<Record<ErrorCode, string>> = {
  'invalid-input': 'Some input is not valid; `fields` says which.',
  forbidden: "Allowed only from this site's own pages.",
  'not-found': 'Nothing has this id, version or time.',
  moved: 'The project was renamed or merged; `movedTo` is the id to ask for.',
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

const errorResponses = (endpoint: Endpoint): JsonSchema =>
  Object.fromEntries(
    errorCodes(endpoint).map((code) => [
      String(ERROR_STATUS[code]),
      { description: MEANING[code] ?? code, content: json(ERROR_REF) },
    ]),
  );

function describeParameters(endpoint: Endpoint): JsonSchema[] {
  const places = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const;
  return places.flatMap(([place, schema]) =>
    Object.entries(schemaFields(schema)).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !isOptional(field),
      schema: fieldSchema(field),
    })),
  );
}

function describeOperation(endpoint: Endpoint): JsonSchema {
  const parameters = describeParameters(endpoint);
  const body = Object.keys(endpoint.body.fields).length > 0;
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description:
      `At most ${endpoint.perMinute} requests a minute from one address.` +
      (endpoint.sameOriginOnly ? " Honoured only from this site's own pages." : ''),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: json(toJsonSchema(endpoint.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'The answer.', content: json(toJsonSchema(endpoint.output, 'output')) },
      ...errorResponses(endpoint),
    },
  };
}

/** OpenAPI 3.1, made from the same values as the routes. */
export function openapiDocument(
  endpoints: readonly Endpoint[] = ENDPOINTS as readonly Endpoint[],
): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints.filter((item) => item.public)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = describeOperation(endpoint);
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Plumbline',
      version: API_VERSION,
      summary: 'Security ratings of blockchain projects, with every signal behind them.',
      description:
        'Read-only except for votes and error reports. Scores are 0 to 100, shares and points 0 to 1, money is US dollars, ' +
        'instants are ISO 8601 in UTC. A value of null means that it is not known. The method is at /api/methodology.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Error: toJsonSchema(errorBodySchema, 'output') } },
  };
}
