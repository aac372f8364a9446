import Ajv2020 from 'ajv/dist/2020';
import * as yup from 'yup';
import { defineEndpoint } from '../../../contracts/endpoint';
import { ENDPOINTS } from '../../../contracts/endpoints';
import { openapiDocument } from './document';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, { headers: object }>;
  };
}

const document = openapiDocument() as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  it('names every public endpoint once, and no other', () => {
    const listed = operations
      .map(
        ({ path, method, operation }) => `${method.toUpperCase()} ${path} ${operation.operationId}`,
      )
      .sort();
    expect(listed).toEqual(
      ENDPOINTS.filter((item) => item.public)
        .map((item) => `${item.method} ${item.path} ${item.id}`)
        .sort(),
    );
    expect(document.openapi).toBe('3.1.0');
  });

  it('describes every parameter of a path', () => {
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const described = (operation.parameters ?? []).filter((item) => item.in === 'path');
      expect(described.map((item) => item.name)).toEqual(named);
      expect(described.every((item) => item.required)).toBe(true);
    }
  });

  it('holds only schemas that a strict JSON Schema 2020-12 validator compiles', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
    ajv.addVocabulary(['components']);
    const schemas = operations.flatMap(({ operation }) => [
      ...(operation.parameters ?? []).map((item) => item.schema),
      ...(operation.requestBody ? [operation.requestBody.content['application/json'].schema] : []),
      ...Object.values(operation.responses[200]!.content).map(({ schema }) => schema),
    ]);
    for (const schema of [...schemas, ...Object.values(document.components.schemas)])
      expect(() => ajv.compile({ ...schema, components: document.components })).not.toThrow();
  });

  it('names the limit with every answer, an error too', () => {
    const named = Object.values(document.components.responses).map(({ headers }) =>
      Object.keys(headers),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const headers of named)
      expect(headers).toEqual(expect.arrayContaining(['RateLimit-Policy', 'RateLimit']));
  });

  it('is not made of an endpoint with a parameter without words', () => {
    const endpoint = defineEndpoint({
      id: 'mute',
      method: 'GET',
      path: '/api/mute',
      summary: 'Has a parameter that nobody described.',
      query: yup.object({ shade: yup.string() }),
      output: yup.object({}),
    });
    expect(() => openapiDocument({ endpoints: [endpoint] })).toThrow(
      'The parameter shade has no words',
    );
  });

  it('gives every operation its errors', () => {
    for (const { operation } of operations) {
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['200', '429', '500', '503']),
      );
    }
    expect(document.paths['/api/projects/{id}']!.get!.responses).toHaveProperty('308');
    expect(document.paths['/api/reports/{reference}']!.get!.responses).not.toHaveProperty('308');
    expect(document.paths['/api/errors']!.post!.responses).toHaveProperty('403');
  });
});
