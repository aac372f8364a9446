/**
 * audit-coverage, method 1.0: the average over contracts of the best row that any audit gives each.
 */
import { rowPoints } from '../../curves';
import { newestLook, oldestLook, type Sourced } from '../evidence';
import type { AuditFact, ContractFact } from '../types';
import { getWord } from '../../words';
import { standingOn, UNKNOWN, type Evaluation, type SignalInput } from './evaluation';

type Row = 'same' | 'unsure' | 'unscoped' | 'changed' | 'never';
interface Reading {
  implementation: string | null;
  publishedOn: string;
}

/**
 * Compares audited with running code: by known implementations, then kind of contract, then dates.
 */
function readingRow(contract: ContractFact, reading: Reading): Row {
  if (reading.implementation !== null && contract.implementation !== null) {
    return reading.implementation === contract.implementation ? 'same' : 'changed';
  }
  if (contract.proxy === false) return 'same';
  if (contract.codeChangedOn === null) return 'unsure';
  return contract.codeChangedOn <= reading.publishedOn ? 'same' : 'changed';
}

function groupReadings(contracts: ContractFact[], audits: AuditFact[]) {
  const readings = new Map<string, Reading[]>(contracts.map((contract) => [contract.id, []]));
  let unscoped = false;
  for (const audit of audits) {
    let named = false;
    for (const { contract, implementation } of audit.scope ?? []) {
      const list = readings.get(contract);
      if (!list) continue;
      named = true;
      list.push({ implementation, publishedOn: audit.publishedOn });
    }
    if (!named) unscoped = true;
  }
  return { readings, unscoped };
}

/** `revised`: contracts of `unscoped` that another report names. */
type Counts = Record<Row | 'revised', number>;

function countRows({ facts, rule }: SignalInput): Counts {
  const counts: Counts = { same: 0, unsure: 0, unscoped: 0, changed: 0, never: 0, revised: 0 };
  const { readings, unscoped } = groupReadings(facts.contracts, facts.audits);
  for (const contract of facts.contracts) {
    const rows = new Set(
      (readings.get(contract.id) ?? []).map((reading) => readingRow(contract, reading)),
    );
    if (unscoped) rows.add('unscoped');
    const best = [...rows].sort(
      (a, b) => rowPoints(rule, b) - rowPoints(rule, a) || (a < b ? 1 : -1),
    )[0];
    counts[best ?? 'never'] += 1;
    if (best === 'unscoped' && rows.size > 1) counts.revised += 1;
  }
  return counts;
}

const ROWS: Row[] = ['same', 'unsure', 'unscoped', 'changed', 'never'];

function listNotes({ same, changed, unsure, revised, never }: Counts, unnamed: number): string[] {
  const alone = same > 0 && changed + unsure + revised + never === 0;
  const notes: [key: string, count: number][] = [
    ['changed', changed],
    ['unsure', unsure],
    ['revised', revised],
    [!alone ? 'unscoped' : unnamed === 1 ? 'other' : 'others', unnamed],
    ['never', never],
  ];
  return notes.filter(([, count]) => count > 0).map(([key]) => key);
}

/** Contracts without an audit count only after a complete search for audits. */
function judgeContracts(input: SignalInput): Evaluation {
  const {
    facts: { contracts, audits, auditReview },
    rule,
  } = input;
  const counts = countRows(input);
  const unnamed = counts.unscoped - counts.revised;
  const params = { ...counts, unnamed, total: contracts.length };
  const needsReview = counts.never > 0;
  if (needsReview && auditReview?.value.complete !== true) {
    return standingOn(
      { kind: 'unknown', word: 'unlisted', params },
      [...contracts, ...audits],
      oldestLook(contracts),
    );
  }
  const review: Sourced[] = needsReview && auditReview ? [auditReview] : [];
  const total = ROWS.reduce((sum, row) => sum + counts[row] * rowPoints(rule, row), 0);
  return standingOn(
    {
      kind: 'known',
      points: total / contracts.length,
      value: `${counts.same} of ${contracts.length}`,
      unit: 'unit',
      params,
      word: counts.same === 0 ? 'nothing' : undefined,
      notes: listNotes(counts, unnamed),
    },
    [...contracts, ...audits, ...review],
    oldestLook([...contracts, ...review]),
  );
}

/** Unknown when a contract has no audit and the search for audits is incomplete. */
export function auditCoverage(input: SignalInput): Evaluation {
  const {
    facts: { contracts, audits, auditReview },
    rule,
  } = input;
  if (audits.length === 0) {
    if (auditReview?.value.complete !== true) return UNKNOWN;
    const value = getWord(rule, 'valueNone');
    return standingOn(
      {
        kind: 'known',
        points: rowPoints(rule, 'never'),
        value,
        unit: null,
        word: 'noAudit',
      },
      [auditReview],
      newestLook([auditReview]),
    );
  }
  if (contracts.length > 0) return judgeContracts(input);
  const sources: Sourced[] = auditReview ? [...audits, auditReview] : audits;
  return standingOn(
    {
      kind: 'known',
      points: rowPoints(rule, 'unscoped'),
      value: audits.length,
      unit: 'unitReports',
      word: 'noContracts',
      params: { audits: audits.length },
    },
    sources,
    newestLook(sources),
  );
}
