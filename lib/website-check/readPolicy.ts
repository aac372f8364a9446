/** Directives of a content security policy by name, each with its sources; the first of a name counts, as browsers read it (CSP level 3, §2.2.1). */
export function readPolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources.map((source) => source.toLowerCase()));
  }
  return directives;
}

/** The sources that a fetch directive comes to: its own, or those of `default-src`; undefined where neither is set and everything may load. */
export const sourcesOf = (directives: Map<string, string[]>, name: string): string[] | undefined => directives.get(name) ?? directives.get('default-src');
