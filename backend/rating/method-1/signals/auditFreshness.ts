/** audit-freshness, method 1.0: time since the last audit, or since the first unaudited change. */
import { interpolate, rowPoints } from '../../curves';
import { newestLook, oldestLook } from '../evidence';
import { formatDay } from '../../format';
import { daysSince, toMs, yearsSince } from '../../time';
import type { AuditFact, ContractFact } from '../types';
import { getWord } from '../../words';
import {
  UNKNOWN,
  standingOn,
  type Evaluation,
  type Judgement,
  type SignalInput,
} from './evaluation';

const latest = (days: string[]): string | undefined => [...days].sort().pop();

function judge({ rule, now }: SignalInput, audit: string, changes: string[]): Judgement {
  const unchanged = interpolate(rule, yearsSince(audit, now), 'unchanged');
  const [firstChange] = changes.filter((day) => day > audit).sort();
  if (firstChange === undefined) {
    const days = daysSince(audit, now);
    const params = { audit: formatDay(toMs(audit)), days };
    return {
      kind: 'known',
      points: unchanged,
      value: days,
      unit: 'unitUnchanged',
      word: 'good',
      params,
    };
  }
  const days = daysSince(firstChange, now);
  return {
    kind: 'known',
    points: Math.min(unchanged, interpolate(rule, days, 'changed')),
    value: days,
    unit: 'unitChanged',
    word: 'bad',
    params: { audit: formatDay(toMs(audit)), change: formatDay(toMs(firstChange)), days },
  };
}

/** Contracts with a known last change, and those with funds. */
const dated = (contracts: ContractFact[]): ContractFact[] =>
  contracts.filter((contract) => contract.codeChangedOn !== null || contract.holdsFunds === true);

/** Unknown when no contract has a known last change, or one with funds lacks it. */
export function auditFreshness(input: SignalInput): Evaluation {
  const { audits, auditReview } = input.facts;
  const lastAudit = latest(audits.map((audit: AuditFact) => audit.publishedOn));
  if (lastAudit === undefined) {
    if (auditReview?.value.complete !== true) return UNKNOWN;
    const points = rowPoints(input.rule, 'never');
    const value = getWord(input.rule, 'valueNone');
    return standingOn(
      { kind: 'known', points, value, unit: null, word: 'noAudit' },
      [auditReview],
      newestLook([auditReview]),
    );
  }
  const contracts = dated(input.facts.contracts);
  const changes = contracts.map((contract) => contract.codeChangedOn);
  const sources = [...contracts, ...audits.filter((audit) => audit.publishedOn === lastAudit)];
  if (changes.length === 0 || changes.includes(null)) {
    return standingOn({ kind: 'unknown', word: 'noDate' }, sources, oldestLook(contracts));
  }
  return standingOn(
    judge(
      input,
      lastAudit,
      changes.filter((day) => day !== null),
    ),
    sources,
    oldestLook(contracts),
  );
}
