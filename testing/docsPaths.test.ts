/** Documents name only files and decisions that exist. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readSources } from './architecture/sources';
import { exists, namedIn, paths } from './documentNames';

const ROOT = join(__dirname, '..');
const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const documents = paths.filter(
  (path) => /(^|\/)README\.md$/.test(path) || /^(docs|bench)\/.*\.md$/.test(path),
);

describe('the documents', () => {
  it.each(documents)('%s names files that exist', (document) => {
    const beside = (name: string) => posix.join(posix.dirname(document), name);
    const missing = namedIn(readText(document)).filter(
      (name) => !exists(name) && !exists(beside(name)),
    );
    expect(missing).toEqual([]);
  });

  it('are read, and missing files are found', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/spec-map.md']));
    const text = '`lib/gone.ts`, `Gone.tsx`, `gone/*.test.ts`';
    expect(namedIn(text).filter((name) => !exists(name))).toHaveLength(3);
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
