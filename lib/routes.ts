import { OPENAPI_PATH, RATING_PATH, fillPath } from '@/contracts/paths';
/** Addresses of the site, once. */
export const routes = {
  home: '/',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  methodology: '/methodology',
  ratingJson: (id: string) => fillPath(RATING_PATH, { id }),
  openApi: OPENAPI_PATH,
  login: '/auth/login',
  signup: '/auth/signup',
  settings: '/my/settings',
  securityAudit: '/products/security-audit',
  skynet: '/products/skynet',
  skytrace: '/products/skytrace',
  pentest: '/products/pentest',
  about: '/company/about',
  careers: '/company/careers',
  disclaimer: '/company/disclaimer',
  privacy: '/company/privacy-policy',
  cookies: '/company/cookie-policy',
  terms: '/company/terms-and-conditions',
  resources: '/resources',
  blog: '/resources/blog',
  article: (slug: string) => `/resources/blog/${encodeURIComponent(slug)}`,
  feed: '/resources/blog/rss.xml',
  /** The home page with the guided tour (specification §2). */
  tour: '/?tour=true',
  /** Where a page that needs a session sends a visitor without one (specification §2); `back` is the page's own address. */
  signInRequired: (back: string) =>
    `/api/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(back)}`,
  /** The same from a page that is open already. */
  loginAgain: (back: string) =>
    `/auth/login?callbackUrl=${encodeURIComponent(back)}&error=SessionRequired`,
  outbox: '/dev/outbox',
  outboxJson: (to: string | null) =>
    `/dev/outbox.json${to === null ? '' : `?to=${encodeURIComponent(to)}`}`,
} as const;

/** The routes of Next's router that make the home page: without a query and with one (next.config.js). */
const HOME_ROUTES = ['/home/[view]', '/ranking'];
export const isHome = (pathname: string): boolean => HOME_ROUTES.includes(pathname);

/** The route of Next's router that makes the page of a project. */
export const isProject = (pathname: string): boolean => pathname === '/projects/[id]';
