import { openapiDocument } from '@/backend/site/openapi/document';
import { ENDPOINTS } from '@/contracts/endpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { describeApi, type ApiDocument } from './describeApi';

const document = openapiDocument() as unknown as ApiDocument;
const guide = describeApi(document, ENDPOINTS as readonly Endpoint[], ['AuditRow', 'Change']);
const call = (id: string) => guide.calls.find((one) => one.id === id);
const field = (schema: string, name: string) =>
  guide.schemas.find((one) => one.name === schema)?.fields.find((one) => one.name === name);

describe('what /developers shows of the OpenAPI document', () => {
  it('has every open call and no other', () => {
    const open = (ENDPOINTS as readonly Endpoint[]).filter((endpoint) => endpoint.open);
    expect(guide.calls.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
    expect(guide.calls.length).toBeGreaterThan(8);
  });

  it('names what goes in, what comes out and the limits', () => {
    expect(call('getRating')).toMatchObject({
      path: '/api/projects/{id}/rating',
      answer: 'RecordedRating',
      perMinute: 120,
      cacheSeconds: 60,
      parameters: [
        { name: 'id', type: 'string', required: true },
        { name: 'at', type: 'string', required: false },
      ],
    });
    expect(call('exportData')?.answer).toBeNull();
    expect(call('openapi')?.answer).toBeNull();
  });

  it.each([
    ['ProjectRow', 'score', 'number or null', null],
    ['ProjectPage', 'items', 'list of ProjectRow', 'ProjectRow'],
    ['ProjectRow', 'lines', 'SixLines', 'SixLines'],
    ['ProjectRow', 'chains', 'list of string', null],
    ['Project', 'rating', 'Rating or null', 'Rating'],
  ])('%s.%s is %s', (schema, name, type, behind) => {
    expect(field(schema, name)).toMatchObject({ type, schema: behind });
  });

  it('lists the values to choose from', () => {
    expect(field('ProjectRow', 'status')?.values).toEqual(['active', 'compromised', 'wound-down']);
  });

  it('has the fields of every schema that an open call leads to, and of no other', () => {
    const names = new Set(guide.schemas.map(({ name }) => name));
    for (const { fields } of guide.schemas)
      for (const { schema, words } of fields) {
        expect(schema === null || names.has(schema)).toBe(true);
        expect(words).not.toBe('');
      }
    expect(names).toContain('AuditRow');
    expect(names).toContain('Problem');
    expect(names).not.toContain('VoteRequest');
  });

  it('has each error once, by status', () => {
    const codes = guide.errors.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(guide.errors[0]).toMatchObject({ code: 'moved', status: 308 });
    expect(guide.errors.at(-1)).toMatchObject({ code: 'timeout', status: 504 });
  });
});
