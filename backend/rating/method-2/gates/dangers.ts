/** Found dangers: no lifetime ends them, only a newer look at the same thing. */
import { getConstant } from '../../curves';
import { formatDay } from '../../format';
import { DAY_MS, daysSince, toMs } from '../../time';
import { getWord } from '../../words';
import { evidenceKey } from '../evidence';
import { readByUs } from '../lifetimes';
import type { RatingRun } from '../signal';
import { toDay } from '../today';
import type { AuditFact, Danger, Evidence, IncidentFact } from '../types';
import type { Found, GateInput } from './gateInput';

const unverifiedFunds = ({ facts }: GateInput): Found[] =>
  facts.contracts
    .filter(({ verified, holdsFunds }) => verified?.value === 'none' && holdsFunds?.value === true)
    .map(({ id, name, verified, holdsFunds }) => ({
      subject: id,
      sources: [verified, holdsFunds].filter((fact) => fact !== null),
      params: { name },
    }));

const openCriticals = ({ findings }: AuditFact): number =>
  (findings?.counts ?? [])
    .filter(({ severity, status }) => severity === 'critical' && status === 'open')
    .reduce((sum, { count }) => sum + count, 0);

const openCritical = ({ facts }: GateInput): Found[] =>
  facts.audits
    .filter((audit) => openCriticals(audit) > 0)
    .map((audit) => ({
      subject: audit.id,
      sources: [audit],
      params: { count: openCriticals(audit), auditor: audit.auditor },
    }));

const honeypot = ({ facts: { sellability } }: GateInput): Found[] =>
  sellability?.value.holdersCanSell === false ? [{ sources: [sellability] }] : [];

const incidentParams = ({ title, occurredOn }: IncidentFact) => ({
  title,
  day: formatDay(toMs(occurredOn)),
});

const dayAfter = (day: string, days: number): string => toDay(toMs(day) + days * DAY_MS);

function recentIncident({ facts, rule, clock }: GateInput): Found[] {
  const days = getConstant(rule, 'days');
  return facts.incidents
    .filter(
      (incident) => incident.resolved !== true && daysSince(incident.occurredOn, clock.now) < days,
    )
    .map((incident) => ({
      subject: incident.id,
      sources: [incident],
      params: incidentParams(incident),
      until: dayAfter(incident.occurredOn, days),
    }));
}

/** Undefined for a loss that is known to be small. An amount that nobody has stated is a huge one. */
function sizeOf(
  rule: GateInput['rule'],
  incident: IncidentFact,
): 'large' | 'huge' | 'unstated' | undefined {
  const { lossUsd, lossShare } = incident;
  if (lossUsd === null) return 'unstated';
  const isOver = (size: string): boolean =>
    lossUsd >= getConstant(rule, `${size}Usd`) ||
    (lossShare ?? 0) >= getConstant(rule, `${size}Share`);
  return isOver('huge') ? 'huge' : isOver('large') ? 'large' : undefined;
}

function largeLoss({ facts, rule, clock }: GateInput): Found[] {
  const days = getConstant(rule, 'days');
  return facts.incidents
    .filter(({ occurredOn }) => daysSince(occurredOn, clock.now) < days)
    .flatMap((incident) => {
      const size = sizeOf(rule, incident);
      if (!size) return [];
      return [
        {
          subject: incident.id,
          sources: [incident],
          params: incidentParams(incident),
          until: dayAfter(incident.occurredOn, days),
          ...(size === 'large' ? {} : { cap: 'BBB' as const }),
          ...(size === 'unstated' ? { reason: getWord(rule, 'unstated') } : {}),
        },
      ];
    });
}

/** When a source looked: an event stays as it was, so that to read of it is to look at it. */
const lookedOn = (item: Evidence, isEvent: boolean): string | null =>
  isEvent || readByUs(item) ? item.readAt : item.statedAt;

/** Whether one of these looks is none of those that found the danger, and not before it was found. */
function hasNewerLook(danger: Danger, evidence: Evidence[] | undefined, isEvent = false): boolean {
  const known = new Set(danger.evidence.map(evidenceKey));
  return (evidence ?? []).some(
    (item) =>
      (lookedOn(item, isEvent)?.slice(0, 10) ?? '') >= danger.foundAt &&
      !known.has(evidenceKey(item)),
  );
}

/** Whether a newer look at the same thing found it gone, or its time is over. */
export function endedSince(
  danger: Danger,
  { facts, clock }: Pick<RatingRun, 'facts' | 'clock'>,
): boolean {
  const { gate, subject, until } = danger;
  if (until !== null && toDay(clock.now) >= until) return true;
  const contract = facts.contracts.find(({ id }) => id === subject);
  const incident = facts.incidents.find(({ id }) => id === subject);
  const isNewer = (evidence?: Evidence[]): boolean => hasNewerLook(danger, evidence);
  const isEventReadAgain = (evidence?: Evidence[]): boolean => hasNewerLook(danger, evidence, true);
  switch (gate) {
    case 'unverified-funds':
      return (
        (contract?.verified?.value !== 'none' && isNewer(contract?.verified?.evidence)) ||
        (contract?.holdsFunds?.value === false && isNewer(contract.holdsFunds.evidence))
      );
    case 'open-critical':
      return facts.audits.some(
        (audit) =>
          audit.id === subject &&
          audit.findings?.whole === true &&
          openCriticals(audit) === 0 &&
          isEventReadAgain(audit.evidence),
      );
    case 'honeypot':
      return (
        facts.sellability?.value.holdersCanSell === true && isNewer(facts.sellability.evidence)
      );
    case 'recent-incident':
      return incident?.resolved === true && isEventReadAgain(incident.evidence);
    case 'large-loss':
      return (
        incident !== undefined && incident.lossUsd !== null && isEventReadAgain(incident.evidence)
      );
    default:
      return false;
  }
}

export const DANGERS = {
  'unverified-funds': unverifiedFunds,
  'open-critical': openCritical,
  honeypot,
  'recent-incident': recentIncident,
  'large-loss': largeLoss,
};
