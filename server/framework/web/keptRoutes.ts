import { isPageData } from './ages';
import type { Route } from './Answers';
import type { Build } from './buildManifests';

/** Next handles escapes, empty parts and trailing slashes. */
export const PLAIN_PATH = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/** Undefined where the query may decide. */
function rewriter(rewrites: Build['routes']['rewrites']['beforeFiles']) {
  const rules = rewrites.map(({ regex, ...rule }) => ({ ...rule, regex: new RegExp(regex) }));
  return (path: string, query: string | undefined): string | undefined => {
    const named = new URLSearchParams(query);
    for (const { regex, has = [], destination } of rules) {
      if (!regex.test(path)) continue;
      if (has.length === 0) return destination;
      if (has.some(({ type, key }) => type !== 'query' || named.has(key))) return undefined;
    }
    return path;
  };
}

/** Anything uncertain is Next's. */
export function keptRoutes({ routes, prerendered, buildId }: Build): Route['toAddress'] {
  const data = { before: `/_next/data/${buildId}`, after: '.json' };
  const fixed = new Set(routes.staticRoutes.map(({ page }) => page));
  const dynamic = routes.dynamicRoutes.map(({ page, regex }) => ({
    isKept: page in prerendered.dynamicRoutes,
    regex: new RegExp(regex),
  }));
  const rewrite = rewriter(routes.rewrites.beforeFiles);
  const isKept = (path: string): boolean =>
    PLAIN_PATH.test(path) &&
    !fixed.has(path) &&
    dynamic.find(({ regex }) => regex.test(path))?.isKept === true;

  /** Next answers for another build's data, so that its client notices. */
  const pageFromData = (path: string) =>
    path.startsWith(data.before) && path.endsWith(data.after)
      ? path.slice(data.before.length, -data.after.length)
      : undefined;

  return (url) => {
    const [path = '', query] = url.split('?', 2);
    const isData = isPageData(path);
    const page = isData ? pageFromData(path) : rewrite(path, query);
    if (page === undefined || !isKept(page)) return undefined;
    return { entry: page, path: isData ? path : page };
  };
}
