import { normalizeCaip } from '../../../../contracts/ids';
import { isObject } from '../../../../contracts/isObject';
import { findForbidden } from '../text/clean';
import { isReservedId } from '../text/slug';
import { recordClaims } from './claims';
import { findContradiction } from './contradictions';
import { listPowerSources, listReaches } from './reach';
import { projectRecordSchema, type ProjectRecord } from './record';
import { checkShape, oneFault, type Refused } from './refused';

export type { Refused };

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

/** As `path: key`. */
function sourceUses(record: ProjectRecord): [string, string][] {
  const uses: [string, string][] = [];
  const list = (name: string, items: readonly { source: string }[] | undefined) =>
    items?.forEach((item, index) => {
      uses.push([`${name}[${index}].source`, item.source]);
    });
  list('contracts', record.contracts);
  record.contracts?.forEach(({ sources }, index) =>
    Object.entries(sources ?? {}).forEach(([field, key]) => {
      if (key !== undefined) uses.push([`contracts[${index}].sources.${field}`, key]);
    }),
  );
  list('issuedTokens', record.issuedTokens);
  list('audits', record.audits);
  list('incidents', record.incidents);
  list('observations', record.observations);
  for (const { path, source } of listReaches(record)) uses.push([path, source]);
  uses.push(...listPowerSources(record));
  if (record.bounty) uses.push(['bounty.source', record.bounty.source]);
  return uses;
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
  const missing = sourceUses(record).find(([, key]) => !Object.hasOwn(record.sources ?? {}, key));
  if (missing) return `${missing[0]} names "${missing[1]}", which sources does not have`;
  const token = firstRepeated((record.tokens ?? []).map((item) => normalizeCaip(item.id)));
  if (token) return `tokens names ${token} twice`;
  const contract = firstRepeated((record.contracts ?? []).map((item) => normalizeCaip(item.id)));
  if (contract) return `contracts names ${contract} twice`;
  const issued = firstRepeated((record.issuedTokens ?? []).map((item) => normalizeCaip(item.id)));
  if (issued) return `issuedTokens names ${issued} twice`;
  const slot = firstRepeated(
    (record.observations ?? []).map(
      (item) =>
        `${item.key} of ${item.observedOn ?? record.sources?.[item.source]?.checkedOn ?? ''}`,
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
