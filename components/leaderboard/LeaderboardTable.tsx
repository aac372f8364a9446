import { Grade, Hidden, Link, ProjectLogo, SixLines } from '@/components/ui';
import type { SortField } from '@/contracts/leaderboard';
import type { ListedProject } from '@/contracts/listedProject';
import { dayOrMonth } from '@/lib/format/dates';
import { CATEGORY_NAMES, chainSummary, STATUS_NAMES } from '@/lib/format/labels';
import { change, score } from '@/lib/format/numbers';
import { tellApart } from '@/lib/format/tellApart';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Table } from './LeaderboardTable.styles';
import { sortHref, type LeaderboardQuery } from './query';

interface Column {
  key: keyof typeof copy.columns;
  className: string;
  field?: SortField;
}

const COLUMNS: readonly Column[] = [
  { key: 'rank', className: 'rank', field: 'rank' },
  { key: 'name', className: 'project', field: 'name' },
  { key: 'score', className: 'rating', field: 'score' },
  { key: 'lines', className: 'lines' },
  { key: 'category', className: 'category', field: 'category' },
  { key: 'audits', className: 'audits n', field: 'audits' },
  { key: 'lastAudit', className: 'lastaudit n', field: 'lastAudit' },
  { key: 'change7d', className: 'change n', field: 'change7d' },
];

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function Head({ query }: { query: LeaderboardQuery }) {
  return (
    <thead>
      <tr>
        {COLUMNS.map(({ key, className, field }) => {
          const current = field === query.sort;
          return (
            <th
              key={key}
              scope="col"
              className={className}
              aria-sort={current ? ARIA_SORT[query.dir] : undefined}
            >
              {field ? (
                <Link href={sortHref(query, field)} scroll={false} rel="nofollow">
                  {copy.columns[key]}
                  {current && <span aria-hidden="true">{query.dir === 'asc' ? '▴' : '▾'}</span>}
                </Link>
              ) : (
                copy.columns[key]
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Rating({ row }: { row: ListedProject }) {
  const without = row.status === 'active' ? copy.notRated : STATUS_NAMES[row.status];
  return (
    <div>
      {row.score !== null && <em>{score(row.score)}</em>}
      <Grade letter={row.letter} provisional={row.provisional} without={without} />
      {row.capGate && (
        <span className="cap" title={copy.capped(row.capGate)}>
          capped
        </span>
      )}
      {row.provisional && row.letter && <Hidden>{copy.provisional}</Hidden>}
    </div>
  );
}

function Row({ row, apart }: { row: ListedProject; apart: string | undefined }) {
  const rated = row.ratedAt !== null;
  const direction = (row.change7d ?? 0) > 0 ? 'up' : 'down';
  return (
    <tr>
      <td className="rank">{row.rank ?? copy.rankUnknown}</td>
      <th scope="row" className="project">
        <Link href={routes.project(row.id)}>
          <ProjectLogo id={row.id} logo={row.logo} name={row.name} defer />
          <span style={{ minWidth: 0 }}>
            <b style={{ color: 'var(--ink)' }}>{row.name}</b> <span>{row.tokenTickers[0]}</span>
            {row.sample && <span className="sample">{copy.sample}</span>}
            <small>{apart ?? chainSummary(row.chains)}</small>
          </span>
        </Link>
      </th>
      <td className="rating">
        <Rating row={row} />
      </td>
      <td className="lines">{rated && <SixLines scores={row.lines} size="row" />}</td>
      <td className="category">{CATEGORY_NAMES[row.category]}</td>
      <td className="audits n">{row.auditCount > 0 ? row.auditCount : '–'}</td>
      <td className="lastaudit n">
        {row.lastAuditOn ? dayOrMonth(row.lastAuditOn, row.lastAuditPrecision) : '–'}
      </td>
      <td className={`change n ${row.change7d ? direction : ''}`}>
        {row.change7d === null ? '–' : change(row.change7d)}
      </td>
    </tr>
  );
}

export function LeaderboardTable({
  rows,
  query,
}: {
  rows: readonly ListedProject[];
  query: LeaderboardQuery;
}) {
  const apart = tellApart(rows);
  return (
    <Table>
      <caption>
        <Hidden>{copy.caption}</Hidden>
      </caption>
      <Head query={query} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} apart={apart.get(row.id)} />
        ))}
      </tbody>
    </Table>
  );
}
