import type * as yup from 'yup';

/** The part of JSON Schema 2020-12 that we use. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Defaults fill in an object absent from an input, so only outputs require it. */
export type Side = 'input' | 'output';

type Fields = Record<string, yup.SchemaFieldDescription>;
interface Described {
  type: string;
  meta?: yup.CustomSchemaMetadata;
  optional?: boolean;
  nullable?: boolean;
  default?: unknown;
  oneOf?: unknown[];
  tests?: { name?: string; params?: Record<string, unknown> }[];
  fields?: Fields;
  innerType?: yup.SchemaFieldDescription | yup.SchemaFieldDescription[];
}

const BOUNDS: Record<string, Record<'min' | 'max', string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: { min: 'minimum', max: 'maximum' },
};

/** The yup tests that JSON Schema can express; the server checks the others. */
function keywords({ type, tests = [] }: Described): JsonSchema {
  const result: JsonSchema = {};
  for (const { name, params } of tests) {
    if (name === 'min' || name === 'max') {
      const keyword = BOUNDS[type]?.[name];
      if (keyword) result[keyword] = params?.[name];
    }
    if (name === 'required' && type === 'string' && !('minLength' in result)) result.minLength = 1;
    if (name === 'matches' && params?.regex instanceof RegExp) result.pattern = params.regex.source;
  }
  return result;
}

function typeSchema({ type, tests = [], nullable }: Described): JsonSchema {
  if (type === 'mixed') return {};
  const name =
    type === 'number' && tests.some((test) => test.name === 'integer')
      ? 'integer'
      : type === 'tuple'
        ? 'array'
        : type;
  return { type: nullable ? [name, 'null'] : name };
}

const isRequired = (field: Described, side: Side): boolean =>
  field.optional === false
    ? field.default === undefined || side === 'output'
    : side === 'output' && field.type === 'object' && field.default !== undefined;

/** @throws Error for a field without words */
export function words(field: yup.SchemaFieldDescription | undefined, place: string): string {
  const { description } = (field as Described | undefined)?.meta ?? {};
  if (!description) throw new Error(`${place} has no words`);
  return description;
}

/** Named schemas, each written once: `#/components/schemas/{name}`. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};
  private readonly sides = new Map<string, Side>();

  /**
   * @throws Error for a name that requests and answers share, as their required fields differ, and
   *   for a property without words
   */
  refer(name: string, field: Described, side: Side): JsonSchema {
    const known = this.sides.get(name);
    if (known && known !== side) throw new Error(`${name} is in requests and in answers`);
    if (!known) {
      this.sides.set(name, side);
      const { properties, ...schema } = whole({ ...field, nullable: false }, side, this);
      this.schemas[name] = {
        ...schema,
        properties: Object.fromEntries(
          Object.entries(properties as Record<string, JsonSchema>).map(([property, one]) => [
            property,
            {
              ...one,
              description: words(field.fields?.[property], `${name}.${property}`),
            },
          ]),
        ),
      };
    }
    return { $ref: `#/components/schemas/${name}` };
  }
}

function objectSchema({ fields = {} }: Described, side: Side, components: Components): JsonSchema {
  const entries = Object.entries(fields) as [string, Described][];
  const required = entries.filter(([, field]) => isRequired(field, side)).map(([name]) => name);
  return {
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, fromDescription(field, side, components)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

function itemsSchema(
  { type, innerType }: Described,
  side: Side,
  components: Components,
): JsonSchema {
  if (Array.isArray(innerType)) {
    const prefixItems = innerType.map((item) =>
      fromDescription(item as Described, side, components),
    );
    return { prefixItems, items: false, minItems: prefixItems.length };
  }
  return type === 'array' && innerType
    ? { items: fromDescription(innerType as Described, side, components) }
    : {};
}

/** Skips objects: their default only repeats those of their fields. */
const defaultSchema = ({ type, default: value }: Described): JsonSchema =>
  value === undefined || value === null || type === 'object' ? {} : { default: value };

function whole(field: Described, side: Side, components: Components): JsonSchema {
  const values = field.oneOf ?? [];
  return {
    ...typeSchema(field),
    ...keywords(field),
    ...(values.length > 0
      ? { enum: field.nullable && !values.includes(null) ? [...values, null] : [...values] }
      : {}),
    ...(field.type === 'object' ? objectSchema(field, side, components) : {}),
    ...itemsSchema(field, side, components),
    ...(side === 'input' ? defaultSchema(field) : {}),
  };
}

function fromDescription(field: Described, side: Side, components: Components): JsonSchema {
  const { name, shapes, isPlace } = field.meta ?? {};
  if (shapes)
    return {
      oneOf: shapes.map((shape) =>
        fromDescription(shape.describe() as Described, side, components),
      ),
    };
  if (!name) return whole(field, side, components);
  const schema = components.refer(name, field, side);
  const others: JsonSchema[] = [
    ...(isPlace ? [{ type: 'integer', minimum: 0 }] : []),
    ...(field.nullable ? [{ type: 'null' }] : []),
  ];
  return others.length > 0 ? { anyOf: [schema, ...others] } : schema;
}

export const toJsonSchema = (
  schema: yup.Schema,
  side: Side,
  components = new Components(),
): JsonSchema => fromDescription(schema.describe() as Described, side, components);

export const isOptional = (field: yup.SchemaFieldDescription): boolean =>
  !isRequired(field as Described, 'input');

export const schemaFields = (schema: yup.AnyObjectSchema): Fields => schema.describe().fields;

/** Of a parameter: never a named schema. */
export const fieldSchema = (field: yup.SchemaFieldDescription): JsonSchema =>
  fromDescription(field as Described, 'input', new Components());
