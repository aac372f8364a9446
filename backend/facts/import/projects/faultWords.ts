/** What a rule of the project file refuses, in words that say what to write instead. */
import type { ValidationError } from 'yup';
import { CAIP10, CAIP19, CAIP2, PROJECT_ID } from '../../../../contracts/ids';

export interface Fault {
  /** From the record, as JSON: ['tokens', 0, 'symbol']. */
  path: (string | number)[];
  reason: string;
}

/** Longer lists of allowed values are shortened to the nearest one. */
const VALUES_NAMED = 8;
const SHOWN = 60;

const SHAPES: readonly [RegExp, string][] = [
  [PROJECT_ID, 'must be lower-case words and digits joined by hyphens, at most 80 characters'],
  [CAIP2, 'must be a chain such as eip155:1'],
  [CAIP10, 'must be a chain and an address, such as eip155:1:0x…'],
  [CAIP19, 'must be a chain and a token, such as eip155:1/erc20:0x…'],
  [/^\d{4}-\d{2}-\d{2}$/, 'must be a day, written YYYY-MM-DD'],
  [/^\d{4}-\d{2}(-\d{2})?$/, 'must be a day or a month, written YYYY-MM-DD or YYYY-MM'],
  [/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 lower-case letters, digits and hyphens'],
];
const URL_WORDS = 'must begin with http:// or https:// and have no spaces, quotes or brackets < >';

const TYPES: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list [ ]',
  object: 'an object { }',
};

/** `tokens[0].symbol` as the path of a JSON value. */
export function toJsonPath(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|\["([^"]*)"\]|([^.[\]]+)/g)].map(([, index, quoted, key]) =>
    index !== undefined ? Number(index) : (quoted ?? key ?? ''),
  );
}

function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  [...from].forEach((sign, at) => {
    const next = [at + 1];
    [...to].forEach((other, column) =>
      next.push(
        Math.min(row[column]! + (sign === other ? 0 : 1), row[column + 1]! + 1, next[column]! + 1),
      ),
    );
    row = next;
  });
  return row.at(-1)!;
}

function nearest(value: string, values: readonly string[]): string | undefined {
  const [best] = values
    .map((one) => ({ one, far: distance(value.slice(0, SHOWN).toLowerCase(), one) }))
    .sort((left, right) => left.far - right.far);
  return best && best.far <= Math.max(2, best.one.length / 3) ? best.one : undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function allowedWords(value: unknown, values: readonly string[]): string {
  const near = typeof value === 'string' ? nearest(value, values) : undefined;
  if (values.length <= VALUES_NAMED || !near)
    return `is ${show(value)}, must be one of ${values.join(', ')}`;
  return `is ${show(value)}, which is not allowed; the nearest allowed is ${near}`;
}

function limitWords(value: unknown, limit: number, side: 'least' | 'most'): string {
  if (typeof value === 'number') return `is ${value}, must be at ${side} ${limit}`;
  const unit = Array.isArray(value) ? 'items' : 'characters';
  if (side === 'least' && limit === 1) return 'is empty';
  const length = Array.isArray(value) || typeof value === 'string' ? value.length : 0;
  return `has ${length} ${unit}, may have at ${side} ${limit}`;
}

function shapeWords(regex: RegExp): string {
  const known = SHAPES.find(([shape]) => shape.source === regex.source);
  if (known) return known[1];
  return regex.source.startsWith('^https?') ? URL_WORDS : "has characters it can't have";
}

function ruleWords({ type, message, params = {}, path = '' }: ValidationError): string {
  const { value } = params;
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      if (value === '') return 'is empty';
      return value === null ? 'must not be null' : 'is missing';
    case 'typeError':
      if (value === null) return 'must not be null';
      return `is ${show(value)}, must be ${TYPES[String(params.type)] ?? String(params.type)}`;
    case 'oneOf':
      return allowedWords(value, (params.resolved ?? []) as string[]);
    case 'min':
      return limitWords(value, Number(params.min), 'least');
    case 'max':
      return limitWords(value, Number(params.max), 'most');
    case 'integer':
      return `is ${show(value)}, must be a whole number`;
    case 'trim':
      return 'begins or ends with a space';
    case 'matches':
      return `is ${show(value)}, ${shapeWords(params.regex as RegExp)}`;
    case 'real-date':
      return `is ${show(value)}, must be a real day from 1990 to 2199`;
    case undefined:
    default:
      return message.startsWith(path) ? message.slice(path.length).trim() : message;
  }
}

/** One fault for each broken rule and each unknown key. */
export function toFaults(error: ValidationError): Fault[] {
  const path = toJsonPath(error.path ?? '');
  if (error.type === 'noUnknown')
    return String(error.params?.unknown)
      .split(', ')
      .map((key) => ({
        path: [...path, key],
        reason: `${error.path ? `${error.path}.` : ''}${key} is not a field of the project file`,
      }));
  return [{ path, reason: `${error.path ?? ''} ${ruleWords(error)}`.trim() }];
}
