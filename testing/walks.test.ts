/** The walks in docs/architecture.md: files that exist, and as many as it says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const [, section = ''] = /^## Walks\n(.*?)^## /ms.exec(text) ?? [];

interface Walk {
  name: string;
  count: number;
  files: string[];
}

/** Of an item: a folder, and its files without their endings. */
function filesOf(item: string): string[] {
  const [, folder = '', names = ''] = /^`([^`]+)`: (.*)$/s.exec(item) ?? [];
  return names.split(',').map((name) => `${folder}/${name.trim()}`);
}

const walks = [
  ...section.matchAll(/^An? (\w+), [^*]*\*\*(\d+) files\*\*.*?\n\n((?:- .*?\n)+)\n/gms),
].map(([, name = '', count, list = '']): Walk => ({
  name,
  count: Number(count),
  files: list.trim().slice(2).split('\n- ').flatMap(filesOf),
}));

describe('the walks', () => {
  it('are three', () => {
    expect(walks.map(({ name }) => name)).toEqual(['keyword', 'alert', 'fact']);
  });

  it.each(walks)('of a $name names each of its $count files once', ({ count, files }) => {
    expect(new Set(files).size).toBe(files.length);
    expect(files).toHaveLength(count);
    const isThere = (file: string) =>
      ['.ts', '.tsx'].some((ending) => existsSync(join(ROOT, `${file}${ending}`)));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });
});
