import { Hidden, Link } from '@/components/ui';
import type { SortField } from '@/contracts/ratings/leaderboard';
import type { ListedProject } from '@/contracts/projects/listedProject';
import { tellApart } from '@/lib/format/tellApart';
import { shownColumns, type Column } from './columns';
import { copy } from './copy';
import { LeaderboardRow } from './LeaderboardRow';
import { Table } from './LeaderboardTable.styles';
import type { Picked } from './usePicked';
import { chosenColumns, sortHref, type LeaderboardQuery } from './query';

interface Band {
  key: string;
  /** Undefined in an order that has no bands. */
  title?: string;
  rows: ListedProject[];
}

/** By letter: a cap lowers the place, too. */
const bandOf = ({ letter }: ListedProject): { key: string; title: string } =>
  letter === null
    ? { key: 'none', title: copy.unranked }
    : { key: letter, title: copy.band(letter) };

/** Rows in their order, cut where the band changes. */
function toBands(rows: readonly ListedProject[], byRank: boolean): Band[] {
  if (!byRank) return [{ key: 'all', rows: [...rows] }];
  const bands: Band[] = [];
  for (const row of rows) {
    const { key, title } = bandOf(row);
    const last = bands.at(-1);
    if (last?.key === key) last.rows.push(row);
    else bands.push({ key, title, rows: [row] });
  }
  return bands;
}

interface Heading {
  key: keyof typeof copy.columns;
  className: string;
  field?: SortField | undefined;
}

const BEFORE: readonly Heading[] = [
  { key: 'watch', className: 'watch' },
  { key: 'rank', className: 'rank' },
  { key: 'name', className: 'project', field: 'name' },
  { key: 'score', className: 'rating', field: 'rank' },
  { key: 'ruler', className: 'ruler' },
];
const AFTER: readonly Heading[] = [{ key: 'missing', className: 'missing' }];

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function Head({ query, columns }: { query: LeaderboardQuery; columns: readonly Column[] }) {
  const more = columns.map(({ key, className, field }) => ({
    key,
    className: `more ${className}`,
    field,
  }));
  return (
    <thead>
      <tr>
        {[...BEFORE, ...more, ...AFTER].map(({ key, className, field }) => {
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
              ) : key === 'watch' || key === 'rank' ? (
                <Hidden>{copy.columns[key]}</Hidden>
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

export function LeaderboardTable({
  rows,
  query,
  picked,
}: {
  rows: readonly ListedProject[];
  query: LeaderboardQuery;
  picked: Picked;
}) {
  const apart = tellApart(rows);
  const columns = shownColumns(chosenColumns(query), rows);
  const width = BEFORE.length + columns.length + AFTER.length;
  return (
    <Table className={query.columns ? 'chosen' : undefined}>
      <caption>
        <Hidden>{copy.caption}</Hidden>
      </caption>
      <Head query={query} columns={columns} />
      {toBands(rows, query.sort === 'rank').map(({ key, title, rows: within }) => (
        <tbody key={key}>
          {title && (
            <tr className="band">
              <th scope="rowgroup" colSpan={width}>
                {title}
              </th>
            </tr>
          )}
          {within.map((row) => (
            <LeaderboardRow
              key={row.id}
              row={row}
              columns={columns}
              apart={apart.get(row.id)}
              picked={picked}
            />
          ))}
        </tbody>
      ))}
    </Table>
  );
}
