import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { isObject } from '../../../../contracts/isObject';
import { findForbidden } from '../text/clean';
import { isReservedId } from '../text/slug';
import { recordClaims } from './claims';
import { findContradiction } from './contradictions';
import { listReaches } from './reach';
import { idsIn, PLACED, projectRecordSchema, type ProjectRecord } from './record';
import { toFaults, toJsonPath, type Fault } from './faultWords';

/** Of one record; the rest is counted. */
const FAULTS_KEPT = 100;
const MESSAGES = 3;

export interface Refused {
  /** The first three faults in one line. */
  reason: string;
  faults: Fault[];
  faultsTotal: number;
}

export function refuse(faults: Fault[]): Refused {
  const more = faults.length - MESSAGES;
  const words = faults.slice(0, MESSAGES).map((fault) => fault.reason);
  return {
    reason: words.join('; ') + (more > 0 ? `; and ${more} more` : ''),
    faults: faults.slice(0, FAULTS_KEPT),
    faultsTotal: faults.length,
  };
}

/** The words of our own checks begin with the path that they are about. */
export const oneFault = (reason: string): Refused =>
  refuse([{ path: toJsonPath(reason.split(' ', 1)[0] ?? ''), reason }]);

/** Every fault of a value's shape. */
export function checkShape<S extends AnyObjectSchema>(
  schema: S,
  value: unknown,
): { valid: InferType<S> } | Refused {
  if (!isObject(value)) return refuse([{ path: [], reason: 'not an object' }]);
  try {
    const valid = schema.validateSync(value, { strict: true, abortEarly: false });
    return { valid: valid as InferType<S> };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return refuse((error.inner.length > 0 ? error.inner : [error]).flatMap(toFaults));
  }
}

function firstRepeated(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => (seen.has(value) ? true : (seen.add(value), false)));
}

/** Nobody's own word limits their own power; an audit report is somebody else's. */
function reachFault(record: ProjectRecord): string | undefined {
  const reports = new Set(record.audits?.map(({ reportUrl }) => reportUrl));
  const own = listReaches(record).find(({ extent, source }) => {
    const { tier, url } = record.sources?.[source] ?? {};
    return extent !== 'all' && tier === 'P1' && !reports.has(url ?? '');
  });
  return own && `${own.path} is the project's own word, which limits no power`;
}

/** Wherever a value names a source: path and key. */
function sourceUses(value: unknown, path: string): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one, at) => sourceUses(one, `${path}[${at}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]): [string, string][] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof one !== 'string') return sourceUses(one, at);
    return key === 'source' || path.endsWith('.sources') ? [[at, one]] : [];
  });
}

/** What a source says of its own days. */
function sourceFault(record: ProjectRecord): string | undefined {
  for (const [key, { statedOn, checkedOn, block }] of Object.entries(record.sources ?? {})) {
    if (statedOn !== undefined && statedOn > checkedOn)
      return `sources.${key}.statedOn is after checkedOn`;
    if (block !== undefined && statedOn?.length !== 'YYYY-MM-DD'.length)
      return `sources.${key}.block needs statedOn, the day of the block`;
  }
  return undefined;
}

function codeFault(record: ProjectRecord): string | undefined {
  const at = (record.contracts ?? []).findIndex(({ codeChanges, codeChangedOn }) => {
    const last = [...(codeChanges ?? [])].sort().at(-1);
    return last !== undefined && codeChangedOn !== undefined && codeChangedOn !== last;
  });
  return at < 0 ? undefined : `contracts[${at}].codeChangedOn is not the last of codeChanges`;
}

function crossChecks(record: ProjectRecord): string | undefined {
  if (isReservedId(record.id)) return `id "${record.id}" is a word of our own addresses`;
  if (record.formerIds?.includes(record.id)) return 'formerIds names the id itself';
  const { sources = {}, ...facts } = record;
  const missing = sourceUses(facts, '').find(([, key]) => !Object.hasOwn(sources, key));
  if (missing) return `${missing[0]} names "${missing[1]}", which sources does not have`;
  for (const list of PLACED) {
    const twice = firstRepeated(idsIn(record, list));
    if (twice) return `${list} names ${twice} twice`;
  }
  const slot = firstRepeated(
    (record.observations ?? []).map(
      (item) => `${item.key} of ${item.observedOn ?? sources[item.source]?.checkedOn ?? ''}`,
    ),
  );
  if (slot) return `observations has ${slot} twice`;
  return (
    sourceFault(record) ??
    codeFault(record) ??
    reachFault(record) ??
    findContradiction(recordClaims(record))
  );
}

/** Every fault of a record's shape; if it has none, the first that concerns two of its parts. */
export function checkRecord(value: unknown): { record: ProjectRecord } | Refused {
  const forbidden = isObject(value) ? findForbidden(value) : undefined;
  if (forbidden !== undefined)
    return oneFault(`${forbidden} has a control character or a direction mark`);
  const checked = checkShape(projectRecordSchema, value);
  if ('reason' in checked) return checked;
  const record = checked.valid as ProjectRecord;
  const reason = crossChecks(record);
  return reason ? oneFault(reason) : { record };
}
