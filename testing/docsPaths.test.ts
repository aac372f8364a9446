/** Documents name only files and decisions that exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { readSources } from './architecture/sources';

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

const paths = pathsIn(ROOT);
const names = paths.map((path) => posix.basename(path));
const topFolders = new Set(paths.map((path) => path.split('/')[0]!));

const documents = paths.filter(
  (path) => path === 'README.md' || /^(docs|bench)\/.*\.md$/.test(path),
);
const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const toPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/\/$/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '(.+/)?')
      .replace(/\*/g, '[^/]*')}$`,
  );

function namedIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s<>{}]+)`/g)].map(([, name]) => name!);
  return quoted.filter((name) =>
    name.includes('/') ? topFolders.has(name.split('/')[0]!) : /\.(tsx?|mjs|cjs)$/.test(name),
  );
}

const exists = (name: string): boolean =>
  (name.includes('/') ? paths : names).some((path) => toPattern(name).test(path));

describe('the documents', () => {
  it.each(documents)('%s names files that exist', (document) => {
    expect(namedIn(readText(document)).filter((name) => !exists(name))).toEqual([]);
  });

  it('are read, and missing files are found', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/spec-map.md']));
    expect(namedIn('`lib/gone.ts` and `Gone.tsx`').filter((name) => !exists(name))).toHaveLength(2);
  });

  it('include every decision that is cited', () => {
    const texts = [...documents.map(readText), ...readSources(ROOT).map(({ text }) => text)];
    const cited = texts.flatMap((text) => [...text.matchAll(/decisions\/(\d{4})/g)]);
    const missing = cited
      .map(([, number]) => number!)
      .filter((number) => !paths.some((path) => path.startsWith(`docs/decisions/${number}-`)));
    expect(missing).toEqual([]);
  });
});
