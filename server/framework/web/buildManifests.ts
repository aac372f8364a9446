import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names and values. */
export type Headers = readonly [name: string, value: string][];

interface Route {
  page: string;
  regex: string;
}

export interface RoutesManifest {
  headers: { source: string; regex: string; headers: { key: string; value: string }[] }[];
  staticRoutes: Route[];
  /** In Next's order. */
  dynamicRoutes: Route[];
  rewrites: {
    beforeFiles: { regex: string; destination: string; has?: { type: string; key: string }[] }[];
  };
}

export interface PrerenderManifest {
  dynamicRoutes: Record<string, unknown>;
  preview: { previewModeId: string };
}

const readJson = (directory: string, name: string): unknown =>
  JSON.parse(readFileSync(join(directory, name), 'utf8'));

export const readRoutes = (directory: string): RoutesManifest =>
  readJson(directory, 'routes-manifest.json') as RoutesManifest;

export const readPrerendered = (directory: string): PrerenderManifest =>
  readJson(directory, 'prerender-manifest.json') as PrerenderManifest;

export const readBuildId = (directory: string): string =>
  readFileSync(join(directory, 'BUILD_ID'), 'utf8').trim();

const EVERYWHERE = '/:path*';

/** Of next.config.js: for every answer, and those of an address besides. */
export function readHeaders({ headers }: RoutesManifest) {
  const rules = headers.map(({ source, regex, headers: given }) => ({
    source,
    regex: new RegExp(regex),
    headers: given.map(({ key, value }): [string, string] => [key, value]),
  }));
  return {
    everywhere: rules.find(({ source }) => source === EVERYWHERE)?.headers ?? [],
    of: (url: string): Headers | undefined =>
      rules.find(({ source, regex }) => source !== EVERYWHERE && regex.test(url))?.headers,
  };
}
