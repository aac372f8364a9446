import { posix } from 'node:path';
import ts from 'typescript';
import rules from './rules.json';
import { countLines, isTest, isWithin, type Source, type Violation } from './sources';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** [id], [...path], [[...version]]. */
const SEGMENT = /^\[{1,2}(\.\.\.)?\w+\]{1,2}$/;

function exportedValues(source: Source): string[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const isExported = (node: ts.Statement) =>
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
  return file.statements.filter(isExported).flatMap((node) => {
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map((declaration) => declaration.name.getText(file));
    if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name)
      return [node.name.text];
    return [];
  });
}

function checkFolders({ path }: Source): Violation[] {
  const folders = path.split('/').slice(0, -1);
  const bad = folders.filter(
    (folder) => !KEBAB.test(folder) && !(isWithin(path, 'pages') && SEGMENT.test(folder)),
  );
  return bad.map((folder) => ({
    rule: 'folder name',
    file: path,
    detail: `${folder} is not kebab-case`,
  }));
}

function checkRoutes({ path }: Source): Violation[] {
  if (isWithin(path, 'app') || isWithin(path, 'src/app')) {
    return [
      {
        rule: 'app folder',
        file: path,
        detail: 'the App Router and its holes stay out (pages router only)',
      },
    ];
  }
  if (!isWithin(path, 'pages')) return [];
  if (isTest(path))
    return [{ rule: 'test under pages', file: path, detail: 'every file under pages is a route' }];
  const segment = posix.basename(path).replace(/\.tsx?$/, '');
  // ConfigCat's clients request config_v5.json, so we cannot rename it.
  const fine =
    KEBAB.test(segment) ||
    /^[a-z0-9]+([-_][a-z0-9]+)*\.(json|xml|txt|atom|png|csv)$/.test(segment) ||
    SEGMENT.test(segment) ||
    /^_(app|document|error)$/.test(segment);
  return fine
    ? []
    : [
        {
          rule: 'route name',
          file: path,
          detail: 'a route file is named as its part of the address',
        },
      ];
}

function checkComponent(source: Source): Violation[] {
  const { path } = source;
  if (!isWithin(path, 'components') || !path.endsWith('.tsx') || isTest(path)) return [];
  const name = posix.basename(path, '.tsx');
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    return [{ rule: 'component name', file: path, detail: 'a component file is PascalCase' }];
  const components = exportedValues(source).filter(
    (value) => /^[A-Z]/.test(value) && !/^[A-Z0-9_]+$/.test(value),
  );
  if (components.length === 1 && components[0] === name) return [];
  return [
    {
      rule: 'component name',
      file: path,
      detail: `exports ${components.join(', ') || 'no component'} instead of ${name} alone`,
    },
  ];
}

function checkHook(source: Source): Violation[] {
  const name = posix.basename(source.path).replace(/\.tsx?$/, '');
  if (!/^use[A-Z]/.test(name) || isTest(source.path)) return [];
  return exportedValues(source).includes(name)
    ? []
    : [{ rule: 'hook name', file: source.path, detail: `does not export ${name}` }];
}

const isTool = (path: string): boolean =>
  isTest(path) || isWithin(path, 'e2e') || isWithin(path, 'testing');

function classify(path: string): keyof typeof rules.lines {
  if (isTool(path)) return 'test';
  if (isWithin(path, 'pages/api')) return 'apiRoute';
  if (isWithin(path, 'pages') && !/^pages\/_\w+\.tsx$/.test(path)) return 'page';
  return 'file';
}

function checkLines({ path, text }: Source): Violation[] {
  const kind = classify(path);
  const lines = countLines(text);
  const limit = rules.lines[kind];
  return lines <= limit
    ? []
    : [{ rule: 'size', file: path, detail: `${lines} lines, at most ${limit}` }];
}

export function checkNames(sources: Source[]): Violation[] {
  return sources.flatMap((source) => [
    ...checkFolders(source),
    ...checkRoutes(source),
    ...checkComponent(source),
    ...checkHook(source),
    ...checkLines(source),
  ]);
}
