import { listImports, resolveTarget } from './imports';
import type { Source, Violation } from './sources';

/** Each as a way that ends where it starts. */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  function walk(node: string, way: readonly string[]): void {
    const start = way.indexOf(node);
    if (start >= 0) circles.push([...way.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...way, node]);
    done.add(node);
  }
  for (const node of graph.keys()) walk(node, []);
  return circles;
}

/** No file imports itself through others, by value, by type or on demand. */
export function checkFileCircles(sources: readonly Source[]): Violation[] {
  const byName = new Map(sources.map(({ path }) => [path.replace(/\.tsx?$/, ''), path]));
  const targetsOf = (source: Source): string[] =>
    listImports(source).flatMap((specifier) => {
      const target = resolveTarget(source, specifier);
      if (target.kind === 'package') return [];
      const found = byName.get(target.path) ?? byName.get(`${target.path}/index`);
      return found === undefined ? [] : [found];
    });
  const graph = new Map(sources.map((source) => [source.path, targetsOf(source)]));
  return findCircles(graph).map((circle) => ({
    rule: 'file circle',
    file: circle[0]!,
    detail: `${circle.join(' → ')}: what both need belongs in a file below them`,
  }));
}
