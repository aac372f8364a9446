import { isPageData } from './ages';
import type { Build } from './buildManifests';

/** Nothing of the backend's but the announcement. */
const WITHOUT = /^\/(?:(?:auth|company|resources)(?:\/|$)|report$|robots\.txt$|\.well-known\/)/;

/** False also for addresses of no page. */
export function needsBackend({ routes }: Build): (url: string) => boolean {
  const { rewrites, staticRoutes, dynamicRoutes } = routes;
  const pages = [...rewrites.beforeFiles, ...staticRoutes, ...dynamicRoutes].map(
    ({ regex }) => new RegExp(regex),
  );
  return (url) => {
    const path = url.split('?', 1)[0]!;
    return isPageData(path) || (!WITHOUT.test(path) && pages.some((page) => page.test(path)));
  };
}
