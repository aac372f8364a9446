import type { ParsedUrlQuery } from 'node:querystring';
import * as yup from 'yup';
import { firstDirection, type LeaderboardQuery } from '@/components/leaderboard/query';
import type { ListFilter, projectsList } from '@/contracts/endpoints';
import type { BackendInput } from '@/server/backend';
import { LIST_DEFAULT_PAGE_SIZE, LIST_MAX_WINDOW } from '@/contracts/limits';
import { CAIP2 } from '@/contracts/ids';
import { SORT_FIELDS } from '@/contracts/leaderboard';
import { CATEGORIES, LETTERS, PROJECT_STATUSES } from '@/contracts/vocabulary';

const yesNo = () => yup.string<'yes' | 'no'>().oneOf(['yes', 'no']);

const fields: Record<keyof LeaderboardQuery, yup.Schema> = {
  category: yup.string().oneOf(CATEGORIES),
  chain: yup.string().matches(CAIP2),
  letter: yup.string().oneOf(LETTERS),
  status: yup.string().oneOf(PROJECT_STATUSES),
  audited: yup.string().matches(/^[1-9]\d{0,3}$/),
  bounty: yesNo(),
  incident: yesNo(),
  rated: yesNo(),
  text: yup.string().trim().max(200),
  sort: yup.string().oneOf(SORT_FIELDS),
  dir: yup.string().oneOf(['asc', 'desc']),
  page: yup
    .number()
    .integer()
    .min(1)
    .max(LIST_MAX_WINDOW / LIST_DEFAULT_PAGE_SIZE),
};

/** Drops invalid parts, so that an old link still shows a list. */
export function parseLeaderboardQuery(raw: ParsedUrlQuery): LeaderboardQuery {
  const valid = Object.entries(fields).flatMap(([key, schema]) => {
    const given = raw[key];
    const value = Array.isArray(given) ? given[0] : given;
    return value && schema.isValidSync(value) ? [[key, schema.cast(value) as unknown]] : [];
  });
  const query = Object.fromEntries(valid) as Partial<LeaderboardQuery>;
  const sort = query.sort ?? 'rank';
  return { ...query, sort, dir: query.dir ?? firstDirection(sort), page: query.page ?? 1 };
}

const asFlag = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'yes';

export function toListRequest(query: LeaderboardQuery): BackendInput<typeof projectsList>['body'] {
  const filter = {
    category: query.category ? [query.category] : undefined,
    chain: query.chain ? [query.chain] : undefined,
    letter: query.letter ? [query.letter] : undefined,
    status: query.status ? [query.status] : undefined,
    auditedWithinDays: query.audited ? Number(query.audited) : undefined,
    hasBounty: asFlag(query.bounty),
    hasIncident: asFlag(query.incident),
    rated: asFlag(query.rated),
    text: query.text,
  } as ListFilter;
  return {
    sort: { field: query.sort, direction: query.dir },
    filter,
    currentPage: query.page,
    dataPerPage: LIST_DEFAULT_PAGE_SIZE,
  };
}
