import { useDeferredValue, useState } from 'react';
import { Link } from '@/components/ui';
import { COMPARE_MAX } from '@/contracts/limits';
import type { Watchlist, WatchedRow } from '@/contracts/watchlists/watchlists';
import { compareRoutes } from '@/lib/compareRoutes';
import { arrange, type Filter } from './arrange';
import { ColumnChoice } from './ColumnChoice';
import { Plain } from './Controls.styles';
import { copy } from './copy';
import type { Entries } from './useEntries';
import type { ListPage } from './useListPage';
import { WatchTable } from './WatchTable';
import { Tools } from './WatchTable.styles';

interface WatchedProjectsProps {
  page: ListPage;
  list: Watchlist;
  /** In order; undefined for those whose facts are still loading. */
  rows: readonly (readonly [id: string, row: WatchedRow | undefined])[];
  entries: Entries;
}

const ALL: Filter = { text: '', only: 'all' };

/** Needs two or more. */
function CompareLink({ rows }: { rows: readonly WatchedRow[] }) {
  if (rows.length < 2) return null;
  const ids = rows.slice(0, COMPARE_MAX).map(({ id }) => id);
  return (
    <Link href={compareRoutes.page(ids)} rel="nofollow">
      {rows.length > COMPARE_MAX ? copy.compareTen : copy.compare}
    </Link>
  );
}

interface FilterFieldsProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

const FilterFields = ({ filter, onFilter }: FilterFieldsProps) => (
  <>
    <input
      type="search"
      aria-label={copy.filter}
      placeholder={copy.filter}
      value={filter.text}
      onChange={({ target }) => onFilter({ ...filter, text: target.value })}
    />
    <select
      aria-label={copy.only}
      value={filter.only}
      onChange={({ target }) => onFilter({ ...filter, only: target.value as Filter['only'] })}
    >
      {Object.entries(copy.onlyWords).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </>
);

/** Rows that are drawn first, so that a long list doesn't hold the page up. */
const FIRST = 12;

/** The table with what filters it and chooses its columns. */
export function WatchedProjects({ page, list, rows, entries }: WatchedProjectsProps) {
  const [filter, setFilter] = useState(ALL);
  const [choosing, setChoosing] = useState(false);
  const known = rows.flatMap(([, row]) => row ?? []);
  const shown = arrange(known, page.view, filter);
  const drawn = useDeferredValue(shown.length, FIRST);
  const awaited = filter === ALL ? rows.filter(([, row]) => !row).map(([id]) => id) : [];
  return (
    <>
      <Tools>
        <FilterFields filter={filter} onFilter={setFilter} />
        <Plain type="button" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {copy.columnsChosen} <span aria-hidden="true">{choosing ? '▴' : '▾'}</span>
        </Plain>
        <CompareLink rows={shown} />
        <ColumnChoice
          hidden={!choosing}
          chosen={page.view.columns}
          onChoose={(columns) => page.look({ columns })}
        />
      </Tools>
      {shown.length === 0 && awaited.length === 0 ? (
        <p>{copy.noneShown}</p>
      ) : (
        <WatchTable
          name={list.name}
          view={page.view}
          rows={shown.slice(0, drawn)}
          awaited={awaited}
          places={list.projects}
          entries={entries}
        />
      )}
      <p role="status" className="hint">
        {shown.length < known.length && copy.shown(shown.length, known.length)}
      </p>
    </>
  );
}
