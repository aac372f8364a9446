import type { ParsedUrlQuery } from 'node:querystring';
import * as yup from 'yup';
import {
  activeFilters,
  canonicalColumns,
  firstDirection,
  MANY_KEYS,
  valuesOf,
  type LeaderboardQuery,
  type ManyKey,
} from '@/components/leaderboard/query';
import type { ListFilter, projectsList } from '@/contracts/endpoints';
import type { BackendInput } from '@/server/backend/backend';
import { LIST_DEFAULT_PAGE_SIZE, LIST_MAX_WINDOW } from '@/contracts/limits';
import { CAIP2, PROJECT_ID } from '@/contracts/ids';
import { SORT_FIELDS } from '@/contracts/ratings/leaderboard';
import {
  CATEGORIES,
  HOLDERS,
  LETTERS,
  PROJECT_STATUSES,
  RATING_STATES,
} from '@/contracts/vocabulary';

/** As the endpoint takes. */
const MAX_CHAINS = 50;

const yesNo = () => yup.string<'yes' | 'no'>().oneOf(['yes', 'no']);

const KNOWN: Record<Exclude<ManyKey, 'chain'>, readonly string[]> = {
  category: CATEGORIES,
  letter: LETTERS,
  state: RATING_STATES,
  holder: HOLDERS,
  status: PROJECT_STATUSES,
};

const fields: Record<Exclude<keyof LeaderboardQuery, ManyKey | 'columns'>, yup.Schema> = {
  audited: yup.string().matches(/^[1-9]\d{0,3}$/),
  bounty: yesNo(),
  incident: yesNo(),
  issuer: yup.string().max(80).matches(PROJECT_ID),
  text: yup.string().trim().max(200),
  sort: yup.string().oneOf(SORT_FIELDS),
  dir: yup.string().oneOf(['asc', 'desc']),
  page: yup
    .number()
    .integer()
    .min(1)
    .max(LIST_MAX_WINDOW / LIST_DEFAULT_PAGE_SIZE),
};

/** A form repeats a key for each box; our links join the values with commas. */
const split = (given: string | string[] | undefined): string[] =>
  [given ?? []].flat().flatMap((value) => value.split(','));

const single = (given: string | string[] | undefined): string | undefined =>
  Array.isArray(given) ? given[0] : given;

function known(key: ManyKey, given: readonly string[]): string | undefined {
  const values =
    key === 'chain'
      ? [...new Set(given)].filter((chain) => CAIP2.test(chain)).slice(0, MAX_CHAINS)
      : KNOWN[key].filter((value) => given.includes(value));
  return values.length > 0 ? values.join(',') : undefined;
}

/** Addresses of before method 2.0: `rated=yes`, `sort=coverage`. */
const RENAMED: Record<string, string> = { yes: 'rated', no: 'not-rated,suspended' };
function renamed(raw: ParsedUrlQuery): ParsedUrlQuery {
  const state = single(raw.state) ? raw.state : RENAMED[single(raw.rated) ?? ''];
  return {
    ...raw,
    ...(state === undefined ? {} : { state }),
    ...(single(raw.sort) === 'coverage' ? { sort: 'known' } : {}),
  };
}

/** Drops invalid parts, so that an old link still shows a list. */
export function parseLeaderboardQuery(given: ParsedUrlQuery): LeaderboardQuery {
  const raw = renamed(given);
  const valid = Object.entries(fields).flatMap(([key, schema]) => {
    const value = single(raw[key]);
    return value && schema.isValidSync(value) ? [[key, schema.cast(value) as unknown]] : [];
  });
  const many = MANY_KEYS.flatMap((key) => {
    const values = known(key, split(raw[key]));
    return values === undefined ? [] : [[key, values]];
  });
  const columns = canonicalColumns(split(raw.columns));
  const query = Object.fromEntries([...valid, ...many]) as Partial<LeaderboardQuery>;
  const sort = query.sort ?? 'rank';
  return {
    ...query,
    sort,
    dir: query.dir ?? firstDirection(sort),
    page: query.page ?? 1,
    ...(columns === undefined ? {} : { columns }),
  };
}

const asFlag = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'yes';

export function toListRequest(query: LeaderboardQuery): BackendInput<typeof projectsList>['body'] {
  const several = (key: ManyKey) => (query[key] ? valuesOf(query, key) : undefined);
  const filter = {
    category: several('category'),
    chain: several('chain'),
    letter: several('letter'),
    status: several('status'),
    state: several('state'),
    holder: several('holder'),
    auditedWithinDays: query.audited ? Number(query.audited) : undefined,
    hasBounty: asFlag(query.bounty),
    hasIncident: asFlag(query.incident),
    listed: activeFilters(query).length === 0 ? false : undefined,
    issuer: query.issuer,
    text: query.text,
  } as ListFilter;
  return {
    sort: { field: query.sort, direction: query.dir },
    filter,
    currentPage: query.page,
    dataPerPage: LIST_DEFAULT_PAGE_SIZE,
  };
}
