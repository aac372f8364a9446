import { Readable } from 'node:stream';
import { toCsvLine, type Cell } from '../../../contracts/open-data/csv';
import { toDay } from '../../../contracts/time';
import type { OwnWatchlist, WatchedRow } from '../../../contracts/watchlists/watchlists';
import { Streamed } from '../../http/route';

const COLUMNS: Readonly<Record<string, (row: WatchedRow) => Cell>> = {
  id: (row) => row.id,
  name: (row) => row.name,
  tokenTickers: (row) => row.tokenTickers,
  category: (row) => row.category,
  chains: (row) => row.chains,
  status: (row) => row.status,
  state: (row) => row.state,
  rank: (row) => row.rank,
  score: (row) => row.score,
  possible: (row) => row.possible,
  letter: (row) => row.letter,
  possibleLetter: (row) => row.possibleLetter,
  known: (row) => row.known,
  code: ({ lines }) => lines.code,
  governance: ({ lines }) => lines.governance,
  operations: ({ lines }) => lines.operations,
  transparency: ({ lines }) => lines.transparency,
  weakestHolder: (row) => row.weakestHolder,
  weakestWords: (row) => row.weakestWords,
  delaySeconds: (row) => row.delaySeconds,
  auditCount: (row) => row.auditCount,
  lastAuditOn: (row) => row.lastAuditOn,
  incidentCount: (row) => row.incidentCount,
  lastIncidentOn: (row) => row.lastIncidentOn,
  hasBounty: (row) => row.hasBounty,
  bountyUsd: (row) => row.bountyUsd,
  change7d: (row) => row.change7d,
  valueUsd: (row) => row.valueUsd,
  valueMeasure: (row) => row.valueMeasure,
  valueOn: (row) => row.valueOn,
  ratedAt: (row) => row.ratedAt,
  sample: (row) => row.sample,
  addedAt: (row) => row.addedAt,
  scoreWhenAdded: ({ sinceAdded }) => sinceAdded?.score,
  letterWhenAdded: ({ sinceAdded }) => sinceAdded?.letter,
  movedSinceAdded: ({ sinceAdded }) => sinceAdded?.moved,
  note: (row) => row.note,
};

function* csvLines(rows: readonly WatchedRow[]): Generator<string> {
  yield toCsvLine(Object.keys(COLUMNS));
  const cells = Object.values(COLUMNS);
  for (const row of rows) yield toCsvLine(cells.map((cell) => cell(row)));
}

function* jsonLines(
  { name, updatedAt }: OwnWatchlist,
  rows: readonly WatchedRow[],
  now: Date,
): Generator<string> {
  const head = JSON.stringify({ name, updatedAt, exportedAt: now.toISOString() });
  yield `${head.slice(0, -1)},"projects":[`;
  for (const [place, { alerts: _, sinceVisit: __, ...row }] of rows.entries())
    yield `${place > 0 ? ',' : ''}\n${JSON.stringify(row)}`;
  yield '\n]}\n';
}

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** Letters and digits of the name, so that any system takes it. */
const toFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'list';

/** A list as a file to keep. */
export function exportList(
  list: OwnWatchlist,
  rows: readonly WatchedRow[],
  format: 'csv' | 'json',
  now: Date,
): Streamed {
  const day = toDay(now);
  const lines = format === 'csv' ? csvLines(rows) : jsonLines(list, rows, now);
  return new Streamed(Readable.from(lines), {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="plumbline-${toFileName(list.name)}-${day}.${format}"`,
  });
}
