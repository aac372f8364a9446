import { Link } from '@/components/ui';
import type { Overview } from '@/contracts/projects/overview';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import { copy } from './copy';
import { FilterBar } from './QuickFilters.styles';
import { activeFilters, leaderboardHref, valuesOf, type LeaderboardQuery } from './query';

const QUICK_CATEGORIES = 5;

interface QuickFiltersProps {
  query: LeaderboardQuery;
  categories: Overview['categories'];
  open: boolean;
  onToggle: () => void;
}

export function QuickFilters({ query, categories, open, onToggle }: QuickFiltersProps) {
  const hidden = activeFilters(query).filter((key) => key !== 'category').length;
  return (
    <FilterBar>
      <Link
        href={leaderboardHref(query, { category: undefined })}
        scroll={false}
        aria-current={!query.category}
      >
        {copy.all}
      </Link>
      {categories.slice(0, QUICK_CATEGORIES).map(({ id }) => (
        <Link
          key={id}
          href={leaderboardHref(query, { category: id })}
          scroll={false}
          aria-current={valuesOf(query, 'category').includes(id)}
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
          onToggle();
        }}
      >
        {copy.more}
        {hidden > 0 && ` (${hidden})`} <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </a>
    </FilterBar>
  );
}
