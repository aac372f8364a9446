/**
 * What a record had wrongly: a value that goes, or that another one replaces whose source is of no
 * later day. A later day is news. Pure.
 */
import type { CorrectedKind } from '../../../contracts/corrections';
import type { Composed } from '../compose/document';
import { nameAudit } from '../projects/complete';
import { AUDITS, INCIDENTS } from '../projects/listRules';
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

/** Codes, days, ids and addresses of contracts. */
const PLAIN = /^[\w.:/-]{1,80}$/;
const LONGEST = 500;
const TEXT = '(text left out)';

/** What was withdrawn may have been somebody's name, or an address that nobody should follow. */
function withoutText(value: unknown): unknown {
  if (typeof value === 'string') return PLAIN.test(value) && !value.includes('//') ? value : TEXT;
  if (Array.isArray(value)) return value.map(withoutText);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, one]) => [key, key === 'name' ? TEXT : withoutText(one)]),
  );
}

function shown(field: string, value: unknown): unknown {
  const [plain] = Object.values(withoutText({ [field]: value }) as Fields);
  const json = JSON.stringify(plain ?? null);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : plain;
}
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
  ...{ kind: 'incident', item: row.id, name: row.occurredOn },
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

/** Of one day, the later block. */
function isLater(source: SourceFacts | null, before: SourceFacts | null): boolean {
  if (!source || !before) return false;
  return dayOf(source) === dayOf(before)
    ? source.block !== null && before.block !== null && source.block > before.block
    : dayOf(source) > dayOf(before);
}

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
      (!isMissing(now) && isLater(afterSource, beforeSource))
      ? []
      : [
          {
            kind,
            item,
            name,
            field,
            before: shown(field, value),
            after: shown(field, now),
            beforeSource,
            afterSource,
          },
        ];
  });
}

/** A file stands in the place of a feed's report or incident. */
function isReplaced({ kind, item }: Fact, before: CorrectedRows, after: CorrectedRows): boolean {
  const find = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.find(({ id }) => id === item);
  if (!isFeedRow({ id: item })) return false;
  const [audit, incident] = [find(before.audits), find(before.incidents)];
  return kind === 'audit'
    ? after.audits.some((row) => AUDITS.replacesFeed(row, audit!))
    : after.incidents.some((row) => INCIDENTS.replacesFeed(row, incident!));
}

export function findCorrections(before: CorrectedRows, after: CorrectedRows): Found[] {
  const now = factsOf(after);
  return [...factsOf(before)].flatMap(([key, fact]) =>
    !now.has(key) && isReplaced(fact, before, after) ? [] : compareFact(fact, now.get(key)),
  );
}
