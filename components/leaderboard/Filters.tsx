import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { Button, Link } from '@/components/ui';
import { chainName } from '@/contracts/chain/chains';
import { LIST_COLUMNS } from '@/contracts/ratings/leaderboard';
import type { Overview } from '@/contracts/projects/overview';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import { count } from '@/lib/format/numbers';
import { HOLDER_NAMES, RATING_STATE_NAMES } from '@/lib/format/ratingStates';
import { copy } from './copy';
import { FilterForm } from './Filters.styles';
import {
  canonicalColumns,
  chosenColumns,
  DEFAULT_QUERY,
  leaderboardHref,
  valuesOf,
  type LeaderboardQuery,
  type ManyKey,
} from './query';

interface Box {
  id: string;
  label: string;
  count?: number;
}

interface BoxesProps {
  name: string;
  title: string;
  boxes: readonly Box[];
  chosen: readonly string[];
}

/** Any number of values of one filter, with how many projects each finds. */
const Boxes = ({ name, title, boxes, chosen }: BoxesProps) => (
  <fieldset>
    <legend>{title}</legend>
    <div className="boxes">
      {boxes.map(({ id, label, count: found }) => (
        <label key={id}>
          <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
          {label}
          {found !== undefined && <small> {count(found)}</small>}
        </label>
      ))}
    </div>
  </fieldset>
);

export type FilterCounts = Pick<
  Overview,
  'categories' | 'chains' | 'letters' | 'states' | 'holders'
>;

interface FiltersProps {
  query: LeaderboardQuery;
  counts: FilterCounts;
}

interface Group {
  name: ManyKey;
  boxes: Box[];
}

/** Also what is chosen and finds none, so that it can be taken back. */
function toGroup<Id extends string>(
  query: LeaderboardQuery,
  name: ManyKey,
  found: readonly { id: Id; count: number }[],
  labelOf: (id: Id) => string,
): Group {
  const known: readonly string[] = found.map(({ id }) => id);
  const missing = valuesOf(query, name).filter((id) => !known.includes(id)) as Id[];
  const boxes = [...found, ...missing.map((id) => ({ id, count: 0 }))];
  return { name, boxes: boxes.map(({ id, count }) => ({ id, label: labelOf(id), count })) };
}

const listGroups = (query: LeaderboardQuery, counts: FilterCounts): Group[] => [
  toGroup(query, 'state', counts.states, (id) => RATING_STATE_NAMES[id]),
  toGroup(query, 'letter', counts.letters, (id) => id),
  toGroup(query, 'holder', counts.holders, (id) => HOLDER_NAMES[id]),
  toGroup(query, 'category', counts.categories, (id) => CATEGORY_NAMES[id]),
  toGroup(query, 'chain', counts.chains, chainName),
];

const SELECTS = [
  { name: 'audited', options: Object.entries(copy.audited) },
  {
    name: 'bounty',
    options: [
      ['yes', copy.yes],
      ['no', copy.no],
    ],
  },
  {
    name: 'incident',
    options: [
      ['yes', copy.yes],
      ['no', copy.no],
    ],
  },
] as const;

/** Boxes of one name become one value, joined by commas. */
function readForm(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set(data.keys())].map((key) => [key, data.getAll(key).map(String).join(',')]),
  );
}

const Selects = ({ query }: { query: LeaderboardQuery }) => (
  <div className="fields">
    <label>
      {copy.fields.text}
      <input type="search" name="text" defaultValue={query.text ?? ''} maxLength={200} />
    </label>
    {SELECTS.map(({ name, options }) => (
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
  </div>
);

const Groups = ({ query, counts }: FiltersProps) => (
  <>
    {listGroups(query, counts)
      .filter(({ boxes }) => boxes.length > 0)
      .map(({ name, boxes }) => (
        <Boxes
          key={name}
          name={name}
          title={copy.fields[name]}
          boxes={boxes}
          chosen={valuesOf(query, name)}
        />
      ))}
    <Boxes
      name="columns"
      title={copy.chosenColumns}
      boxes={LIST_COLUMNS.map((id) => ({ id, label: copy.columns[id] }))}
      chosen={chosenColumns(query)}
    />
  </>
);

/** A plain form: works without JavaScript. */
export function Filters({ query, counts }: FiltersProps) {
  const router = useRouter();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { columns = '', ...values } = readForm(event.currentTarget);
    const { sort, dir } = query;
    void router.push(
      leaderboardHref(
        { ...DEFAULT_QUERY, sort, dir },
        { ...values, columns: canonicalColumns(columns.split(',')) },
      ),
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
      <Selects query={query} />
      <Groups query={query} counts={counts} />
      {query.issuer && <input type="hidden" name="issuer" value={query.issuer} />}
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
