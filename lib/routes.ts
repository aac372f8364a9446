/** Addresses of the site, once. */
export const routes = {
  home: '/',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  methodology: '/methodology',
  ratingJson: (id: string) => `/api/projects/${encodeURIComponent(id)}/rating`,
  openApi: '/api/openapi.json',
  login: '/auth/login',
  signup: '/auth/signup',
  settings: '/my/settings',
  terms: '/company/terms-and-conditions',
  privacy: '/company/privacy-policy',
} as const;

/** The routes of Next's router that make the home page: without a query and with one (next.config.js). */
const HOME_ROUTES = ['/home/[view]', '/ranking'];
export const isHome = (pathname: string): boolean => HOME_ROUTES.includes(pathname);
