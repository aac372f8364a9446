/** Documents to a record. Pure: the same documents give the same record, however they are handed. */
import { fillGaps } from '../projects/complete';
import { AUDITS, CONTRACTS, INCIDENTS, ISSUED_TOKENS, type ListRule } from '../projects/listRules';
import { Removals, type Removal } from '../projects/removals';
import { distinct, orderTickers } from '../store/head';
import { isFeedRow, type BountyRow, type ObservationRow, type TokenRow } from '../store/rows';
import { create, fill, isListed } from '../listings/fill';
import {
  DETAILS,
  type Composed,
  type Document,
  type FileDocument,
  type Head,
  type ListDocument,
} from './document';
import { applyEdits } from './edits';

const NOTHING: Omit<Composed, 'head'> = {
  ...{ aliases: [], tokens: [], contracts: [], issuedTokens: [], audits: [], incidents: [] },
  ...{ bounty: null, observations: [] },
};

/** What is withdrawn is counted, whether or not the document may remove it. */
function composeDetails(
  { head: said }: FileDocument,
  before: Head | undefined,
  removals: Removals,
): Pick<Head, (typeof DETAILS)[number]> {
  const stored = (key: (typeof DETAILS)[number]) =>
    key === 'statusSince' && before?.status !== said.status ? null : (before?.[key] ?? null);
  removals.add(
    'details',
    DETAILS.filter((key) => said[key] === null && stored(key) !== null),
  );
  return Object.fromEntries(
    DETAILS.map((key) => {
      const value = said[key];
      const isKept = value === undefined || (value === null && !removals.allowed);
      return [key, isKept ? stored(key) : value];
    }),
  ) as Pick<Head, (typeof DETAILS)[number]>;
}

function composeLinks(
  { head: { links } }: FileDocument,
  before: Head | undefined,
  removals: Removals,
): Head['links'] {
  const stored = before?.links ?? {};
  if (!links) return stored;
  if (before && isListed(before)) return Object.keys(links).length > 0 ? links : stored;
  removals.add(
    'links',
    Object.keys(stored).filter((kind) => links[kind] === undefined),
  );
  return removals.allowed ? links : { ...stored, ...links };
}

function composeHead(
  document: FileDocument,
  before: Head | undefined,
  tokens: readonly TokenRow[],
  removals: Removals,
): Head {
  const { head: said } = document;
  const named = [...document.tokens, ...(document.contracts ?? [])].map(({ chain }) => chain);
  // Lists fill gaps of a file, whichever came first.
  const listed = before && isListed(before) ? before : undefined;
  const known = listed ? [] : (before?.chains ?? []);
  const chains = distinct(said.chains ?? [...known, ...named]);
  const details = composeDetails(document, before, removals);
  const tickers = orderTickers(
    document.tokens.map(({ symbol }) => symbol),
    before?.tickers ?? [],
    tokens,
  );
  const isSide = listed?.tickers[0] !== undefined && listed.tickers[0] !== tickers[0];
  return {
    ...{ name: said.name, category: said.category, status: said.status, origin: said.origin },
    ...{ ...details, logo: isSide ? (said.logo ?? null) : details.logo },
    links: composeLinks(document, before, removals),
    chains: chains.length === 0 && listed ? listed.chains : chains,
    tickers,
    sample: said.sample ?? before?.sample ?? false,
  };
}

/** Name and decimals of a list stay where a file omits them. */
function composeTokens(said: readonly TokenRow[], before: readonly TokenRow[]): TokenRow[] {
  const byId = new Map(before.map((row) => [row.id, row]));
  const own = said.map((row) => ({
    ...row,
    name: row.name ?? byId.get(row.id)?.name ?? null,
    decimals: row.decimals ?? byId.get(row.id)?.decimals ?? null,
  }));
  const named = new Set(own.map(({ id }) => id));
  return [...own, ...before.filter(({ id }) => !named.has(id))];
}

