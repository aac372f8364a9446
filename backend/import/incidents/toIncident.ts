import { shortHash } from '../projects/desired';
import type { ImportRun } from '../run';
import { FEED, type IncidentRow } from '../store/rows';
import { chainFromName } from '../text/chains';
import { nameKey } from '../text/clean';
import { cut, toDay, toBoolean, toLinks, toList, toShare, toText, toUsd } from './fields';

type Row = Record<string, unknown>;

export interface ListedIncident {
  row: IncidentRow;
  name: string;
  unknownChain: string | null;
}

const pick = (row: Row, ...keys: string[]): unknown =>
  keys
    .map((key) => row[key])
    .find((value) => value !== undefined && value !== null && value !== '');

/** Keeps losses in other coins and transactions as text. */
function buildSummary(row: Row, attacks: readonly string[]): string | null {
  const lossText = toText(pick(row, 'losstext', 'lossnote'));
  const parts = [
    toText(pick(row, 'summary', 'description', 'details')),
    lossText && `Loss as reported: ${lossText.replace(/\.$/, '')}.`,
    attacks.length > 0
      ? `Attack transaction${attacks.length > 1 ? 's' : ''}: ${attacks.slice(0, 3).join(', ')}.`
      : null,
  ].filter((part) => part !== null && part !== '');
  return parts.length > 0 ? cut(parts.join(' '), 600) : null;
}

/**
 * The id derives from day, victim and first attack transaction (or technique), so newer lists match
 * it.
 */
export function toIncident(row: Row, run: ImportRun): ListedIncident | string {
  const occurredOn = toDay(pick(row, 'date', 'occurredon', 'occurredat', 'day'));
  const name = toText(pick(row, 'project', 'victim', 'protocol', 'name', 'target'));
  if (!occurredOn) return 'date is missing or not YYYY-MM-DD';
  if (!name || name.length > 200) return 'project is missing, or longer than 200 characters';
  if (occurredOn > run.today) return `date ${occurredOn} is in the future`;
  const technique = toText(
    pick(row, 'technique', 'rootcause', 'type', 'attacktype', 'classification'),
  );
  const chainName = toText(pick(row, 'chain', 'network', 'blockchain'));
  const chain = chainName ? (chainFromName(chainName) ?? null) : null;
  const attacks = toList(pick(row, 'attacktx', 'tx', 'transaction', 'attacktransaction')).filter(
    (tx) => !/^https?:/.test(tx) && tx.length <= 100,
  );
  const lossUsd = toUsd(pick(row, 'lossusd', 'loss', 'amountusd', 'amount'));
  const links = toLinks(
    pick(row, 'links', 'link', 'url', 'reference', 'postmortem', 'sourceurl'),
    pick(row, 'attacktx', 'tx'),
  );
  const title = toText(row.title) ?? technique ?? `Incident at ${name}`;
  const sourceTitle =
    run.parameters.sourceTitle ?? toText(row.source) ?? 'Imported list of incidents';
  return {
    name,
    unknownChain: chainName && !chain ? chainName : null,
    row: {
      id: `${FEED}${shortHash(occurredOn, nameKey(name) || name, attacks[0]?.toLowerCase() ?? technique)}`,
      projectId: null,
      victim: name,
      occurredOn,
      title: cut(title, 200),
      summary: buildSummary(row, attacks),
      lossUsd,
      returnedShare: toShare(pick(row, 'returnedshare', 'returned', 'recoveredshare')),
      technique: technique && cut(technique, 120),
      chain,
      resolved: toBoolean(pick(row, 'resolved', 'fixed')),
      resolvedOn: toDay(pick(row, 'resolvedon', 'fixedon')),
      links,
      source: {
        url: run.parameters.sourceUrl ?? toLinks(row.sourceurl)[0] ?? links[0] ?? null,
        title: cut(sourceTitle, 200),
        tier: 'P3',
        checkedAt: `${run.today}T00:00:00.000Z`,
      },
    },
  };
}
