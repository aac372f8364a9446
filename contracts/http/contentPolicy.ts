/** What a content security policy says. Pure. */
/** Directives that fall back on `default-src` (CSP level 3, §6.8.3). */
const FETCHES = ['script-src', 'style-src', 'object-src'];

/** Sources by directive; the first of a name wins (CSP level 3, §2.2.1). */
export function readPolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase()))
      directives.set(
        name.toLowerCase(),
        sources.map((source) => source.toLowerCase()),
      );
  }
  return directives;
}

/** Word for word, joined with "; "; unset ones as `default-src`. Null if none is set. */
export function quotePolicy(policy: string, names: readonly string[]): string | null {
  const parts = policy.split(';').map((part) => part.trim());
  const written = (name: string) =>
    parts.find((part) => part.toLowerCase().split(/\s/)[0] === name);
  const quoted = names
    .map((name) => written(name) ?? (FETCHES.includes(name) ? written('default-src') : undefined))
    .filter((part) => part !== undefined);
  return quoted.length > 0 ? [...new Set(quoted)].join('; ') : null;
}

/** Falls back on `default-src`; undefined if neither is set and everything may load. */
export const findSources = (
  directives: Map<string, string[]>,
  name: string,
): string[] | undefined => directives.get(name) ?? directives.get('default-src');

export const isHashOrNonce = (source: string): boolean =>
  /^'(nonce|sha(256|384|512))-/.test(source);
const WIDE = ['*', 'http:', 'https:', 'data:', 'blob:'];

/** Scripts come from named places only, and none can be written into the page. */
export function scriptsAreClosed(policy: string): boolean {
  const sources = findSources(readPolicy(policy), 'script-src');
  if (!sources) return false;
  // With a nonce or a hash, browsers ignore 'unsafe-inline'.
  const inline = sources.includes("'unsafe-inline'") && !sources.some(isHashOrNonce);
  return (
    !inline &&
    !sources.includes("'unsafe-eval'") &&
    !sources.some((source) => WIDE.includes(source))
  );
}
