/** Fills what a named item leaves out from the stored one, unless the run may remove it. */
import type { AuditRow, FindingRow } from '../store/rows';
import { toStatedDay } from './day';
import type { Removals } from './removals';

export const nameAudit = ({
  auditor,
  publishedOn,
  publishedPrecision,
}: Pick<AuditRow, 'auditor' | 'publishedOn' | 'publishedPrecision'>): string =>
  `${auditor} ${toStatedDay(publishedOn, publishedPrecision)}`;

const isText = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** @returns the stored value with what the new one adds; undefined when nothing is missing */
function withStored(value: unknown, stored: unknown): unknown {
  if (stored === null || stored === undefined) return undefined;
  if (value === null || value === undefined) return stored;
  if (!isText(value) || !isText(stored)) return undefined;
  const missing = stored.filter((item) => !value.includes(item));
  return missing.length > 0 ? [...value, ...missing] : undefined;
}

/** Fills fields that are null, and lists of text that lack a stored item. */
export function fillGaps<Row extends object>(
  row: Row,
  stored: Row,
  label: string,
  removals: Removals,
): Row {
  const filled = Object.entries(stored).flatMap(([key, value]) => {
    const kept = withStored((row as Record<string, unknown>)[key], value);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  removals.add(
    'details',
    filled.map(([key]) => `${key} of ${label}`),
  );
  return removals.allowed ? row : { ...row, ...Object.fromEntries(filled) };
}

const countFindings = ({ findings, findingCounts }: AuditRow): number =>
  findings.length +
  Object.values(findingCounts ?? {})
    .flatMap((counts) => Object.values(counts))
    .reduce((sum, count) => sum + count, 0);

/**
 * Each named finding stands for one stored of its title: a report may have several.
 * @returns stored ones that none stands for, and all, in the stored order, new ones last
 */
function matchFindings(named: readonly FindingRow[], stored: readonly FindingRow[]) {
  const left = [...named];
  const missing: FindingRow[] = [];
  const kept = stored.map((finding) => {
    const at = left.findIndex(({ title }) => title === finding.title);
    if (at < 0) missing.push(finding);
    return at < 0 ? finding : left.splice(at, 1)[0]!;
  });
  return { missing, all: [...kept, ...left].map((one, ordinal) => ({ ...one, ordinal })) };
}

/** Findings are the same by title. Counts without titles are compared by their sum. */
export function completeFindings(row: AuditRow, stored: AuditRow, removals: Removals): AuditRow {
  if (!stored.findingsKnown) return row;
  const { findings, findingCounts, findingsWhole } = stored;
  const recorded = { ...row, findingsKnown: true, findings, findingCounts, findingsWhole };
  if (!row.findingsKnown) return recorded;
  if (findingCounts === null && row.findingCounts === null) {
    const { missing, all } = matchFindings(row.findings, findings);
    removals.add(
      'findings',
      missing.map(({ title }) => title),
    );
    return removals.allowed || missing.length === 0 ? row : { ...row, findings: all };
  }
  const fewer = countFindings(stored) - countFindings(row);
  if (fewer <= 0) return row;
  removals.add('findings', Array<string>(fewer).fill(`of ${nameAudit(row)}`));
  return removals.allowed ? row : recorded;
}

type Scope = NonNullable<AuditRow['scope']>;

function completeScope(row: AuditRow, stored: AuditRow, removals: Removals): AuditRow {
  if (!row.scope || !stored.scope) return row;
  const named = row.scope;
  const contracts = (stored.scope.contracts ?? []).filter(
    ({ id }) => !named.contracts?.some((contract) => contract.id === id),
  );
  const lost = (['commit', 'repository'] as const).filter(
    (key) => stored.scope?.[key] && !named[key],
  );
  const label = `scope of ${nameAudit(row)}`;
  removals.add('details', [
    ...lost.map((key) => `${key} in the ${label}`),
    ...contracts.map(({ id }) => `${id} in the ${label}`),
  ]);
  if (removals.allowed || contracts.length + lost.length === 0) return row;
  const scope: Scope = { ...stored.scope, ...named };
  if (contracts.length > 0) scope.contracts = [...(named.contracts ?? []), ...contracts];
  return { ...row, scope };
}

/** `ofFeed`: the stored row is a feed's, of which only the findings count. */
export function completeAudit(
  row: AuditRow,
  stored: AuditRow,
  removals: Removals,
  ofFeed: boolean,
): AuditRow {
  const withFindings = completeFindings(row, stored, removals);
  if (ofFeed) return withFindings;
  const { findings: _findings, findingCounts: _counts, ...head } = stored;
  const { findings, findingCounts, ...own } = withFindings;
  const filled = fillGaps(own, head, `audit ${nameAudit(row)}`, removals);
  return completeScope({ ...filled, findings, findingCounts }, stored, removals);
}
