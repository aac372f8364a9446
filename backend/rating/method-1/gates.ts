/** Gates cap the letter. They use only facts within their lifetime; an unknown never fires one. */
import { getConstant } from '../curves';
import { compare } from '../compare';
import { lookedAt, mergeEvidence, newestLook, type Sourced } from './evidence';
import { formatDay, formatList } from '../format';
import type { GateRule, Method } from './methodTypes';
import { DAY_MS, daysSince, toMs } from '../time';
import type { Facts, GateResult } from './types';
import { fill, getWord, type Params } from '../words';

interface GateInput {
  facts: Facts;
  rule: GateRule;
  now: number;
}
interface Fired {
  sources: Sourced[];
  params?: Params;
}

const isFresh = (seenAt: number | null, { rule, now }: GateInput): boolean =>
  seenAt !== null && now <= seenAt + rule.lifetimeDays * DAY_MS;

const sortedNames = (names: string[]): string => formatList([...new Set(names)].sort(compare));

function unverifiedFunds(input: GateInput): Fired | null {
  const found = input.facts.contracts.filter(
    (contract) =>
      contract.holdsFunds === true &&
      contract.verified === 'none' &&
      isFresh(lookedAt(contract), input),
  );
  return found.length === 0
    ? null
    : {
        sources: found,
        params: { count: found.length, names: sortedNames(found.map((contract) => contract.name)) },
      };
}

function noAudit(input: GateInput): Fired | null {
  const { audits, auditReview } = input.facts;
  const reviewed = auditReview?.value.complete === true && isFresh(lookedAt(auditReview), input);
  return audits.length === 0 && reviewed ? { sources: [auditReview] } : null;
}

function singleKey(input: GateInput): Fired | null {
  const { control } = input.facts;
  if (!control || !isFresh(lookedAt(control), input)) return null;
  const keys = control.value.powers.filter(
    (power) => power.holder === 'key' && power.delaySeconds === 0,
  );
  const what = [...new Set(keys.map((power) => power.power))]
    .sort()
    .map((power) => getWord(input.rule, power));
  return keys.length === 0 ? null : { sources: [control], params: { what: formatList(what) } };
}

/** As fresh as the signal open-findings. */
function openCritical(input: GateInput): Fired | null {
  const published = input.facts.audits.filter((audit) => audit.findings !== null);
  const isOpen = ({
    severity,
    status,
    count,
  }: {
    severity: string;
    status: string;
    count: number;
  }): boolean => severity === 'critical' && status === 'open' && count > 0;
  const audits = published.filter((audit) => audit.findings?.some(isOpen));
  if (audits.length === 0 || !isFresh(newestLook(published), input)) return null;
  const count = audits
    .flatMap((audit) => audit.findings ?? [])
    .filter(isOpen)
    .reduce((sum, item) => sum + item.count, 0);
  return {
    sources: audits,
    params: { count, auditors: sortedNames(audits.map((audit) => audit.auditor)) },
  };
}

function honeypot(input: GateInput): Fired | null {
  const { sellability } = input.facts;
  return sellability?.value.holdersCanSell === false && isFresh(lookedAt(sellability), input)
    ? { sources: [sellability] }
    : null;
}

function recentIncident(input: GateInput): Fired | null {
  const recent = input.facts.incidents
    .filter(
      (incident) =>
        incident.resolved !== true &&
        daysSince(incident.occurredOn, input.now) < getConstant(input.rule, 'recentDays') &&
        isFresh(lookedAt(incident), input),
    )
    .sort((a, b) => compare(b.occurredOn, a.occurredOn) || compare(a.title, b.title));
  const [latest] = recent;
  return latest
    ? { sources: recent, params: { day: formatDay(toMs(latest.occurredOn)), title: latest.title } }
    : null;
}

/** By gate id; a test compares the ids with the blueprint. */
export const GATE_EVALUATORS: Readonly<Record<string, (input: GateInput) => Fired | null>> = {
  'unverified-funds': unverifiedFunds,
  'no-audit': noAudit,
  'single-key': singleKey,
  'open-critical': openCritical,
  honeypot,
  'recent-incident': recentIncident,
};

export const firedGates = (method: Method, facts: Facts, now: number): GateResult[] =>
  method.gates.flatMap((rule) => {
    const evaluate = GATE_EVALUATORS[rule.id];
    if (!evaluate) throw new Error(`No evaluation for gate ${rule.id}`);
    const fired = evaluate({ facts, rule, now });
    if (!fired) return [];
    return [
      {
        gate: rule.id,
        cap: rule.cap,
        reason: fill(rule.reason, fired.params ?? {}),
        evidence: mergeEvidence(fired.sources),
      },
    ];
  });
