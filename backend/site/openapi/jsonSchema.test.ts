import * as yup from 'yup';
import { isoDay, list, oneOf, orNull } from '../../../contracts/schemas';
import { toJsonSchema } from './jsonSchema';

const field = (schema: yup.Schema, side: 'input' | 'output' = 'output') =>
  toJsonSchema(schema, side);

describe('toJsonSchema', () => {
  it.each<[string, yup.Schema, object]>([
    ['a required text', yup.string().required(), { type: 'string', minLength: 1 }],
    [
      'a text with bounds',
      yup.string().min(2).max(5),
      { type: 'string', minLength: 2, maxLength: 5 },
    ],
    ['a pattern', isoDay(), { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }],
    ['a number', yup.number().min(0).max(100), { type: 'number', minimum: 0, maximum: 100 }],
    ['a whole number', yup.number().integer(), { type: 'integer' }],
    ['a truth value', yup.boolean().required(), { type: 'boolean' }],
    ['what may be null', orNull(yup.number()), { type: ['number', 'null'] }],
    [
      'one of a list',
      oneOf(['a', 'b']).required(),
      { type: 'string', minLength: 1, enum: ['a', 'b'] },
    ],
    [
      'one of a list, or null',
      orNull(oneOf(['a', 'b'])),
      { type: ['string', 'null'], enum: ['a', 'b', null] },
    ],
    ['a list', list(yup.number().required()), { type: 'array', items: { type: 'number' } }],
    [
      'a pair',
      yup.tuple([yup.number().required(), yup.number().required()]).required(),
      {
        type: 'array',
        prefixItems: [{ type: 'number' }, { type: 'number' }],
        items: false,
        minItems: 2,
      },
    ],
    ['anything', yup.mixed().defined(), {}],
  ])('says %s', (_, schema, expected) => expect(field(schema)).toEqual(expected));

  it('requires in an answer what is always there, and in a request what has no default', () => {
    const schema = yup.object({
      id: yup.string().required(),
      page: yup.number().default(1),
      sort: yup.object({ field: yup.string().default('rank') }),
      note: yup.string(),
      source: yup.object({ url: yup.string() }).nullable().default(undefined).defined(),
    });
    expect(field(schema, 'input').required).toEqual(['id', 'source']);
    expect(field(schema, 'output').required).toEqual(['id', 'sort', 'source']);
    expect(field(schema, 'input').properties).toMatchObject({
      page: { default: 1 },
      source: { type: ['object', 'null'] },
    });
  });
});
