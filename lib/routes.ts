/** Addresses of the site, once. */
export const routes = {
  home: '/',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  methodology: '/methodology',
  ratingJson: (id: string) => `/api/projects/${encodeURIComponent(id)}/rating`,
  openApi: '/api/openapi.json',
} as const;
