/** Documents to a record. Pure: the same documents give the same record, however they are handed. */
import { fillGaps } from '../projects/complete';
import { AUDITS, CONTRACTS, INCIDENTS, ISSUED_TOKENS } from '../projects/listRules';
import { Removals } from '../projects/removals';
import type { ListRule } from '../projects/settleList';
import { distinct, orderTickers } from '../store/head';
import { isFeedRow, type BountyRow, type ObservationRow, type TokenRow } from '../store/rows';
import { DETAILS, type Composed, type Document, type Head, type Section } from './document';

const NOTHING: Omit<Composed, 'head'> = {
  ...{ aliases: [], tokens: [], contracts: [], issuedTokens: [], audits: [], incidents: [] },
  ...{ bounty: null, observations: [] },
};

const closes = (document: Document, section: Section): boolean => document.closes.includes(section);
const leave = (document: Document, section: Section) =>
  new Removals(document.project, closes(document, section));

function composeDetails({ head: said, ...document }: Document, before: Head | undefined) {
  const stored = (key: (typeof DETAILS)[number]) =>
    key === 'statusSince' && before?.status !== said.status ? null : (before?.[key] ?? null);
  return Object.fromEntries(
    DETAILS.map((key) => {
      const value = said[key];
      const isKept =
        value === undefined || (value === null && !document.closes.includes('details'));
      return [key, isKept ? stored(key) : value];
    }),
  ) as Pick<Head, (typeof DETAILS)[number]>;
}

function composeHead(
  document: Document,
  before: Head | undefined,
  tokens: readonly TokenRow[],
): Head {
  const { head: said } = document;
  const links = before?.links ?? {};
  const known = before?.origin === 'projects' ? before.chains : tokens.map(({ chain }) => chain);
  const named = [...document.tokens, ...(document.contracts ?? [])].map(({ chain }) => chain);
  return {
    ...{ name: said.name, category: said.category, status: said.status, origin: said.origin },
    ...composeDetails(document, before),
    links: said.links
      ? closes(document, 'links')
        ? said.links
        : { ...links, ...said.links }
      : links,
    chains: distinct(said.chains ?? [...known, ...named]),
    tickers:
      said.tickers ??
      orderTickers(
        document.tokens.map(({ symbol }) => symbol),
        before?.tickers ?? [],
        tokens,
      ),
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

interface List<Row> {
  section: Section;
  rule: Pick<ListRule<Row>, 'complete'>;
}

/** Items are the same by id: which they are is pinned. */
function composeList<Row extends { id: string }>(
  document: Document,
  said: readonly Row[] | undefined,
  before: Row[],
  { section, rule }: List<Row>,
): Row[] {
  if (!said) return before;
  const byId = new Map(before.map((row) => [row.id, row]));
  const whole = said.map((row) => {
    const own = byId.get(row.id);
    const feed = byId.get(document.replaces?.[row.id]?.[0] ?? '');
    const stored = own ?? feed;
    return stored ? rule.complete(row, stored, leave(document, section), !own) : row;
  });
  const gone = new Set([
    ...whole.map(({ id }) => id),
    ...whole.flatMap(({ id }) => document.replaces?.[id] ?? []),
  ]);
  const rest = before.filter(
    (row) => !gone.has(row.id) && (isFeedRow(row) || !closes(document, section)),
  );
  return [...whole, ...rest];
}

function composeBounty(document: Document, before: BountyRow | null): BountyRow | null {
  const { bounty: said } = document;
  if (said === undefined) return before;
  if (said === null) return closes(document, 'bounty') ? null : before;
  return before ? fillGaps(said, before, 'the bounty', leave(document, 'bounty')) : said;
}

/** Only a document that says everything withdraws one: of a later day than its own of that key. */
function composeObservations(document: Document, before: ObservationRow[]): ObservationRow[] {
  const slotOf = ({ key, observedAt }: ObservationRow) => `${key} ${observedAt}`;
  const newest = new Map(document.observations.map(({ key, observedAt }) => [key, observedAt]));
  const kept = closes(document, 'observations')
    ? before.filter(({ key, observedAt }) => observedAt <= (newest.get(key) ?? ''))
    : before;
  const all = [...kept, ...document.observations];
  return [...new Map(all.map((row) => [slotOf(row), row])).values()];
}

/** One more document upon what those before it give. */
function add(before: Composed | undefined, document: Document): Composed {
  const was = before ?? NOTHING;
  const list = <Row extends { id: string }>(
    said: readonly Row[] | undefined,
    rows: Row[],
    of: List<Row>,
  ) => composeList(document, said, rows, of);
  const tokens = composeTokens(document.tokens, was.tokens);
  return {
    head: composeHead(document, before?.head, tokens),
    aliases: distinct([...was.aliases, ...document.formerIds]),
    tokens,
    contracts: list(document.contracts, was.contracts, { section: 'contracts', rule: CONTRACTS }),
    issuedTokens: list(document.issuedTokens, was.issuedTokens, {
      ...{ section: 'issuedTokens', rule: ISSUED_TOKENS },
    }),
    audits: list(document.audits, was.audits, { section: 'audits', rule: AUDITS }),
    incidents: list(document.incidents, was.incidents, { section: 'incidents', rule: INCIDENTS }),
    bounty: composeBounty(document, was.bounty),
    observations: composeObservations(document, was.observations),
  };
}

/** @returns undefined for no document at all */
export const compose = (documents: readonly Document[]): Composed | undefined =>
  [...documents].sort((a, b) => a.seq - b.seq).reduce<Composed | undefined>(add, undefined);
