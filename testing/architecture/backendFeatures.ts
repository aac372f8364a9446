/** Backend features are imported through their doors only, without cycles. */
import { findCircles } from './circles';
import rules from './rules.json';
import { listImports, resolveTarget } from './imports';
import { isTest, type Source, type Violation } from './sources';

const { groups, ground, doors, list, why } = rules.backend;

interface Edge {
  from: string;
  to: string;
  file: string;
  /** Without extension. */
  path: string;
}

/** Below `backend`, or below the group: ['votes', 'routes'] of backend/catalog/votes/routes. */
function pathInside(path: string): string[] {
  const [, first, ...inside] = path.split('/');
  return groups.includes(first!) ? inside : [first!, ...inside];
}

/** `votes` of backend/catalog/votes/routes.ts; a top-level file is its own part. */
const findPart = (path: string): string => pathInside(path)[0]!.replace(/\.ts$/, '');

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
  const [, ...inside] = pathInside(path);
  if (ground.includes(to) || inside.length === 0) return true;
  const [name] = inside;
  if (inside.length > 1) return false;
  return name === 'module' ? file === list : doors.includes(name!);
}

function checkFeatureCircles(edges: readonly Edge[]): Violation[] {
  const parts = [...new Set(edges.map(({ from }) => from))].sort();
  const graph = new Map(
    parts.map((part) => [part, edges.filter(({ from }) => from === part).map(({ to }) => to)]),
  );
  return findCircles(graph).map((circle) => {
    const [first, second] = circle;
    const { file } = edges.find(({ from, to }) => from === first && to === second)!;
    return { rule: 'circle', file, detail: `${circle.join(' → ')}: ${rules.backend.circles}` };
  });
}

export function checkBackendFeatures(sources: readonly Source[]): Violation[] {
  const edges = listEdges(sources);
  return [
    ...edges
      .filter((edge) => !passesDoor(edge))
      .map(({ file, path }) => ({ rule: 'door', file, detail: `imports ${path}: ${why}` })),
    ...checkFeatureCircles(edges),
  ];
}
