import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrerenderManifest, RoutesManifest } from 'next/dist/build';

const read = (directory: string, name: string) => readFileSync(join(directory, name), 'utf8');

/** What Next wrote down about its build. */
export const readBuild = (directory: string) => ({
  buildId: read(directory, 'BUILD_ID').trim(),
  routes: JSON.parse(read(directory, 'routes-manifest.json')) as RoutesManifest,
  /** By page: its file in `server`. */
  modules: JSON.parse(read(join(directory, 'server'), 'pages-manifest.json')) as Record<
    string,
    string
  >,
  prerendered: JSON.parse(read(directory, 'prerender-manifest.json')) as PrerenderManifest,
});

export type Build = ReturnType<typeof readBuild>;
/** Names and values. */
export type Headers = Map<string, string>;

const EVERYWHERE = '/:path*';

/** Of next.config.js: for every answer, and those of an address besides. */
export function readHeaders({ headers }: RoutesManifest) {
  const rules = headers.map(({ source, regex, headers: given }) => ({
    source,
    regex: new RegExp(regex),
    headers: new Map(given.map(({ key, value }) => [key, value])),
  }));
  return {
    everywhere: rules.find(({ source }) => source === EVERYWHERE)?.headers ?? new Map(),
    of: (url: string): Headers | undefined =>
      rules.find(({ source, regex }) => source !== EVERYWHERE && regex.test(url))?.headers,
  };
}
