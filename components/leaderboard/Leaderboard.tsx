import Link from 'next/link';
import { useRef, useState, useEffect } from 'react';
import type { OutputOf } from '@/contracts/endpoint';
import type { projectsList } from '@/contracts/endpoints';
import type { Overview } from '@/contracts/projects';
import { CATEGORY_NAMES } from '@/lib/format/labels';
import { copy } from './copy';
import { Filters } from './Filters';
import { FilterBar, Section } from './Leaderboard.styles';
import { LeaderboardTable } from './LeaderboardTable';
import { activeFilters, leaderboardHref, type LeaderboardQuery } from './query';

/** So many categories are one click away; the rest are behind "More filters". */
const QUICK_CATEGORIES = 5;

export interface LeaderboardProps {
  list: OutputOf<typeof projectsList>;
  query: LeaderboardQuery;
  categories: Overview['categories'];
  chains: Overview['chains'];
}

function Pages({ list, query }: Pick<LeaderboardProps, 'list' | 'query'>) {
  const { currentPage, pages } = list;
  const link = (page: number, label: string, enabled: boolean) =>
    enabled ? (
      <Link href={leaderboardHref(query, { page })} rel="nofollow">
        {label}
      </Link>
    ) : (
      <span aria-hidden="true">{label}</span>
    );
  return (
    <nav className="pages" aria-label={copy.pages}>
      {link(currentPage - 1, copy.previous, currentPage > 1)}
      {link(currentPage + 1, copy.next, currentPage < pages)}
    </nav>
  );
}

/** The leaderboard: quick filters, all filters, the table, its pages. The address is its whole state. */
export function Leaderboard({ list, query, categories, chains }: LeaderboardProps) {
  const filters = activeFilters(query);
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const hidden = filters.filter((key) => key !== 'category').length;
  useEffect(() => {
    if (open) panel.current?.querySelector('input')?.focus();
  }, [open]);
  const from = (list.currentPage - 1) * list.dataPerPage;
  const quick = categories.slice(0, QUICK_CATEGORIES);
  return (
    <Section id="leaderboard" className="tour-step-3" aria-labelledby="leaderboard-title">
      <div className="top">
        <h2 id="leaderboard-title">{copy.title}</h2>
        <FilterBar>
          <Link
            href={leaderboardHref(query, { category: undefined })}
            scroll={false}
            aria-current={!query.category}
          >
            {copy.all}
          </Link>
          {quick.map(({ id }) => (
            <Link
              key={id}
              href={leaderboardHref(query, { category: id })}
              scroll={false}
              aria-current={query.category === id}
            >
              {CATEGORY_NAMES[id]}
            </Link>
          ))}
          <a
            href="#filters"
            role="button"
            aria-expanded={open}
            aria-controls="filters"
            onClick={(event) => {
              event.preventDefault();
              setOpen(!open);
            }}
          >
            {copy.more}
            {hidden > 0 && ` (${hidden})`} <span aria-hidden="true">{open ? '▴' : '▾'}</span>
          </a>
        </FilterBar>
      </div>
      <div id="filters" ref={panel} className={open ? 'filters open' : 'filters'}>
        <Filters query={query} categories={categories} chains={chains} />
      </div>
      {list.items.length === 0 ? (
        <p className="empty">
          <strong>{copy.empty}</strong>
          {copy.emptyHint}
        </p>
      ) : (
        <div className="rows">
          <LeaderboardTable rows={list.items} query={query} />
        </div>
      )}
      <div className="below">
        <span role="status">
          {list.total > 0 &&
            copy.range(
              Math.min(from + 1, list.total),
              Math.min(from + list.items.length, list.total),
              list.total,
            )}
        </span>
        {list.pages > 1 && <Pages list={list} query={query} />}
      </div>
    </Section>
  );
}
