/** Every page and call × everybody, compared with docs/access.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAGS_OFF } from '@/contracts/flags';
import { CALLERS, readAccessTable, type AccessRow, type CallerName } from './access/accessTable';
import { AccessWalk } from './access/AccessWalk';
import { ENDS_ACCOUNT, ENDS_SESSION, INPUTS } from './access/calls';
import { FILES, findFile, readRewrites } from './access/siteFiles';
import { wholeSite } from './access/wholeSite';
import { allEndpoints } from './allEndpoints';
import { storeExamples } from './exampleCalls';

jest.mock('../server/flags/flagsFor', () => ({
  closeFlags: async () => undefined,
  flagsFor: async ({ username }: { username: string }) => ({
    username,
    values: { ...FLAGS_OFF, portfolio: true },
  }),
}));

const rows = readAccessTable(readFileSync(join(__dirname, '../docs/access.md'), 'utf8'));
const walk = new AccessWalk();

/** Of a row: Next's own parameters may be any. */
const anyAddress = (path: string): string => path.replace(/\{\w+\}/g, 'x');
const fileOf = async (path: string): Promise<string | undefined> =>
  findFile(new URL(anyAddress(path), 'http://site'), await readRewrites())?.file;
const CATCH_ALLS = ['api/[...path].ts', 'api/auth/[...nextauth].ts'];
/** Has no file of its own at the site. */
const isOfBackend = (path: string): boolean => {
  const file = findFile(new URL(anyAddress(path), 'http://site'), [])?.file;
  return file === undefined || CATCH_ALLS.includes(file);
};
const named = (of: readonly AccessRow[]): string[] => of.map(({ call }) => call);

describe('docs/access.md', () => {
  it('has a row of every file below pages/, and of every rewritten address', async () => {
    const rewrites = await readRewrites();
    const answering = new Set<string | undefined>();
    for (const { path } of rows) answering.add(await fileOf(path));
    expect([...FILES.values()].filter((file) => !answering.has(file))).toEqual([]);
    const sources = rewrites.map(({ source }) => source.replace(/:(\w+)/g, '{$1}'));
    expect(sources.filter((source) => !rows.some(({ path }) => path === source))).toEqual([]);
  });

  it('has no row of an address that is not there', async () => {
    const lost: string[] = [];
    for (const { path, call } of rows) {
      const file = await fileOf(path);
      const isUnknown = file === undefined || (file === CATCH_ALLS[0] && path !== '/api/{other}');
      if (isUnknown) lost.push(call);
    }
    expect(lost).toEqual([]);
  });

  it('has a row of every method that an endpoint has, and every input is of a row', async () => {
    const missing: string[] = [];
    for (const { method, path } of allEndpoints)
      if (!isOfBackend(path) && !rows.some((row) => row.method === method && row.path === path))
        missing.push(`${method} ${path}`);
    expect(missing).toEqual([]);
    expect(
      [...Object.keys(INPUTS), ...ENDS_SESSION].filter((call) => !named(rows).includes(call)),
    ).toEqual([]);
  });

  it('fails for a row without a cell, with another word, and for one twice', () => {
    const row = (cells: string, call = '`GET /x`') => `| ${call} | ${cells} |`;
    const yes = CALLERS.map(() => 'yes').join(' | ');
    expect(readAccessTable(row(yes))).toHaveLength(1);
    expect(() => readAccessTable(row('yes'))).toThrow('GET /x: needs 7 cells');
    expect(() => readAccessTable(row(yes.replace('yes', 'no')))).toThrow('“no” is no word');
    expect(() => readAccessTable(`${row(yes)}\n${row(yes)}`)).toThrow('GET /x: stands there twice');
  });
});

describe('the site', () => {
  beforeAll(() => walk.start(wholeSite));
  beforeAll(() => storeExamples(walk.people.site.store));
  beforeAll(() => walk.makeCallers());
  afterAll(() => walk.people.site.close());

  it.each(named(rows))('answers %s as the table says', async (call) => {
    const row = rows.find((one) => one.call === call)!;
    const callers = await walk.callersOf(row);
    const found = {} as Record<CallerName, string>;
    const holes: string[] = [];
    // Nobody can act as a user who is gone.
    const last = ENDS_ACCOUNT.includes(call) ? ['user' as const] : [];
    for (const caller of [...CALLERS.filter((one) => !last.includes(one as 'user')), ...last]) {
      const asked = await walk.ask(row, caller, callers);
      found[caller] = asked.word;
      holes.push(...walk.findLeaks(caller, asked, callers));
      holes.push(...(await walk.findNameHoles(row, caller, { callers, asked })));
    }
    expect({ found, holes }).toEqual({ found: row.cells, holes: [] });
  });

  const posts = Map.groupBy(
    rows.filter(({ method }) => method === 'POST'),
    ({ path }) => path,
  );
  const ofUsers = [...posts].filter(([, of]) => of.every(({ cells }) => cells.anonymous === '401'));
  it.each(ofUsers.map(([path, [row]]) => [path, row!.cells] as const))(
    'says at %s who may call before what is wrong with the input',
    async (path, cells) => {
      expect((await walk.askAs('anonymous', path, 'POST', '[')).status).toBe(401);
      const isOwners = cells.acting === '403' && cells.user !== '403';
      if (isOwners) expect((await walk.askAs('acting', path, 'POST', '[')).status).toBe(403);
    },
  );

  const files = [...FILES].filter(
    ([route, file]) => route.startsWith('/api/') && !CATCH_ALLS.includes(file),
  );
  it.each(files)('%s takes no method without a row', async (route, file) => {
    const path = route.replace(/\[\w+\]/g, 'x');
    const known = new Set<string>();
    for (const row of rows) if ((await fileOf(row.path)) === file) known.add(row.method);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((m) => !known.has(m))) {
      const { status } = await walk.askAsUser(path, method);
      expect([method, status]).toEqual([method, status === 404 ? 404 : 405]);
    }
  });

  const internal = allEndpoints.filter(({ path }) => isOfBackend(path));
  it.each(internal.map(({ method, path }): [string, string] => [method, path]))(
    'has no call of the backend’s alone: %s %s',
    async (method, path) => {
      expect((await walk.askAsUser(anyAddress(path), method)).status).toBe(404);
    },
  );
});
