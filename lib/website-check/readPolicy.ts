/** Directives that fall back on `default-src` (CSP level 3, §6.8.3). */
const FETCHES = ['script-src', 'style-src', 'object-src'];

/** Directives of a content security policy by name, each with its sources; the first of a name counts, as browsers read it (CSP level 3, §2.2.1). */
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

/** The named directives of a policy word for word, joined with "; "; what is not set stands in as `default-src`. Null where none is set. */
export function quotePolicy(policy: string, names: readonly string[]): string | null {
  const parts = policy.split(';').map((part) => part.trim());
  const written = (name: string) =>
    parts.find((part) => part.toLowerCase().split(/\s/)[0] === name);
  const quoted = names
    .map((name) => written(name) ?? (FETCHES.includes(name) ? written('default-src') : undefined))
    .filter((part) => part !== undefined);
  return quoted.length > 0 ? [...new Set(quoted)].join('; ') : null;
}

/** The sources that a fetch directive comes to: its own, or those of `default-src`; undefined where neither is set and everything may load. */
export const sourcesOf = (directives: Map<string, string[]>, name: string): string[] | undefined =>
  directives.get(name) ?? directives.get('default-src');
