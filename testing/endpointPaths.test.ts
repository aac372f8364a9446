import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as account from '../contracts/accountEndpoints';
import type { Endpoint } from '../contracts/endpoint';
import * as general from '../contracts/endpoints';
import * as impersonation from '../contracts/impersonation';
import * as quote from '../contracts/quote';
import * as wallets from '../contracts/walletEndpoints';
import * as watchlists from '../contracts/watchlistEndpoints';

const ROOT = join(__dirname, '..');
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'perMinute' in value && 'path' in value;
const paths = [account, general, impersonation, quote, wallets, watchlists]
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .map(({ path }) => path);

/** A path in a string: whole, or before a query or parameter. */
const written = (path: string) =>
  new RegExp(`['"\`]${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '\\$\\{[^}]+\\}')}['"\`?$]`);

const sources = ['lib', 'components', 'pages'].flatMap((folder) =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

it('knows an endpoint that is written out', () => {
  expect(paths.length).toBeGreaterThan(20);
  expect('fetch(`/api/projects/${id}/rating`)').toMatch(written('/api/projects/{id}/rating'));
});

it('the browser takes the paths of endpoints from contracts', () => {
  const breaches = sources.flatMap((name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    return paths.filter((path) => written(path).test(text)).map((path) => `${name}: ${path}`);
  });
  expect(breaches).toEqual([]);
});
