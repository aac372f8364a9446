import type { EndpointOutput } from '@/contracts/endpoint';
import type { getRating, projectsList, visit, vote } from '@/contracts/endpoints';
import { unfoldSources } from '@/contracts/ratings/foldSources';
import {
  fillPath,
  PROJECTS_LIST_PATH,
  RATING_PATH,
  VISIT_PATH,
  VOTE_PATH,
} from '@/contracts/paths';
import { request } from './client';

export type VotesAnswer = EndpointOutput<typeof vote>;

/** With the facts behind it. */
export function readRating(id: string): Promise<EndpointOutput<typeof getRating>> {
  return request<EndpointOutput<typeof getRating>>(fillPath(RATING_PATH, { id })).then(
    unfoldSources,
  );
}

export function readVotes(id: string): Promise<VotesAnswer> {
  return request<VotesAnswer>(`${VOTE_PATH}?${new URLSearchParams({ id })}`);
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
