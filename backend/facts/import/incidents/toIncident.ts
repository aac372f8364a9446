import { startOfDay } from '../../../../contracts/time';
import { shortHash } from '../projects/toDocument';
import type { ImportRun } from '../run';
import { FEED, type IncidentRow, plainSource } from '../store/rows';
import { chainFromName } from '../text/chains';
import { nameKey } from '../text/clean';
import { REQUIRED } from './refuseRow';
import { cut, toDay, toBoolean, toLinks, toList, toShare, toText, toUsd } from './fields';

type Row = Record<string, unknown>;

export interface ListedIncident {
  row: IncidentRow;
  name: string;
  /** The name is a project's id, as our export says. */
  exact: boolean;
  unknownChain: string | null;
  /** What the row has a column for; of the rest it says nothing. */
  said: ReadonlySet<keyof IncidentRow>;
}

/** Names of columns by what they state, in order of preference. */
const COLUMNS = {
  title: ['title'],
  summary: ['summary', 'description', 'details'],
  lossText: ['losstext', 'lossnote'],
  technique: ['technique', 'rootcause', 'type', 'attacktype', 'classification'],
  chain: ['chain', 'network', 'blockchain'],
  attacks: ['attacktx', 'tx', 'transaction', 'attacktransaction'],
  lossUsd: ['lossusd', 'loss', 'amountusd', 'amount'],
  returnedShare: ['returnedshare', 'returned', 'recoveredshare'],
  resolved: ['resolved', 'fixed'],
  resolvedOn: ['resolvedon', 'fixedon'],
  links: ['links', 'link', 'url', 'reference', 'postmortem', 'sourceurl'],
} as const;
type Column = keyof typeof COLUMNS;

/** Columns that a field comes from; any of them says it. Transactions alone say no summary. */
const MADE_OF: Partial<Record<keyof IncidentRow, Column[]>> = {
  title: ['title', 'technique'],
  summary: ['summary', 'lossText'],
  lossUsd: ['lossUsd'],
  returnedShare: ['returnedShare'],
  technique: ['technique'],
  resolved: ['resolved'],
  resolvedOn: ['resolvedOn'],
  links: ['links'],
};

const hasColumn = (row: Row, column: Column): boolean =>
  COLUMNS[column].some((key) => row[key] !== undefined);

/** A chain that is not known says nothing. */
const findSaid = (row: Row, chain: string | null): ReadonlySet<keyof IncidentRow> =>
  new Set([
    ...Object.entries(MADE_OF)
      .filter(([, columns]) => columns.some((column) => hasColumn(row, column)))
      .map(([field]) => field as keyof IncidentRow),
    ...(chain ? (['chain'] as const) : []),
  ]);

const pick = (row: Row, keys: readonly string[]): unknown =>
  keys
    .map((key) => row[key])
    .find((value) => value !== undefined && value !== null && value !== '');

/** Keeps losses in other coins and transactions as text. */
function buildSummary(row: Row, attacks: readonly string[]): string | null {
  const lossText = toText(pick(row, COLUMNS.lossText));
  const parts = [
    toText(pick(row, COLUMNS.summary)),
    lossText && `Loss as reported: ${lossText.replace(/\.$/, '')}.`,
    attacks.length > 0
      ? `Attack transaction${attacks.length > 1 ? 's' : ''}: ${attacks.slice(0, 3).join(', ')}.`
      : null,
  ].filter((part) => part !== null && part !== '');
  return parts.length > 0 ? cut(parts.join(' '), 600) : null;
}

/** Of rows that `npm run export -- incidents` wrote. */
const findOwnId = (row: Row): string | undefined => {
  const id = toText(row.id) ?? '';
  return id.startsWith(FEED) && /^[0-9a-f]{12}$/.test(id.slice(FEED.length)) ? id : undefined;
};

const checkedAt = (row: Row, today: string): string => {
  const day = toDay(row.checkedon);
  return startOfDay(day && day < today ? day : today);
};

/**
 * The id derives from day, victim and first attack transaction (or technique), so newer lists match
 * it.
 */
export function toIncident(row: Row, run: ImportRun): ListedIncident | string {
  const occurredOn = toDay(pick(row, REQUIRED.date));
  const name = toText(pick(row, REQUIRED.project));
  if (!occurredOn) return 'date is missing or not YYYY-MM-DD';
  if (!name || name.length > 200) return 'project is missing, or longer than 200 characters';
  if (occurredOn > run.today) return `date ${occurredOn} is in the future`;
  const technique = toText(pick(row, COLUMNS.technique));
  const chainName = toText(pick(row, COLUMNS.chain));
  const chain = chainName ? (chainFromName(chainName) ?? null) : null;
  const attacks = toList(pick(row, COLUMNS.attacks)).filter(
    (tx) => !/^https?:/.test(tx) && tx.length <= 100,
  );
  const lossUsd = toUsd(pick(row, COLUMNS.lossUsd));
  const links = toLinks(pick(row, COLUMNS.links), pick(row, ['attacktx', 'tx']));
  const title = toText(row.title) ?? technique ?? `Incident at ${name}`;
  const sourceTitle =
    run.parameters.sourceTitle ?? toText(row.source) ?? 'Imported list of incidents';
  const ownId = findOwnId(row);
  const derivedId = `${FEED}${shortHash(occurredOn, nameKey(name) || name, attacks[0]?.toLowerCase() ?? technique)}`;
  return {
    name,
    exact: ownId !== undefined,
    unknownChain: chainName && !chain ? chainName : null,
    said: findSaid(row, chain),
    row: {
      id: ownId ?? derivedId,
      projectId: null,
      victim: ownId ? (toText(row.victim) ?? name) : name,
      occurredOn,
      title: cut(title, 200),
      summary: buildSummary(row, attacks),
      lossUsd,
      lossShare: null,
      returnedShare: toShare(pick(row, COLUMNS.returnedShare)),
      technique: technique && cut(technique, 120),
      chain,
      resolved: toBoolean(pick(row, COLUMNS.resolved)),
      resolvedOn: toDay(pick(row, COLUMNS.resolvedOn)),
      links,
      source: plainSource({
        url: run.parameters.sourceUrl ?? toLinks(row.sourceurl)[0] ?? links[0] ?? null,
        title: cut(sourceTitle, 200),
        tier: 'P3',
        checkedAt: ownId ? checkedAt(row, run.today) : startOfDay(run.today),
      }),
    },
  };
}
