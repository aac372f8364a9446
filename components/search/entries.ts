import type { SearchResult } from '@/contracts/projects/projects';

/** An option of the list: a project, or the tokens of the project above it. */
export interface Entry {
  result: SearchResult;
  tokens: boolean;
}

/** Tokens stand below their project when something is looked for. */
export const listEntries = (results: readonly SearchResult[], keyword: string): Entry[] =>
  results.flatMap((result) => [
    { result, tokens: false },
    ...(keyword !== '' && result.issuedCount > 0 ? [{ result, tokens: true }] : []),
  ]);
