export const loadResults = () => import('./SearchResults');

/** Once the visitor heads for the search. */
export function loadResultsAhead(): void {
  loadResults().catch(() => undefined);
}
