import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

export interface Source {
  path: string;
  text: string;
}

export interface Violation {
  rule: string;
  file: string;
  detail: string;
}

const FOLDERS = [
  'app',
  'backend',
  'bench',
  'components',
  'contracts',
  'e2e',
  'lib',
  'pages',
  'scripts',
  'server',
  'src',
  'styles',
  'testing',
];
const SKIPPED = ['node_modules', 'architecture-fixture'];

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.includes(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}

export function readSources(root: string): Source[] {
  const top = readdirSync(root, { withFileTypes: true });
  const inFolders = top
    .filter((entry) => entry.isDirectory() && FOLDERS.includes(entry.name))
    .flatMap((entry) => walk(join(root, entry.name)));
  const atTop = top.filter((entry) => entry.isFile()).map((entry) => join(root, entry.name));
  return [...atTop, ...inFolders]
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({
      path: relative(root, path).split(sep).join(posix.sep),
      text: readFileSync(path, 'utf8'),
    }));
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

export const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length;
