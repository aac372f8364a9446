import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { getRouteMatcher } from 'next/dist/shared/lib/router/utils/route-matcher';
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex';
import { getSortedRoutes } from 'next/dist/shared/lib/router/utils/sorted-routes';

const ROOT = join(__dirname, '../..');
/** Shown in place of a page, at no address of their own. */
const WITHOUT_ADDRESS = /^(_app|_document|_error|404|500)\.tsx$/;

const toRoute = (file: string): string =>
  `/${file.replace(/\.tsx?$/, '').replace(/(^|\/)index$/, '')}`;

/** Files below pages/ that have an address, by Next's name of their route. */
export const FILES: ReadonlyMap<string, string> = new Map(
  (readdirSync(join(ROOT, 'pages'), { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !WITHOUT_ADDRESS.test(file))
    .map((file) => [toRoute(file), file]),
);

const matchers = getSortedRoutes([...FILES.keys()]).map((route) => ({
  file: FILES.get(route)!,
  match: getRouteMatcher(getRouteRegex(route)),
}));

type Params = Record<string, string | string[]>;

export interface Rewrite {
  source: string;
  has?: { key: string }[];
  destination: string;
}

/** Of next.config.js: they come before files. */
export async function readRewrites(): Promise<readonly Rewrite[]> {
  const config = createRequire(__filename)(join(ROOT, 'next.config.js')) as NextConfig;
  return ((await config.rewrites!()) as { beforeFiles: Rewrite[] }).beforeFiles;
}

const asks = ({ has = [] }: Rewrite, { searchParams }: URL): boolean =>
  has.every(({ key }) => searchParams.has(key));

function rewrite(url: URL, rewrites: readonly Rewrite[]): string {
  for (const one of rewrites) {
    const params = getPathMatch(one.source, { strict: true })(url.pathname) as Params | false;
    if (params && asks(one, url))
      return one.destination.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  }
  return url.pathname;
}

/** Which file answers at an address, as Next chooses it. */
export function findFile(
  url: URL,
  rewrites: readonly Rewrite[],
): { file: string; params: Params } | undefined {
  const path = rewrite(url, rewrites);
  for (const { file, match } of matchers) {
    const params = match(path);
    if (params) return { file, params: params as Params };
  }
  return undefined;
}
