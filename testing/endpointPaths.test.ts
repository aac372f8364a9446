import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from './allEndpoints';

const ROOT = join(__dirname, '..');
const paths = allEndpoints.map(({ path }) => path);

/** A path in a string: whole, or before a query or parameter. */
const written = (path: string) =>
  new RegExp(`['"\`]${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '\\$\\{[^}]+\\}')}['"\`?$]`);

const sources = ['lib', 'components', 'pages'].flatMap((folder) =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

it('knows an endpoint that is written out', () => {
  expect(paths.length).toBeGreaterThan(80);
  expect('fetch(`/api/projects/${id}/rating`)').toMatch(written('/api/projects/{id}/rating'));
});

it('the browser takes the paths of endpoints from contracts', () => {
  const breaches = sources.flatMap((name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    return paths.filter((path) => written(path).test(text)).map((path) => `${name}: ${path}`);
  });
  expect(breaches).toEqual([]);
});
