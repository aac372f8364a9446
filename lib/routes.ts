import type { ReportPrefill } from '@/contracts/reports/reports';
import { DEVELOPERS_PATH, RATING_PATH, fillPath } from '@/contracts/paths';

/** `?kind=…&project=…`, without what is not given. */
export const withQuery = (path: string, values: object): string => {
  const named = new URLSearchParams(
    Object.entries(values).filter(([, value]) => value !== undefined) as [string, string][],
  ).toString();
  return named ? `${path}?${named}` : path;
};

const recordList = (id: string, list: string, page = 1): string =>
  `/projects/${encodeURIComponent(id)}/${list}${page > 1 ? `?page=${page}` : ''}`;

export const routes = {
  home: '/',
  /** The leaderboard, filtered. */
  list: (filter: { text?: string; issuer?: string }) => `${withQuery('/', filter)}#leaderboard`,
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  /** Every recorded contract. */
  projectContracts: (id: string, page?: number) => recordList(id, 'contracts', page),
  /** Every recorded audit. */
  projectAudits: (id: string, page?: number) => recordList(id, 'audits', page),
  /** What this site found on its chains. */
  projectChain: (id: string, page?: number) => recordList(id, 'chain', page),
  /** Wrong facts that the operator has taken in. */
  projectDisputes: (id: string) => recordList(id, 'disputes'),
  /** The picture of a shared link. */
  projectCard: (id: string) => `/projects/${encodeURIComponent(id)}/card.png`,
  projectFeed: (id: string) => `/projects/${encodeURIComponent(id)}/changes.atom`,
  compare: '/compare',
  methodology: '/methodology',
  /** Starts from what is published of the project. */
  calculator: (project: string) => `${withQuery('/methodology', { project })}#calculator`,
  status: '/status',
  ratingJson: (id: string, at: string) => `${fillPath(RATING_PATH, { id })}?at=${at}`,
  developers: DEVELOPERS_PATH,
  login: '/auth/login',
  signup: '/auth/signup',
  alerts: (filter: { list?: string; unread?: true } = {}) => withQuery('/my/alerts', filter),
  settings: '/my/settings',
  watchlists: (list?: string) => withQuery('/my/watchlists', { list }),
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
  changes: '/changes.atom',
  /** Specification §2. */
  tour: '/?tour=true',
  loginAgain: (back: string) =>
    `/auth/login?callbackUrl=${encodeURIComponent(back)}&error=SessionRequired`,
  /** The form, filled in with `about`. */
  report: (about: ReportPrefill = {}) => withQuery('/report', about),
} as const;

/** Without a query and with one (next.config.js). */
const HOME_ROUTES = ['/home/[view]', '/ranking'];
export const isHome = (pathname: string): boolean => HOME_ROUTES.includes(pathname);

export const isProject = (pathname: string): boolean => pathname === '/projects/[id]';
