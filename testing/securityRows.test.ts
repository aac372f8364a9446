/** docs/security.md proves what it claims; the code in docs/spec-map.md has tests beside it. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { exists, pathsNamedIn, paths } from './documentNames';

const read = (name: string) => readFileSync(join(__dirname, '..', 'docs', name), 'utf8');

interface Row {
  section: string;
  text: string;
}

/** List items, with the heading above them. */
function rowsOf(text: string): Row[] {
  return text.split(/^## /m).flatMap((part) => {
    const [section = '', ...lines] = part.split('\n');
    return lines
      .join('\n')
      .split(/^- /m)
      .slice(1)
      .map((row) => ({ section, text: row.split(/\n\n/)[0]!.replace(/\s+/g, ' ').trim() }));
  });
}

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
const titled = (rows: Row[]) => rows.map(({ text }) => [text.slice(0, 60), text] as const);

const claims = rowsOf(read('security.md')).filter(({ section }) => /^V\d/.test(section));
const deviations = rowsOf(read('security.md')).filter(({ section }) => section === 'Deviations');

describe('each requirement in docs/security.md', () => {
  it('is read', () => {
    expect(claims.length).toBeGreaterThan(80);
    expect(deviations.length).toBeGreaterThan(10);
  });

  it.each(titled(claims))('%s… names a test that exists, or a review', (_, text) => {
    const [, proof = ''] = text.split('→');
    const tests = pathsNamedIn(text).filter(
      (path) => isTest(path) && path.includes('/') && exists(path),
    );
    expect(tests.length > 0 || /\breview\b/.test(proof)).toBe(true);
  });

  it.each(titled(deviations))('%s… that is not met says which', (_, text) => {
    expect(text).toMatch(/\bV\d+\.\d+\.\d+\b/);
  });
});

it.each(titled([...claims, ...rowsOf(read('spec-map.md'))]))(
  '%s… names files that exist',
  (_, text) => {
    expect(pathsNamedIn(text).filter((path) => !exists(path))).toEqual([]);
  },
);

const tested = new Set(paths.filter(isTest).map((path) => posix.dirname(path)));
const folderOf = (path: string): string =>
  posix.extname(path) === '' ? path.replace(/\/$/, '') : posix.dirname(path);

it.each(titled(rowsOf(read('spec-map.md')).filter(({ section }) => /^§/.test(section))))(
  '%s… names code with tests beside it',
  (_, text) => {
    const folders = pathsNamedIn(text).map(folderOf);
    expect(folders.filter((folder) => tested.has(folder))).not.toEqual([]);
  },
);