/** A missing list says nothing. Items are the same by id: which they are is pinned. */
function composeList<Row extends { id: string }>(
  said: readonly Row[] | undefined,
  before: Row[],
  rule: ListRule<Row>,
  removals: Removals,
): Row[] {
  if (!said) return before;
  const free = new Map(before.map((row) => [row.id, row]));
  const recorded = said.map(({ id }) => free.get(id));
  said.forEach(({ id }) => free.delete(id));
  const feedsOf = (row: Row) =>
    [...free.values()].filter((other) => isFeedRow(other) && rule.replacesFeed(row, other));
  const whole = said.map((row, at) => {
    const own = recorded[at];
    const stored = own ?? feedsOf(row)[0];
    if (stored) free.delete(stored.id);
    return stored ? rule.complete(row, stored, removals, !own) : row;
  });
  said.flatMap(feedsOf).forEach(({ id }) => free.delete(id));
  const rest = [...free.values()];
  removals.add(rule.kind, rest.filter((row) => !isFeedRow(row)).map(rule.label));
  return [...whole, ...rest.filter((row) => isFeedRow(row) || !removals.allowed)];
}

function composeBounty(
  { bounty: said }: FileDocument,
  before: BountyRow | null,
  removals: Removals,
): BountyRow | null {
  if (said && before) return fillGaps(said, before, 'the bounty', removals);
  if (said !== null) return said ?? before;
  if (before) removals.add('bounty', [before.status]);
  return removals.allowed ? null : before;
}

/** Of a key and time the last. */
const oneEach = (rows: readonly ObservationRow[]): ObservationRow[] => [
  ...new Map(rows.map((row) => [`${row.key} ${row.observedAt}`, row])).values(),
];

/** Only a document that says everything withdraws one: of a later day than its own of that key. */
function composeObservations(
  { observations: said, isWhole }: FileDocument,
  before: ObservationRow[],
  removals: Removals,
): ObservationRow[] {
  const newest = new Map(said.map(({ key, observedAt }) => [key, observedAt]));
  const gone = isWhole
    ? before.filter(({ key, observedAt }) => observedAt > (newest.get(key) ?? ''))
    : [];
  removals.add(
    'observations',
    distinct(gone.map(({ key, observedAt }) => `${key} of ${observedAt.slice(0, 10)}`)),
  );
  const kept = removals.allowed ? before.filter((row) => !gone.includes(row)) : before;
  return oneEach([...kept, ...said]);
}

export interface ComposedUpon {
  record: Composed;
  /** What the document withdraws, or would if it might. */
  removals: Removal[];
}

/** One more document upon what those before it give. */
export function composeUpon(before: Composed | undefined, document: FileDocument): ComposedUpon {
  const was = before ?? NOTHING;
  const removals = new Removals(document.project, document.removes);
  const list = <Row extends { id: string }>(
    said: readonly Row[] | undefined,
    rows: Row[],
    rule: ListRule<Row>,
  ) => composeList(said, rows, rule, removals);
  const tokens = composeTokens(document.tokens, was.tokens);
  const record = {
    aliases: distinct([...was.aliases, ...document.formerIds]),
    tokens,
    contracts: list(document.contracts, was.contracts, CONTRACTS),
    issuedTokens: list(document.issuedTokens, was.issuedTokens, ISSUED_TOKENS),
    audits: list(document.audits, was.audits, AUDITS),
    incidents: list(document.incidents, was.incidents, INCIDENTS),
    bounty: composeBounty(document, was.bounty, removals),
    observations: composeObservations(document, was.observations, removals),
    head: composeHead(document, before?.head, tokens, removals),
  };
  return { record, removals: removals.list };
}

function addListed(before: Composed | undefined, document: ListDocument): Composed {
  const { project, listed, origin, observations } = document;
  const was = before ?? NOTHING;
  const { head, tokens } = before
    ? fill(listed, project, before, document)
    : create(listed, project, origin);
  const ids = new Set(tokens.map(({ id }) => id));
  return {
    ...{ ...was, head },
    tokens: [...was.tokens.filter(({ id }) => !ids.has(id)), ...tokens],
    observations: oneEach([...was.observations, ...observations]),
  };
}

function add(before: Composed | undefined, document: Document): Composed | undefined {
  if (document.speaker === 'others') return applyEdits(before, document);
  return document.speaker === 'file'
    ? composeUpon(before, document).record
    : addListed(before, document);
}

/** The record after each document, the oldest first. */
export function composeSteps(documents: readonly Document[]): (Composed | undefined)[] {
  const steps: (Composed | undefined)[] = [];
  for (const document of [...documents].sort((a, b) => a.seq - b.seq))
    steps.push(add(steps.at(-1), document));
  return steps;
}

/** @returns undefined without a document that says there is such a project */
export const compose = (documents: readonly Document[]): Composed | undefined =>
  composeSteps(documents).at(-1);
