/** The files that a document names in backticks, and those that exist. */
import { readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

const ROOT = join(__dirname, '..');
const SKIPPED = new Set(['node_modules', 'dist', 'test-results']);

const byPath = (path: string): string => relative(ROOT, path).split(sep).join(posix.sep);

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [byPath(path), ...pathsIn(path)] : [byPath(path)];
  });
}

/** Files and folders of the repository. */
export const paths: readonly string[] = pathsIn(ROOT);
const names = paths.map((path) => posix.basename(path));
const topFolders = new Set(paths.map((path) => path.split('/')[0]!));

const FILE = /\.(tsx?|mjs|cjs|jsonc?|ya?ml|sql|sh|conf|css|mdx?)$/;
const CODE = /\.(tsx?|mjs|cjs)$/;

const toPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/\/$/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '(.+/)?')
      .replace(/\*/g, '[^/]*')}$`,
  );

/** @param name may be a glob; without a folder, it may be in any */
export function exists(name: string): boolean {
  const pattern = toPattern(name);
  return (name.includes('/') ? paths : names).some((path) => pattern.test(path));
}

/** In the order of the text. Addresses and commands are no files. */
export function namedIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s<>{}]+)`/g)].map(([, name]) => name!);
  return quoted.filter((name) => {
    if (!name.includes('/')) return CODE.test(name);
    const [top = ''] = name.split('/');
    return topFolders.has(top) || (FILE.test(name) && /^[a-z]+$/.test(top) && !SKIPPED.has(top));
  });
}

/** With the folder of the name before, where a name has none. */
export function pathsNamedIn(text: string): string[] {
  let folder = '';
  return namedIn(text).map((name) => {
    if (!name.includes('/')) return posix.join(folder, name);
    folder = posix.extname(name) === '' ? name.replace(/\/$/, '') : posix.dirname(name);
    return name;
  });
}
