/** Holds the curated records against facts of a dump. Pure. */
import type {
  BountyFact,
  ContractFact,
  Contradiction,
  CuratedRecord,
  Dump,
  IncidentFact,
  RegisteredFact,
} from './types';

const DAY_MS = 86_400_000;
/** Lists date an incident by the attack, the alert or their own entry. */
const NEAR_DAYS = 3;
/** Of the larger of two amounts. */
const TOLERANCE = 1 / 3;

const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;

const differ = (one: number, other: number): boolean =>
  Math.abs(one - other) > Math.max(one, other) * TOLERANCE;

/** An incident, among those of about that day the one with the closest loss. */
function findIncident(record: CuratedRecord, fact: IncidentFact) {
  const gap = (lossUsd: number | null | undefined): number =>
    typeof lossUsd === 'number' && fact.lossUsd !== null ? Math.abs(lossUsd - fact.lossUsd) : 0;
  return (record.incidents ?? [])
    .filter(({ occurredOn }) => daysBetween(occurredOn, fact.on) <= NEAR_DAYS)
    .sort((a, b) => gap(a.lossUsd) - gap(b.lossUsd))[0];
}

function* incidentContradictions(
  record: CuratedRecord,
  fact: IncidentFact,
): Generator<Contradiction> {
  const key = `incident ${fact.on} ${fact.name}`;
  const found = findIncident(record, fact);
  if (!found)
    yield { project: record.id, key, text: `not recorded, loss ${fact.lossUsd ?? 'unknown'}` };
  else if (fact.lossUsd && found.lossUsd && differ(fact.lossUsd, found.lossUsd))
    yield {
      project: record.id,
      key,
      text: `loss ${fact.lossUsd}, recorded ${found.lossUsd} (${found.title})`,
    };
}

/** A source is newer than the dump: then it may know better. */
const isNewer = (record: CuratedRecord, source: string | undefined, on: string): boolean =>
  (record.sources?.[source ?? '']?.statedOn ?? '') > on;

function* bountyContradictions(
  record: CuratedRecord,
  facts: readonly BountyFact[],
): Generator<Contradiction> {
  const [first] = facts;
  if (!first || isNewer(record, record.bounty?.source, first.on)) return;
  const open = facts.filter(({ ended }) => !ended);
  const key = `bounty ${facts.map(({ programme }) => programme).join(', ')}`;
  const rewards = open.flatMap(({ topRewardUsd }) => topRewardUsd ?? []);
  const best = rewards.length > 0 ? Math.max(...rewards) : null;
  const say = (text: string): Contradiction => ({ project: record.id, key, text });
  const { status, topRewardUsd } = record.bounty ?? {};
  if (open.length > 0 && status !== 'active') yield say(`open, recorded ${status ?? 'nothing'}`);
  else if (open.length === 0 && status === 'active') yield say('ended, recorded active');
  else if (best !== null && topRewardUsd !== undefined && best !== topRewardUsd)
    yield say(`top reward ${best}, recorded ${topRewardUsd}`);
}

interface Power {
  contract?: string;
  holder: string;
  threshold?: number | null;
  signers?: number | null;
}

function* contractContradictions(
  record: CuratedRecord,
  fact: ContractFact,
): Generator<Contradiction> {
  const key = `contract ${fact.contract}`;
  const say = (text: string): Contradiction => ({ project: record.id, key, text });
  const contract = record.contracts?.find(({ id }) => id.toLowerCase() === fact.contract);
  const code = contract?.implementation?.toLowerCase();
  const codeSource = contract?.sources?.code ?? contract?.source;
  if (
    code !== undefined &&
    fact.implementation !== null &&
    code !== fact.implementation &&
    !isNewer(record, codeSource, fact.on)
  )
    yield say(`implementation ${fact.implementation}, recorded ${code}`);
  for (const { value, source } of record.observations?.filter(({ key: of }) => of === 'control') ??
    []) {
    if (isNewer(record, source, fact.on)) continue;
    for (const power of (value as { powers: Power[] }).powers) {
      if (power.holder !== 'multisig' || power.contract?.toLowerCase() !== fact.contract) continue;
      for (const part of ['threshold', 'signers'] as const)
        if (fact[part] !== null && typeof power[part] === 'number' && power[part] !== fact[part])
          yield say(`${part} ${fact[part]}, recorded ${power[part]}`);
    }
  }
}

/** A registry may keep what is no longer used: the day of the record's own list counts. */
function* registryContradictions(
  record: CuratedRecord,
  { contract, name, on }: RegisteredFact,
): Generator<Contradiction> {
  const isRecorded = record.contracts?.some(({ id }) => id.toLowerCase() === contract);
  const list = record.observations?.find(({ key }) => key === 'contract-list');
  if (isRecorded || isNewer(record, list?.source, on)) return;
  yield { project: record.id, key: `contract ${contract}`, text: `${name} is not recorded` };
}

/** `asOf`: later facts of a dump say nothing about the set. Sorted by project and key. */
export function compare(
  records: readonly CuratedRecord[],
  dump: Omit<Dump, 'rows'>,
  asOf: string,
): Contradiction[] {
  const found = records.flatMap((record) => {
    const ofProject = <Fact extends { project: string; on: string }>(facts: readonly Fact[]) =>
      facts.filter(({ project, on }) => project === record.id && on <= asOf);
    return [
      ...ofProject(dump.incidents).flatMap((fact) => [...incidentContradictions(record, fact)]),
      ...bountyContradictions(record, ofProject(dump.bounties)),
      ...ofProject(dump.contracts).flatMap((fact) => [...contractContradictions(record, fact)]),
      ...ofProject(dump.registered ?? []).flatMap((fact) => [
        ...registryContradictions(record, fact),
      ]),
    ];
  });
  const name = ({ project, key }: Contradiction): string => `${project} ${key}`;
  return found.sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

export interface Exception {
  project: string;
  key: string;
  why: string;
}

/** @returns what nobody has reviewed, and exceptions that no dump contradicts any more */
export function review(
  contradictions: readonly Contradiction[],
  exceptions: readonly Exception[],
): { open: Contradiction[]; reviewed: Contradiction[]; unused: Exception[] } {
  const names = ({ project, key }: { project: string; key: string }): string => `${project} ${key}`;
  const known = new Set(exceptions.map(names));
  const met = new Set(contradictions.map(names));
  return {
    open: contradictions.filter((item) => !known.has(names(item))),
    reviewed: contradictions.filter((item) => known.has(names(item))),
    unused: exceptions.filter((item) => !met.has(names(item))),
  };
}
