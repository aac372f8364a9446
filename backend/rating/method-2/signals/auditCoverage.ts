/** audit-coverage: the mean over contracts of what the best report that names each of them proves. */
import { rowPoints } from '../../curves';
import { fixed, type Sourced } from '../evidence';
import { isAfter } from '../months';
import { best, between, exactly, LOST, UNKNOWN } from '../span';
import type { ContractFact, Span } from '../types';
import {
  auditsOf,
  auditSearch,
  knownChanges,
  liveCode,
  meanOfContracts,
  type Judged,
  type Reading,
} from './contractParts';
import type { SignalInput, Verdict } from './verdict';

type Row = 'same' | 'changed' | 'unsure' | 'unnamed' | 'never';

/**
 * Whether the code that the report names runs now. To name the address of a proxy is not to name the
 * code behind it.
 */
function readingRow(
  contract: ContractFact,
  { audit, implementation }: Reading,
  input: SignalInput,
): { row: Row; sources: Sourced[] } {
  const { way, unchangeable, code } = liveCode(contract, input);
  if (unchangeable && way) return { row: 'same', sources: [way] };
  if (!code) return { row: 'unsure', sources: [] };
  const runs = code.value.implementation;
  if (implementation !== null && runs !== null)
    return { row: implementation === runs ? 'same' : 'changed', sources: [code] };
  const changed = knownChanges(code.value).some((day) => isAfter(day, audit));
  return { row: changed ? 'changed' : 'unsure', sources: [code] };
}

function judgeContract(
  contract: ContractFact,
  input: SignalInput,
  searched: boolean,
): Judged & { row: Row } {
  const { rule, facts } = input;
  const changed = rowPoints(rule, 'changed');
  const spans: Record<Row, Span> = {
    same: exactly(rowPoints(rule, 'same')),
    changed: exactly(changed),
    unsure: between(changed, rowPoints(rule, 'same')),
    unnamed: UNKNOWN,
    never: LOST,
  };
  const named = auditsOf(contract, facts.audits).map((reading) => ({
    audit: reading.audit,
    ...readingRow(contract, reading, input),
  }));
  if (named.length === 0) {
    const row = searched ? 'never' : 'unnamed';
    return { row, span: spans[row], word: row, sources: [] };
  }
  const rows = named.map(({ row }) => row);
  const row = rows.includes('same') ? 'same' : rows.includes('unsure') ? 'unsure' : 'changed';
  return {
    row,
    span: best(rows.map((item) => spans[item])),
    word: row,
    sources: named.flatMap(({ audit, sources }) => [fixed(audit), ...sources]),
  };
}

export function auditCoverage(input: SignalInput): Verdict {
  const { contracts, audits } = input.facts;
  const { search, unrecorded, whole } = auditSearch(input);
  const rows = contracts.map((contract) => ({
    contract,
    ...judgeContract(contract, input, whole),
  }));
  const count = (wanted: Row) => rows.filter(({ row }) => row === wanted).length;
  const params = {
    total: contracts.length,
    same: count('same'),
    changed: count('changed'),
    unsure: count('unsure'),
    unnamed: count('unnamed'),
    never: count('never'),
    reports: audits.length,
    listed: audits.length + unrecorded,
  };
  const notes = (['changed', 'unsure', 'unnamed', 'never'] as const)
    .filter((row) => params[row] > 0)
    .map((row) => `some-${row}`);
  return meanOfContracts(input, rows, {
    value: contracts.length === 0 ? null : `${params.same} of ${contracts.length}`,
    unit: contracts.length === 0 ? null : 'unit',
    words: contracts.length === 0 ? ['unknown'] : [params.same > 0 ? 'good' : 'nothing', ...notes],
    params,
    sources: search ? [search] : [],
  });
}
