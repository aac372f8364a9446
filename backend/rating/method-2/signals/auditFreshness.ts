/**
 * audit-freshness: how long the code of each contract has run since the last report that names it.
 * Unaudited change counts from its first day. Where only the last change is known, the first may have
 * come the day after the report.
 */
import { interpolate } from '../../curves';
import { formatDay } from '../../format';
import { daysSince, toMs, yearsSince } from '../../time';
import { fixed, type Sourced } from '../evidence';
import { isAfter, isUpTo } from '../months';
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

type Row = 'same' | 'changed' | 'unsure';
type Since = { row: Row; span: Span; sources: Sourced[] };

function unauditedSpan(changes: string[], whole: boolean, audit: string, input: SignalInput): Span {
  const { rule, clock } = input;
  const points = (day: string | undefined): number =>
    day === undefined ? 0 : interpolate(rule, daysSince(day, clock.now), 'changed');
  const [first] = changes;
  const last = changes[changes.length - 1];
  return between(points(whole ? first : audit), points(whole ? first : last));
}

function since(contract: ContractFact, reading: Reading, input: SignalInput): Since {
  const { audit, implementation } = reading;
  const age = yearsSince(audit.publishedOn, input.clock.now);
  const unchanged = interpolate(input.rule, age, 'unchanged');
  const { way, unchangeable, code } = liveCode(contract, input);
  if (unchangeable && way) return { row: 'same', span: exactly(unchanged), sources: [way] };
  if (!code) return { row: 'unsure', span: between(0, unchanged), sources: [] };
  const changes = knownChanges(code.value);
  const whole = code.value.changes !== null;
  const sources = [code];
  const named = implementation !== null && implementation === code.value.implementation;
  const later = changes.filter((day) => isAfter(day, audit));
  if (later.length > 0 && !named) {
    const { proven, possible } = unauditedSpan(later, whole, audit.publishedOn, input);
    const span = between(Math.min(unchanged, proven), Math.min(unchanged, possible));
    return { row: 'changed', span, sources };
  }
  const settled = changes.length > 0 || whole;
  const same = named || (settled && changes.every((day) => isUpTo(day, audit)));
  return same
    ? { row: 'same', span: exactly(unchanged), sources }
    : { row: 'unsure', span: between(0, unchanged), sources };
}

function judgeContract(contract: ContractFact, input: SignalInput, searched: boolean): Judged {
  const readings = auditsOf(contract, input.facts.audits);
  if (readings.length === 0)
    return searched
      ? { span: LOST, word: 'never', sources: [] }
      : { span: UNKNOWN, word: 'unnamed', sources: [] };
  const answers = readings.map((reading) => since(contract, reading, input));
  const has = (row: Row): boolean => answers.some((answer) => answer.row === row);
  return {
    span: best(answers.map(({ span }) => span)),
    word: has('same') ? 'same' : has('unsure') ? 'unsure' : 'changed',
    sources: [
      ...readings.map(({ audit }) => fixed(audit)),
      ...answers.flatMap(({ sources }) => sources),
    ],
  };
}

export function auditFreshness(input: SignalInput): Verdict {
  const { contracts, audits } = input.facts;
  const { search, whole } = auditSearch(input);
  const last = audits
    .filter(({ scope }) => (scope?.contracts.length ?? 0) > 0)
    .map(({ publishedOn }) => publishedOn)
    .sort()
    .pop();
  const word = last ? 'last' : whole ? 'noAudit' : 'unknown';
  const judged = contracts.map((contract) => ({
    contract,
    ...judgeContract(contract, input, whole),
  }));
  return meanOfContracts(input, judged, {
    value: last ?? null,
    unit: last ? 'unit' : null,
    words: [contracts.length === 0 ? 'unknown' : word],
    params: last ? { audit: formatDay(toMs(last)) } : {},
    sources: search ? [search] : [],
  });
}
