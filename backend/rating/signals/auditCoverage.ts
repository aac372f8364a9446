/** audit-coverage, method 1.0: the mean over the contracts of the best that any audit says about each. */
import { pointsOf } from '../curves';
import { newestLook, oldestLook, type Sourced } from '../evidence';
import type { AuditFact, ContractFact } from '../types';
import { wordOf } from '../words';
import { standingOn, UNKNOWN, type Evaluation, type SignalInput } from './evaluation';

type Row = 'same' | 'unsure' | 'unscoped' | 'changed' | 'never';
interface Reading {
  implementation: string | null;
  publishedOn: string;
}

/** What the code that a report read is to the code that runs now. Known implementations decide, then the kind of contract, then dates. */
function rowOfReading(contract: ContractFact, reading: Reading): Row {
  if (reading.implementation !== null && contract.implementation !== null) {
    return reading.implementation === contract.implementation ? 'same' : 'changed';
  }
  if (contract.proxy === false) return 'same';
  if (contract.codeChangedOn === null) return 'unsure';
  return contract.codeChangedOn <= reading.publishedOn ? 'same' : 'changed';
}

/** Every reading of each contract; and whether some report names none of them. */
function readingsOf(contracts: ContractFact[], audits: AuditFact[]) {
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

/** The best row for each contract, counted. */
function countRows({ facts, rule }: SignalInput): Record<Row, number> {
  const counts = { same: 0, unsure: 0, unscoped: 0, changed: 0, never: 0 };
  const { readings, unscoped } = readingsOf(facts.contracts, facts.audits);
  for (const contract of facts.contracts) {
    const rows = new Set(
      (readings.get(contract.id) ?? []).map((reading) => rowOfReading(contract, reading)),
    );
    if (unscoped) rows.add('unscoped');
    const best = [...rows].sort(
      (a, b) => pointsOf(rule, b) - pointsOf(rule, a) || (a < b ? 1 : -1),
    )[0];
    counts[best ?? 'never'] += 1;
  }
  return counts;
}

const NOTES = ['changed', 'unsure', 'unscoped', 'never'] as const;

/** Every contract has a row: the mean. Contracts without an audit count only when the list of audits was looked through. */
function judgeContracts(input: SignalInput): Evaluation {
  const {
    facts: { contracts, audits, auditReview },
    rule,
  } = input;
  const counts = countRows(input);
  const params = { ...counts, total: contracts.length };
  const needsReview = counts.never > 0;
  if (needsReview && auditReview?.value.complete !== true) {
    return standingOn(
      { kind: 'unknown', word: 'unlisted', params },
      [...contracts, ...audits],
      oldestLook(contracts),
    );
  }
  const review: Sourced[] = needsReview && auditReview ? [auditReview] : [];
  const total = (Object.keys(counts) as Row[]).reduce(
    (sum, row) => sum + counts[row] * pointsOf(rule, row),
    0,
  );
  return standingOn(
    {
      kind: 'known',
      points: total / contracts.length,
      value: `${counts.same} of ${contracts.length}`,
      unit: 'unit',
      params,
      word: counts.same === 0 ? 'nothing' : undefined,
      notes: NOTES.filter((row) => counts[row] > 0),
    },
    [...contracts, ...audits, ...review],
    oldestLook([...contracts, ...review]),
  );
}

/** 0..1 over the project's contracts; unknown when a contract has no audit and the list of audits was not looked through. */
export function auditCoverage(input: SignalInput): Evaluation {
  const {
    facts: { contracts, audits, auditReview },
    rule,
  } = input;
  if (audits.length === 0) {
    if (auditReview?.value.complete !== true) return UNKNOWN;
    const value = wordOf(rule, 'valueNone');
    return standingOn(
      {
        kind: 'known',
        points: pointsOf(rule, 'never'),
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
      points: pointsOf(rule, 'unscoped'),
      value: audits.length,
      unit: 'unitReports',
      word: 'noContracts',
      params: { audits: audits.length },
    },
    sources,
    newestLook(sources),
  );
}
