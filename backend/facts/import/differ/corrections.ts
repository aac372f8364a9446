/**
 * What a record had wrongly: a value that goes, or that another one replaces whose source is of no
 * later day. A later day is news. Pure.
 */
import type { CorrectedKind } from '../../../../contracts/projects/corrections';
import type { Composed } from '../compose/document';
import { nameAudit } from '../projects/complete';
import { AUDITS, INCIDENTS, type ListRule } from '../projects/listRules';
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

export function shown(field: string, value: unknown): unknown {
  const [plain] = Object.values(withoutText({ [field]: value }) as Fields);
  const json = JSON.stringify(plain ?? null);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : plain;
}

export interface Fact extends Pick<Found, 'kind' | 'item' | 'name'> {
  fields: Fields;
  /** Lists that were said to be all there is: more of them corrects that. */
  whole?: readonly string[];
  sourceOf: (field: string | null) => SourceFacts | null;
}

const pick = <Row extends object>(row: Row, ...names: (keyof Row & string)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

const ofContract = (row: ContractRow): Fact => ({
  ...{ kind: 'contract', item: row.id, name: row.name },
  whole: row.codeChangesWhole ? ['codeChanges'] : [],
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
  whole: row.findingsWhole === false ? [] : ['findings'],
  fields: {
    ...pick(row, 'auditor', 'publishedOn', 'scope', 'findingCounts'),
    findings: row.findingsKnown ? findings.map(({ ordinal: _, ...finding }) => finding) : null,
  },
  sourceOf: () => row.source,
});

const ofIncident = (row: IncidentRow): Fact => ({
  ...{ kind: 'incident', item: row.id, name: row.occurredOn },
  fields: pick(
    row,
    ...(['occurredOn', 'lossUsd', 'lossShare', 'returnedShare', 'chain'] as const),
    ...(['resolved', 'resolvedOn'] as const),
  ),
  sourceOf: () => row.source,
});

const ofBounty = (row: BountyRow): Fact => ({
  ...{ kind: 'bounty', item: 'bounty', name: 'Bug bounty' },
  fields: pick(row, 'status', 'topRewardUsd'),
  sourceOf: () => row.source,
});

/** The newest of a key is the fact. */
const ofObservation = ({ key, value, source }: ObservationRow): Fact => ({
  ...{ kind: 'observation', item: key, name: key },
  fields: (value as Fields | null) ?? {},
  whole: (value as Fields | null)?.whole === true ? ['powers'] : [],
  sourceOf: () => source,
});

/** Of a record all, or what is compared. */
export type CorrectedRows = Partial<
  Pick<Composed, 'contracts' | 'audits' | 'incidents' | 'bounty' | 'observations'>
>;

export function factsOf({
  contracts = [],
  audits = [],
  incidents = [],
  bounty,
  observations = [],
}: CorrectedRows): Map<string, Fact> {
  const inOrder = observations
    .filter(({ sample }) => !sample)
    .sort((a, b) => (a.observedAt < b.observedAt ? -1 : 1));
  const facts = [
    ...contracts.map(ofContract),
    ...audits.map(ofAudit),
    ...incidents.map(ofIncident),
    ...(bounty ? [ofBounty(bounty)] : []),
    ...inOrder.map(ofObservation),
  ];
  return new Map(facts.map((fact) => [`${fact.kind} ${fact.item}`, fact]));
}

/** Other words, or another address, for the same. */
const WORDS = ['note', 'url'];
/** False: we had not finished. */
const PROGRESS = ['whole', 'complete'];
const isMissing = (value: unknown): boolean => value === null || value === undefined;

/** More of the same, or other words for it, is no correction. */
function extendsIt(before: unknown, after: unknown): boolean {
  if (sameFacts(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return before.every((one) => after.some((other) => extendsIt(one, other)));
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false;
  return Object.entries(before).every(
    ([key, value]) => WORDS.includes(key) || extendsIt(value, (after as Fields)[key]),
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

const isMore = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after) && after.length > before.length;

function compareFact(before: Fact, after: Fact | undefined): Found[] {
  const { kind, item, name, fields, whole = [] } = before;
  const of = { kind, item, name };
  if (!after) {
    const gone = { field: null, before: null, after: null, afterSource: null };
    return [{ ...of, ...gone, beforeSource: before.sourceOf(null) }];
  }
  return Object.entries(fields).flatMap(([field, value]): Found[] => {
    const now = after.fields[field] ?? null;
    const sources = { beforeSource: before.sourceOf(field), afterSource: after.sourceOf(field) };
    const isSame = extendsIt(value, now) && !(whole.includes(field) && isMore(value, now));
    const isNews = !isMissing(now) && isLater(sources.afterSource, sources.beforeSource);
    const isGap = isMissing(value) || (value === false && PROGRESS.includes(field));
    if (WORDS.includes(field) || isGap || isSame || isNews) return [];
    return [{ ...of, field, before: shown(field, value), after: shown(field, now), ...sources }];
  });
}

/** A file stands in the place of a feed's report or incident. */
const isReplaced = ({ item }: Fact, before: CorrectedRows, after: CorrectedRows): boolean =>
  isFeedRow({ id: item }) &&
  (replaces(AUDITS, item, before.audits, after.audits) ||
    replaces(INCIDENTS, item, before.incidents, after.incidents));

function replaces<Row extends { id: string }>(
  { replacesFeed }: Pick<ListRule<Row>, 'replacesFeed'>,
  item: string,
  before: readonly Row[] = [],
  after: readonly Row[] = [],
): boolean {
  const feed = before.find(({ id }) => id === item);
  return feed !== undefined && after.some((row) => replacesFeed(row, feed));
}

/** What was withdrawn with all that cites it: nobody should follow its address any more. */
function withoutGone(source: SourceFacts | null, standing: ReadonlySet<string>) {
  if (!source || standing.has(source.url ?? '')) return source;
  return { ...source, url: null, title: TEXT, locator: null };
}

const sourcesIn = (facts: ReadonlyMap<string, Fact>): Set<string> =>
  new Set(
    [...facts.values()].flatMap(({ fields, sourceOf }) =>
      [null, ...Object.keys(fields)].flatMap((field) => sourceOf(field)?.url ?? []),
    ),
  );

export function findCorrections(before: CorrectedRows, after: CorrectedRows): Found[] {
  const now = factsOf(after);
  const found = [...factsOf(before)].flatMap(([key, fact]) =>
    !now.has(key) && isReplaced(fact, before, after) ? [] : compareFact(fact, now.get(key)),
  );
  if (found.length === 0) return found;
  const standing = sourcesIn(now);
  return found.map((one) => ({ ...one, beforeSource: withoutGone(one.beforeSource, standing) }));
}
