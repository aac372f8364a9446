import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import type { Endpoint } from '@/contracts/endpoint';
import { ENDPOINTS, projectIds } from '@/contracts/endpoints';
import { PRODUCTS } from '@/lib/navigation';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { listArticles } from '../articles/articleStore';
import { callBackend } from '../backend/backend';
import { webEnv } from '../env';

/** sitemaps.org allows 50,000. */
const PER_FILE = 10_000;
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const entry = (address: string, changed?: string | null) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}</url>`;

const PAGES = [
  '/',
  routes.compare,
  rareRoutes.incidents(),
  routes.methodology,
  rareRoutes.methodologyChangelog,
  routes.status,
  rareRoutes.corrections(),
  routes.developers,
  routes.report(),
  ...PRODUCTS.map(({ href }) => href),
  routes.resources,
  routes.blog,
  routes.about,
  routes.careers,
  routes.disclaimer,
  routes.privacy,
  routes.cookies,
  routes.terms,
];

async function pageEntries(siteUrl: string): Promise<string[]> {
  const articles = await listArticles();
  return [
    ...PAGES.map((path) => entry(`${siteUrl}${path}`)),
    ...articles.map(({ slug, date }) => entry(`${siteUrl}${routes.article(slug)}`, date)),
  ];
}

/** GET /sitemap.xml. */
export async function sendSitemap(query: ParsedUrlQuery, response: ServerResponse): Promise<void> {
  const { siteUrl } = webEnv();
  const page = Number([query.page].flat()[0] ?? 0);
  const valid = Number.isInteger(page) && page >= 0 && page < 10_000;
  const { items, total } = await callBackend(projectIds, {
    query: { page: valid && page > 0 ? page : 1, perPage: PER_FILE },
  });
  response.setHeader('Content-Type', 'application/xml; charset=utf-8');
  response.setHeader(
    'Cache-Control',
    'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
  );
  const projects = items.map(({ id, ratedAt }) =>
    entry(`${siteUrl}${routes.project(id)}`, ratedAt),
  );
  if (total > PER_FILE && page < 1) {
    const files = Array.from(
      { length: Math.ceil(total / PER_FILE) },
      (_, index) => `<sitemap><loc>${siteUrl}/sitemap.xml?page=${index + 1}</loc></sitemap>`,
    );
    response.end(`${declaration}<sitemapindex ${XMLNS}>${files.join('')}</sitemapindex>`);
    return;
  }
  const pages = page <= 1 ? await pageEntries(siteUrl) : [];
  response.end(`${declaration}<urlset ${XMLNS}>${[...pages, ...projects].join('')}</urlset>`);
}

/** Below /api/, open reads alone. The longest rule that fits an address decides (RFC 9309). */
function apiRules(): string[] {
  const all: readonly Endpoint[] = ENDPOINTS;
  const reads = all.filter(({ open }) => open).map(({ path }) => path.split('{', 1)[0]!);
  const allowed = [...new Set(reads)].filter(
    (path) => !reads.some((other) => other !== path && path.startsWith(other)),
  );
  const closed = all
    .filter(({ open, path }) => !open && allowed.some((read) => path.startsWith(read)))
    .map(({ path }) => path);
  return [
    ...allowed.map((path) => `Allow: ${path}`),
    ...['/api/', ...new Set(closed)].map((path) => `Disallow: ${path}`),
  ];
}

/** GET /robots.txt. */
export function sendRobots(_query: ParsedUrlQuery, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=3600');
  const lines = ['User-agent: *', ...apiRules(), `Sitemap: ${webEnv().siteUrl}/sitemap.xml`];
  response.end(`${lines.join('\n')}\n`);
}
