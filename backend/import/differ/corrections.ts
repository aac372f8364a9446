/**
 * What a record had wrongly: a value that goes, or that another one replaces whose source is of no
 * later day. A later day is news. Pure.
 */
import type { CorrectedKind } from '../../../contracts/corrections';
import type { Composed } from '../compose/document';
import { nameAudit } from '../projects/complete';
import {
  isFeedRow,
  sameFacts,
  type AuditRow,
  type BountyRow,
  type ContractRow,
  type IncidentRow,
  type ObservationRow,
  type SourceFacts,
} from '../store/rows';

export interface Found {
  kind: CorrectedKind;
  item: string;
  name: string;
  /** Null: the whole row. */
  field: string | null;
  before: unknown;
  after: unknown;
  beforeSource: SourceFacts | null;
  afterSource: SourceFacts | null;
}

type Fields = Readonly<Record<string, unknown>>;
interface Fact extends Pick<Found, 'kind' | 'item' | 'name'> {
  fields: Fields;
  sourceOf: (field: string | null) => SourceFacts | null;
}

const pick = <Row extends object>(row: Row, ...names: (keyof Row & string)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

const ofContract = (row: ContractRow): Fact => ({
  ...{ kind: 'contract', item: row.id, name: row.name },
  fields: pick(
    row,
    'proxy',
    'implementation',
    'holdsFunds',
    'verified',
    'deployedOn',
    'codeChanges',
    'listed',
  ),
  sourceOf: (field) => {
    const named = field === 'implementation' || field === 'codeChanges' ? 'code' : field;
    return row.fieldSources?.[named as keyof ContractRow['fieldSources']] ?? row.source;
  },
});

const ofAudit = ({ findings, ...row }: AuditRow): Fact => ({
  ...{ kind: 'audit', item: row.id, name: nameAudit(row) },
  fields: {
    ...pick(row, 'auditor', 'publishedOn', 'reportUrl', 'scope', 'findingCounts'),
    findings: row.findingsKnown ? findings.map(({ ordinal: _, ...finding }) => finding) : null,
  },
  sourceOf: () => row.source,
});

const ofIncident = (row: IncidentRow): Fact => ({
  ...{ kind: 'incident', item: row.id, name: row.title },
  fields: pick(
    row,
    ...(['occurredOn', 'lossUsd', 'lossShare', 'returnedShare', 'technique', 'chain'] as const),
    ...(['resolved', 'resolvedOn'] as const),
  ),
  sourceOf: () => row.source,
});

const ofBounty = (row: BountyRow): Fact => ({
  ...{ kind: 'bounty', item: 'bounty', name: 'Bug bounty' },
  fields: pick(row, 'status', 'topRewardUsd', 'url'),
  sourceOf: () => row.source,
});

/** The newest of a key is the fact. */
const ofObservation = ({ key, value, source }: ObservationRow): Fact => ({
  ...{ kind: 'observation', item: key, name: key },
  fields: (value as Fields | null) ?? {},
  sourceOf: () => source,
});

export type CorrectedRows = Pick<
  Composed,
  'contracts' | 'audits' | 'incidents' | 'bounty' | 'observations'
>;

function factsOf(record: CorrectedRows): Map<string, Fact> {
  const inOrder = record.observations
    .filter(({ sample }) => !sample)
    .sort((a, b) => (a.observedAt < b.observedAt ? -1 : 1));
  const facts = [
    ...record.contracts.map(ofContract),
    ...record.audits.map(ofAudit),
    ...record.incidents.map(ofIncident),
    ...(record.bounty ? [ofBounty(record.bounty)] : []),
    ...inOrder.map(ofObservation),
  ];
  return new Map(facts.map((fact) => [`${fact.kind} ${fact.item}`, fact]));
}

const NOTE = 'note';
const isMissing = (value: unknown): boolean => value === null || value === undefined;

/** More of the same, or a note in other words, is no correction. */
function extendsIt(before: unknown, after: unknown): boolean {
  if (sameFacts(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return before.every((one) => after.some((other) => extendsIt(one, other)));
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false;
  return Object.entries(before).every(
    ([key, value]) => key === NOTE || extendsIt(value, (after as Fields)[key]),
  );
}

const dayOf = ({ statedOn, checkedAt }: SourceFacts): string => statedOn ?? checkedAt.slice(0, 10);

const isLater = (source: SourceFacts | null, before: SourceFacts | null): boolean =>
  source !== null && before !== null && dayOf(source) > dayOf(before);

function compareFact(before: Fact, after: Fact | undefined): Found[] {
  const { kind, item, name } = before;
  if (!after) {
    const beforeSource = before.sourceOf(null);
    return [
      { kind, item, name, field: null, before: null, after: null, beforeSource, afterSource: null },
    ];
  }
  return Object.entries(before.fields).flatMap(([field, value]): Found[] => {
    const now = after.fields[field] ?? null;
    const [beforeSource, afterSource] = [before.sourceOf(field), after.sourceOf(field)];
    return field === NOTE ||
      isMissing(value) ||
      extendsIt(value, now) ||
      isLater(afterSource, beforeSource)
      ? []
      : [{ kind, item, name, field, before: value, after: now, beforeSource, afterSource }];
  });
}

/** Not of a feed's report that a file stands in place of. */
export function findCorrections(before: CorrectedRows, after: CorrectedRows): Found[] {
  const now = factsOf(after);
  return [...factsOf(before)].flatMap(([key, fact]) =>
    isFeedRow({ id: fact.item }) && !now.has(key) ? [] : compareFact(fact, now.get(key)),
  );
}
