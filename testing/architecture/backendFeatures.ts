/** Backend features are imported through their doors only, without cycles. */
import rules from './rules.json';
import { listImports, resolveTarget } from './imports';
import { isTest, type Source, type Violation } from './sources';

const { ground, doors, list, why } = rules.backend;

interface Edge {
  from: string;
  to: string;
  file: string;
  /** Without extension. */
  path: string;
}

/** `votes` of backend/votes/routes.ts; a top-level file is its own part. */
const findPart = (path: string): string => path.split('/')[1]!.replace(/\.ts$/, '');

const isHelper = ({ path }: Source): boolean => isTest(path) || path.includes('/testing/');

/** Imports between parts of the backend, type-only ones included. */
const listEdges = (sources: readonly Source[]): Edge[] =>
  sources
    .filter((source) => source.path.startsWith('backend/') && !isHelper(source))
    .flatMap((source) =>
      listImports(source).flatMap((specifier) => {
        const target = resolveTarget(source, specifier);
        if (target.kind === 'package' || !target.path.startsWith('backend/')) return [];
        const [from, to] = [findPart(source.path), findPart(target.path)];
        return from === to ? [] : [{ from, to, file: source.path, path: target.path }];
      }),
    );

function passesDoor({ file, to, path }: Edge): boolean {
  const [, , ...inside] = path.split('/');
  if (ground.includes(to) || inside.length === 0) return true;
  const [name] = inside;
  if (inside.length > 1) return false;
  return name === 'module' ? file === list : doors.includes(name!);
}

/** The shortest import cycle. */
function circleFrom(start: string, edges: readonly Edge[]): Edge[] | undefined {
  const ways: Edge[][] = edges.filter(({ from }) => from === start).map((edge) => [edge]);
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    const { to } = way.at(-1)!;
    if (to === start) return way;
    if (seen.has(to)) continue;
    seen.add(to);
    ways.push(...edges.filter(({ from }) => from === to).map((edge) => [...way!, edge]));
  }
  return undefined;
}

function findCircles(edges: readonly Edge[]): Violation[] {
  const known = new Set<string>();
  const parts = [...new Set(edges.map(({ from }) => from))].sort();
  return parts.flatMap((part) => {
    const circle = known.has(part) ? undefined : circleFrom(part, edges);
    if (!circle) return [];
    circle.forEach(({ from }) => known.add(from));
    const way = [...circle.map(({ from }) => from), part].join(' → ');
    return [{ rule: 'circle', file: circle[0]!.file, detail: `${way}: ${rules.backend.circles}` }];
  });
}

export function checkBackendFeatures(sources: readonly Source[]): Violation[] {
  const edges = listEdges(sources);
  return [
    ...edges
      .filter((edge) => !passesDoor(edge))
      .map(({ file, path }) => ({ rule: 'door', file, detail: `imports ${path}: ${why}` })),
    ...findCircles(edges),
  ];
}
