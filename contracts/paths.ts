/** No schema here: the browser loads this file. Paths of forms are in formPaths.ts. */
export const SEARCH_PATH = '/api/search-project';
export const PROJECTS_LIST_PATH = '/api/projects-list';
export const VOTE_PATH = '/api/projects/vote';
export const VISIT_PATH = '/api/visits';
export const PROJECTS_PATH = '/api/projects';
export const EXPORT_PATH = '/api/export/{file}';
export const PROJECT_PATH = '/api/projects/{id}';
export const RATING_PATH = '/api/projects/{id}/rating';
export const VERDICT_PATH = '/api/projects/{id}/verdict';
export const INCIDENTS_PATH = '/api/incidents';
export const CORRECTIONS_PATH = '/api/corrections';
export const INCIDENT_PATH = '/api/incidents/{id}';
export const DATA_STATE_PATH = '/api/data-state';
export const METHODOLOGY_PATH = '/api/methodology';
export const LETTER_CHANGES_PATH = '/api/methodology/letters';
export const OPENAPI_PATH = '/api/openapi.json';
export const ERRORS_PATH = '/api/errors';
export const DEVELOPERS_PATH = '/developers';

export const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
