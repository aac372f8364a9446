/** Specification §3, in ConfigCat's fifth format. */
import * as yup from 'yup';
import { FLAG_KEYS } from './flags';
import { isObject } from './isObject';

export type FlagValue = boolean | string | number;

export interface RolloutRule {
  /** Order; clients ignore it. */
  o?: number;
  /** Comparison attribute: Identifier, Email, Country, or a custom name. */
  a: string;
  /** Comparator, 0 to 17. */
  t: number;
  /** Comparison value; commas separate lists. */
  c: string;
  v: FlagValue;
  /** Variation id. */
  i?: string | null;
}

export interface PercentageItem {
  o?: number;
  v: FlagValue;
  /** Percentage; those of a flag add up to 100. */
  p: number;
  i?: string | null;
}

export interface FlagSetting {
  /** Value where no rule or percentage applies. */
  v: FlagValue;
  /** Setting type: 0 boolean, 1 text, 2 whole number, 3 number. */
  t?: number;
  i?: string | null;
  r?: RolloutRule[] | null;
  p?: PercentageItem[] | null;
}

export interface FlagConfig {
  /** Base URL, and whether clients switch to it: 0 no, 1 yes, 2 even from a custom address. */
  p?: { u?: string | null; r?: 0 | 1 | 2 } | null;
  f?: Record<string, FlagSetting>;
}

export interface FlagProblem {
  path: readonly (string | number)[];
  message: string;
}

const TYPES = [
  { says: 'true or false', fits: (value: unknown) => typeof value === 'boolean' },
  { says: 'text', fits: (value: unknown) => typeof value === 'string' },
  { says: 'a whole number', fits: (value: unknown) => Number.isInteger(value) },
  { says: 'a number', fits: (value: unknown) => typeof value === 'number' },
] as const;

const COMPARATOR_MAX = 17;
const MISSING = 'is missing';

const whole = (min: number, max: number) => {
  const says = `must be a whole number from ${min} to ${max}`;
  return yup.number().typeError(says).integer(says).min(min, says).max(max, says);
};
const order = () => whole(0, 1_000_000);
const text = () => yup.string().typeError('must be text');
const variationId = () => text().nullable();

const valueSchema = ({ says, fits }: (typeof TYPES)[number]) =>
  yup
    .mixed()
    .test('missing', MISSING, (value) => value !== undefined)
    .test(
      'type',
      `must be ${says}, as the flag's type (t) says`,
      (value) => value === undefined || fits(value),
    );

const ruleSchema = (value: yup.Schema) =>
  yup
    .object({
      o: order(),
      a: text().required(MISSING),
      t: whole(0, COMPARATOR_MAX).required(MISSING),
      c: text().defined(MISSING),
      v: value,
      i: variationId(),
    })
    .typeError('must be a rule')
    .required('must be a rule');

const itemSchema = (value: yup.Schema) =>
  yup
    .object({
      o: order(),
      v: value,
      p: yup
        .number()
        .typeError('must be a number')
        .min(0, 'must be 0 or more')
        .max(100, 'must be 100 or less')
        .required(MISSING),
      i: variationId(),
    })
    .typeError('must be a percentage item')
    .required('must be a percentage item');

const sumsUp = (items: { p?: unknown }[] | null | undefined) =>
  !items?.length || Math.abs(items.reduce((sum, item) => sum + Number(item?.p), 0) - 100) < 1e-6;

const settingSchemas = TYPES.map((type, index) => {
  const value = valueSchema(type);
  return yup
    .object({
      t: whole(0, TYPES.length - 1),
      v: value,
      i: variationId(),
      r: yup.array().of(ruleSchema(value)).nullable().typeError('must be a list of rules'),
      p: yup
        .array()
        .of(itemSchema(value))
        .nullable()
        .typeError('must be a list of percentage items')
        .test('sum', 'percentages (p) must make 100', sumsUp),
    })
    .label(String(index));
});

const preferencesSchema = yup
  .object({ u: text().nullable(), r: whole(0, 2) })
  .nullable()
  .typeError('must be an object');

/** Yup's "r[0].t" as a path; setting names need no escaping. */
const parsePath = (path = ''): (string | number)[] =>
  (path.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

function findProblems(
  schema: yup.Schema,
  value: unknown,
  at: readonly (string | number)[],
): FlagProblem[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const each = error.inner.length > 0 ? error.inner : [error];
    return each.map(({ path, message }) => ({ path: [...at, ...parsePath(path)], message }));
  }
}

function settingType({ t, v }: Record<string, unknown>): number {
  if (typeof t === 'number' && t in TYPES) return t;
  return Math.max(0, [1, 0, 3].find((type) => TYPES[type]!.fits(v)) ?? 0);
}

function settingProblems(key: string, setting: unknown): FlagProblem[] {
  if (!isObject(setting))
    return [{ path: ['f', key], message: 'must be an object with a value (v)' }];
  return findProblems(settingSchemas[settingType(setting)]!, setting, ['f', key]);
}

/** Errors that stop clients from evaluating it. Unknown properties are ignored. */
export function flagConfigProblems(config: unknown): FlagProblem[] {
  if (!isObject(config)) return [{ path: [], message: 'must be an object with flags (f)' }];
  const preferences = findProblems(preferencesSchema, config.p, ['p']);
  const leadsOn =
    isObject(config.p) && Boolean(config.p.u) && (config.p.r === 1 || config.p.r === 2);
  // A configuration that only redirects clients needs no flags.
  if (config.f === undefined && leadsOn) return preferences;
  if (!isObject(config.f))
    return [...preferences, { path: ['f'], message: 'must be an object: flags by their keys' }];
  return [
    ...preferences,
    ...Object.entries(config.f).flatMap(([key, setting]) => settingProblems(key, setting)),
  ];
}

const isAscending = (items: readonly { o?: number }[] | null | undefined) =>
  !items ||
  items.every(({ o }, index) => index === 0 || o === undefined || o >= (items[index - 1]!.o ?? 0));

/** Valid but possibly unintended. */
export function flagConfigNotes({ p, f = {} }: FlagConfig): FlagProblem[] {
  const notes: FlagProblem[] = [];
  if (p?.u && p.r === 2)
    notes.push({
      path: ['p', 'r'],
      message: `2 sends every client to ${p.u}; browsers may only go there when the site is built for that address`,
    });
  for (const key of FLAG_KEYS) {
    if (!f[key]) notes.push({ path: ['f'], message: `has no ${key}: it is off` });
    else if (settingType({ ...f[key] }) !== 0)
      notes.push({ path: ['f', key], message: 'is not of type true or false (t: 0): it is off' });
  }
  for (const [key, { r, p: items }] of Object.entries(f)) {
    if (!isAscending(r))
      notes.push({
        path: ['f', key, 'r'],
        message: 'rules apply as they are listed, whatever their order (o) says',
      });
    if (!isAscending(items))
      notes.push({
        path: ['f', key, 'p'],
        message: 'percentages apply as they are listed, whatever their order (o) says',
      });
  }
  return notes;
}
