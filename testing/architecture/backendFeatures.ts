/** The backend's features: each is reached through its door, and none leads back to itself. */
import rules from './rules.json';
import { importsOf, targetOf } from './imports';
import { isTest, type Source, type Violation } from './sources';

const { ground, doors, list, why } = rules.backend;

interface Edge {
  from: string;
  to: string;
  file: string;
  /** What is imported, without extension. */
  path: string;
}

/** `votes` of backend/votes/routes.ts; a file beside the folders stands for itself. */
const partOf = (path: string): string => path.split('/')[1]!.replace(/\.ts$/, '');

const isHelper = ({ path }: Source): boolean => isTest(path) || path.includes('/testing/');

/** Every import, type-only ones too, that leads from one part of the backend to another. */
const edgesOf = (sources: readonly Source[]): Edge[] =>
  sources
    .filter((source) => source.path.startsWith('backend/') && !isHelper(source))
    .flatMap((source) =>
      importsOf(source).flatMap((specifier) => {
        const target = targetOf(source, specifier);
        if (target.kind === 'package' || !target.path.startsWith('backend/')) return [];
        const [from, to] = [partOf(source.path), partOf(target.path)];
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

/** The shortest way from a part back to itself. */
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

function circlesOf(edges: readonly Edge[]): Violation[] {
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
  const edges = edgesOf(sources);
  return [
    ...edges
      .filter((edge) => !passesDoor(edge))
      .map(({ file, path }) => ({ rule: 'door', file, detail: `imports ${path}: ${why}` })),
    ...circlesOf(edges),
  ];
}
