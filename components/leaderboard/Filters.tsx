import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { Button, Link } from '@/components/ui';
import { chainName } from '@/contracts/chains';
import type { FilterKey } from '@/contracts/leaderboard';
import type { Overview } from '@/contracts/overview';
import { LETTERS, PROJECT_STATUSES } from '@/contracts/vocabulary';
import { CATEGORY_NAMES, STATUS_NAMES } from '@/lib/format/labels';
import { copy } from './copy';
import { FilterForm } from './Filters.styles';
import { DEFAULT_QUERY, leaderboardHref, type LeaderboardQuery } from './query';

type Option = readonly [value: string, label: string];
const YES_NO: readonly Option[] = [
  ['yes', copy.yes],
  ['no', copy.no],
];

interface FiltersProps {
  query: LeaderboardQuery;
  categories: Overview['categories'];
  chains: Overview['chains'];
}

const buildSelects = ({
  categories,
  chains,
}: Omit<FiltersProps, 'query'>): {
  name: FilterKey;
  options: readonly Option[];
}[] => [
  {
    name: 'category',
    options: categories.map(({ id, count }) => [id, `${CATEGORY_NAMES[id]} (${count})`]),
  },
  { name: 'chain', options: chains.map(({ id, count }) => [id, `${chainName(id)} (${count})`]) },
  { name: 'letter', options: LETTERS.map((letter) => [letter, letter]) },
  { name: 'audited', options: Object.entries(copy.audited) },
  { name: 'bounty', options: YES_NO },
  { name: 'incident', options: YES_NO },
  { name: 'rated', options: YES_NO },
  { name: 'status', options: PROJECT_STATUSES.map((status) => [status, STATUS_NAMES[status]]) },
];

/** A plain form: works without JavaScript. */
export function Filters({ query, categories, chains }: FiltersProps) {
  const router = useRouter();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]),
    );
    void router.push(
      leaderboardHref({ ...DEFAULT_QUERY, sort: query.sort, dir: query.dir }, values),
      undefined,
      { scroll: false },
    );
  };
  return (
    <FilterForm
      key={leaderboardHref(query)}
      action="/#leaderboard"
      method="get"
      onSubmit={onSubmit}
    >
      <label>
        {copy.fields.text}
        <input type="search" name="text" defaultValue={query.text ?? ''} maxLength={200} />
      </label>
      {buildSelects({ categories, chains }).map(({ name, options }) => (
        <label key={name}>
          {copy.fields[name]}
          <select name={name} defaultValue={query[name] ?? ''}>
            <option value="">{copy.any}</option>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {query.sort !== DEFAULT_QUERY.sort && <input type="hidden" name="sort" value={query.sort} />}
      <div className="actions">
        <Button type="submit" data-kind="ink">
          {copy.apply}
        </Button>
        <Button as={Link} href={leaderboardHref(DEFAULT_QUERY)} scroll={false}>
          {copy.clear}
        </Button>
      </div>
    </FilterForm>
  );
}
