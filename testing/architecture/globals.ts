import ts from 'typescript';
import rules from './rules.json';
import { isTest, isWithin, type Source, type Violation } from './sources';

/** Tools and tests may read clocks and environments. */
const PRODUCT = [
  'backend',
  'components',
  'contracts',
  'lib',
  'pages',
  'styles',
  'instrumentation.ts',
  'instrumentation-client.ts',
];

const isInlined = (variable: string): boolean =>
  rules.inlined.some((pattern) =>
    pattern.endsWith('*') ? variable.startsWith(pattern.slice(0, -1)) : variable === pattern,
  );

const isNamed = (node: ts.Node | undefined, name: string): boolean =>
  node !== undefined && ts.isIdentifier(node) && node.text === name;

/** Except variables that the build inlines. */
function readsEnvironment(node: ts.Node): boolean {
  if (
    !ts.isPropertyAccessExpression(node) ||
    !isNamed(node.expression, 'process') ||
    node.name.text !== 'env'
  )
    return false;
  const { parent } = node;
  return !(ts.isPropertyAccessExpression(parent) && isInlined(parent.name.text));
}

function readsClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return isNamed(node.expression, 'Date') && !node.arguments?.length;
  if (!ts.isCallExpression(node)) return false;
  if (isNamed(node.expression, 'Date')) return true;
  return (
    ts.isPropertyAccessExpression(node.expression) &&
    isNamed(node.expression.expression, 'Date') &&
    node.expression.name.text === 'now'
  );
}

function usesStorage(node: ts.Node, name: string): boolean {
  if (!ts.isIdentifier(node) || node.text !== name) return false;
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) return true;
  return isNamed(parent.expression, 'window') || isNamed(parent.expression, 'globalThis');
}

function callsFetch(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression;
  if (isNamed(called, 'fetch')) return true;
  return (
    ts.isPropertyAccessExpression(called) &&
    called.name.text === 'fetch' &&
    (isNamed(called.expression, 'window') || isNamed(called.expression, 'globalThis'))
  );
}

const USES: Record<string, (node: ts.Node) => boolean> = {
  fetch: callsFetch,
  localStorage: (node) => usesStorage(node, 'localStorage'),
  sessionStorage: (node) => usesStorage(node, 'sessionStorage'),
  'process.env': readsEnvironment,
  clock: readsClock,
};

function usedGlobals(source: Source): string[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const [name, uses] of Object.entries(USES)) if (uses(node)) used.add(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...used];
}

export function checkGlobals(sources: Source[]): Violation[] {
  const product = sources.filter(
    (source) => !isTest(source.path) && PRODUCT.some((folder) => isWithin(source.path, folder)),
  );
  return product.flatMap((source) =>
    usedGlobals(source).flatMap((name) => {
      const rule = rules.globals.find((candidate) => candidate.name === name);
      if (!rule || rule.owners.some((owner) => isWithin(source.path, owner))) return [];
      return [{ rule: 'global', file: source.path, detail: `uses ${name}: ${rule.why}` }];
    }),
  );
}
