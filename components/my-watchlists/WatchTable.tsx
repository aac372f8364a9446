import { leaderboardCopy, shownColumns, type Column } from '@/components/leaderboard/page';
import { Hidden } from '@/components/ui';
import type { ListColumn } from '@/contracts/ratings/leaderboard';
import type { WatchedRow } from '@/contracts/watchlists/watchlists';
import { tellApart } from '@/lib/format/tellApart';
import { isSortable } from './arrange';
import { copy } from './copy';
import { sortHref, type ListSort, type ListView } from './query';
import type { Entries } from './useEntries';
import { ViewLink } from './ViewLink';
import { Rows, Table } from './WatchTable.styles';
import { WatchRow } from './WatchRow';

interface WatchTableProps {
  name: string;
  view: ListView;
  rows: readonly WatchedRow[];
  /** Ids of those whose facts are still loading. */
  awaited: readonly string[];
  /** Ids in the list's order. */
  places: readonly string[];
  entries: Entries;
}

interface Heading {
  key: string;
  words: string;
  className: string;
  sort?: ListSort;
}

const BEFORE: readonly Heading[] = [
  { key: 'order', words: copy.columns.order, className: 'rank', sort: 'order' },
  { key: 'name', words: copy.columns.name, className: 'project', sort: 'name' },
  { key: 'score', words: copy.columns.score, className: 'rating', sort: 'score' },
  { key: 'ruler', words: copy.columns.ruler, className: 'ruler' },
  { key: 'added', words: copy.columns.added, className: 'more n', sort: 'added' },
  { key: 'visit', words: copy.columns.visit, className: 'more n', sort: 'visit' },
  { key: 'alerts', words: copy.columns.alerts, className: 'more n', sort: 'alerts' },
];

const ofColumn = ({ key, className }: Column): Heading => ({
  key,
  words: leaderboardCopy.columns[key],
  className: `more ${className}`,
  ...(isSortable(key as ListColumn) && { sort: key as ListColumn }),
});

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

const Head = ({ headings, view }: { headings: readonly Heading[]; view: ListView }) => (
  <thead>
    <tr>
      {headings.map(({ key, words, className, sort }) => (
        <th
          key={key}
          scope="col"
          className={className}
          aria-sort={sort !== undefined && sort === view.sort ? ARIA_SORT[view.dir] : undefined}
        >
          {sort === undefined ? (
            words
          ) : (
            <ViewLink href={sortHref(view, sort)}>
              {words}
              {sort === view.sort && (
                <span aria-hidden="true">{view.dir === 'asc' ? '▴' : '▾'}</span>
              )}
            </ViewLink>
          )}
        </th>
      ))}
      <th scope="col" className="act">
        <Hidden>{copy.columns.act}</Hidden>
      </th>
    </tr>
  </thead>
);

export function WatchTable({ name, view, rows, awaited, places, entries }: WatchTableProps) {
  const columns = shownColumns(view.columns, rows);
  const headings = [...BEFORE, ...columns.map(ofColumn)];
  const apart = tellApart(rows);
  const movable = view.sort === 'order' && view.dir === 'asc';
  return (
    <Rows>
      <Table className="chosen">
        <caption>
          <Hidden>{copy.caption(name)}</Hidden>
        </caption>
        <Head headings={headings} view={view} />
        <tbody>
          {rows.map((row, index) => (
            <WatchRow
              key={row.id}
              row={row}
              place={places.indexOf(row.id) + 1}
              columns={columns}
              width={headings.length + 1}
              apart={apart.get(row.id)}
              around={
                movable
                  ? { first: rows[0]?.id, before: rows[index - 1]?.id, after: rows[index + 1]?.id }
                  : undefined
              }
              entries={entries}
            />
          ))}
          {awaited.map((id) => (
            <tr key={id} className="blank" aria-busy="true">
              <td colSpan={headings.length + 1}>
                <span />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Rows>
  );
}
