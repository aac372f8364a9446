import type { Endpoint } from '@/contracts/endpoint';
import { ERROR_STATUS, ERROR_TITLES, type ErrorCode } from '@/contracts/errors';
import type { ApiCall, ApiError, ApiField, ApiGuide, ApiSchema } from '@/lib/apiGuide';

interface Schema {
  type?: string | string[];
  enum?: (string | null)[];
  $ref?: string;
  items?: Schema;
  anyOf?: Schema[];
  /** The shape of the method in force first. */
  oneOf?: Schema[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; description: string; required: boolean; schema: Schema }[];
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

/** The parts of an OpenAPI 3.1 document that are read here. */
export interface ApiDocument {
  info: { version: string; license: { name: string; url: string } };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
const isNull = (schema: Schema): boolean => schema.type === 'null';

/** The named schema that a value is of, or a list of. */
function findSchema(schema: Schema): string | null {
  if (schema.$ref) return nameOf(schema.$ref);
  const inner = schema.items ?? schema.oneOf?.[0] ?? schema.anyOf?.find((one) => !isNull(one));
  return inner ? findSchema(inner) : null;
}

function nameType(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(nameType).join(' or ');
  if (schema.items) {
    const { type = 'array' } = schema;
    return `list of ${nameType(schema.items)}${type.includes('null') ? ' or null' : ''}`;
  }
  return [schema.type ?? 'anything'].flat().join(' or ');
}

const listValues = (schema: Schema): string[] =>
  (schema.enum ?? schema.items?.enum ?? []).filter((value) => value !== null);

const describeField = (
  name: string,
  schema: Schema,
  required: boolean,
  words = schema.description ?? '',
): ApiField => ({
  name,
  type: nameType(schema),
  schema: findSchema(schema),
  values: listValues(schema),
  words,
  required,
});

function describeCall({ perMinute, cacheSeconds, path }: Endpoint, operation: Operation): ApiCall {
  const answer = operation.responses['200']?.content['application/json']?.schema;
  return {
    id: operation.operationId,
    path,
    summary: operation.summary,
    parameters: (operation.parameters ?? []).map(({ name, schema, required, description }) =>
      describeField(name, schema, required, description),
    ),
    answer: answer ? findSchema(answer) : null,
    perMinute,
    cacheSeconds,
  };
}

/** With everything that they refer to, in the order of the document. */
function collectSchemas({ components }: ApiDocument, roots: string[]): ApiSchema[] {
  const found = new Set<string>();
  const visit = (name: string | null): void => {
    const schema = name === null ? undefined : components.schemas[name];
    if (name === null || !schema || found.has(name)) return;
    found.add(name);
    Object.values(schema.properties ?? {}).forEach((field) => visit(findSchema(field)));
  };
  roots.forEach(visit);
  return Object.entries(components.schemas)
    .filter(([name]) => found.has(name))
    .map(([name, { properties = {}, required = [] }]) => ({
      name,
      fields: Object.entries(properties).map(([field, schema]) =>
        describeField(field, schema, required.includes(field)),
      ),
    }));
}

const listErrors = (): ApiError[] =>
  (Object.keys(ERROR_STATUS) as ErrorCode[])
    .map((code) => ({ code, status: ERROR_STATUS[code], title: ERROR_TITLES[code] }))
    .sort((a, b) => a.status - b.status);

/**
 * The calls that are open to everybody.
 * @param lines schemas of the lines of exports
 */
export function describeApi(
  document: ApiDocument,
  endpoints: readonly Endpoint[],
  lines: string[],
): ApiGuide {
  const calls = endpoints
    .filter(({ open }) => open)
    .flatMap((endpoint) => {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      return operation ? [describeCall(endpoint, operation)] : [];
    });
  const roots = [...calls.flatMap(({ answer }) => answer ?? []), ...lines, 'Problem'];
  return {
    version: document.info.version,
    license: document.info.license,
    calls,
    schemas: collectSchemas(document, roots),
    errors: listErrors(),
  };
}
