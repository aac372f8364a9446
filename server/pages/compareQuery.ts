import type { ParsedUrlQuery } from 'node:querystring';
import { PROJECT_ID } from '@/contracts/ids';
import { SEARCH_MAX_KEYWORD } from '@/contracts/limits';

/** More than anybody chooses; the rest of such an address is not read. */
const MOST_READ = 50;

export interface CompareQuery {
  /** Each once, in the order of the address. */
  ids: string[];
  /** What cannot be an id. */
  unread: string[];
  only: boolean;
  add: string;
}

const all = (given: string | string[] | undefined): string[] => [given ?? []].flat();

/** `projects=a,b` of our links, or `projects=a&projects=b` of a form. */
export function parseCompareQuery(query: ParsedUrlQuery): CompareQuery {
  const named = all(query.projects)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '')
    .slice(0, MOST_READ);
  const each = [...new Set(named)];
  return {
    ids: each.filter((id) => PROJECT_ID.test(id)),
    unread: each.filter((id) => !PROJECT_ID.test(id)).map((id) => id.slice(0, 60)),
    only: all(query.rows).includes('different'),
    add: (all(query.add)[0] ?? '').trim().slice(0, SEARCH_MAX_KEYWORD),
  };
}
