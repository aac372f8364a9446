import type { EndpointOutput } from '@/contracts/endpoint';
import type { getRating, projectsList, searchProject, visit, vote } from '@/contracts/endpoints';
import { unfoldSources } from '@/contracts/ratings/foldSources';
import { SEARCH_FIRST_PAGE, SEARCH_PAGE_SIZE } from '@/contracts/limits';
import {
  fillPath,
  PROJECTS_LIST_PATH,
  RATING_PATH,
  SEARCH_PATH,
  VISIT_PATH,
  VOTE_PATH,
} from '@/contracts/paths';
import { request } from './client';

export type SearchPage = EndpointOutput<typeof searchProject>;
export type VotesAnswer = EndpointOutput<typeof vote>;

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString();

/** Specification §7: 5 per page; a blank keyword returns trending projects. */
export function searchProjects(
  keyword: string,
  page = SEARCH_FIRST_PAGE,
  signal?: AbortSignal,
): Promise<SearchPage> {
  return request<SearchPage>(
    `${SEARCH_PATH}?${query({ keyword, page, perPage: SEARCH_PAGE_SIZE })}`,
    { signal },
  );
}

/** With the facts behind it. */
export function readRating(id: string): Promise<EndpointOutput<typeof getRating>> {
  return request<EndpointOutput<typeof getRating>>(fillPath(RATING_PATH, { id })).then(
    unfoldSources,
  );
}

export function readVotes(id: string): Promise<VotesAnswer> {
  return request<VotesAnswer>(`${VOTE_PATH}?${query({ id })}`);
}

export function castVote(id: string, yes: boolean): Promise<VotesAnswer> {
  return request<VotesAnswer>(VOTE_PATH, { method: 'POST', body: { id, vote: yes } });
}

/** @returns undefined for an id that is not listed */
export async function findProjectName(id: string): Promise<string | undefined> {
  const { items } = await request<EndpointOutput<typeof projectsList>>(PROJECTS_LIST_PATH, {
    method: 'POST',
    body: { projectIds: [id], dataPerPage: 1 },
  });
  return items[0]?.name;
}

/** Counts the view, once per visitor and hour. */
export function reportVisit(projectId: string): Promise<EndpointOutput<typeof visit>> {
  return request(VISIT_PATH, { method: 'POST', body: { projectId } });
}
