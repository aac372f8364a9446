import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Header {
  key: string;
  value: string;
}

interface Route {
  page: string;
  regex: string;
}

/** What this server reads of `.next/routes-manifest.json`. */
export interface RoutesManifest {
  headers: { source: string; regex: string; headers: Header[] }[];
  staticRoutes: Route[];
  /** In the order in which Next tries them. */
  dynamicRoutes: Route[];
  rewrites: {
    beforeFiles: { regex: string; destination: string; has?: { type: string; key: string }[] }[];
  };
}

/** What it reads of `.next/prerender-manifest.json`. */
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

/** The name of the build, which is part of the addresses of its pages' data. */
export const readBuildId = (directory: string): string =>
  readFileSync(join(directory, 'BUILD_ID'), 'utf8').trim();
