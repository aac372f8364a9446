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

export interface RoutesManifest {
  headers: { source: string; regex: string; headers: Header[] }[];
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
