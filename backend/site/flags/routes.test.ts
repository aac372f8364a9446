import { fastify, type FastifyInstance } from 'fastify';
import { BUILT_IN_FLAGS } from './builtInFlags';
import { servedFlags } from './readFlagText';
import { registerFlagRoutes } from './routes';

const ADDRESS = '/configuration-files/plumbline/config_v5.json';
let served = servedFlags('{ "f": {} }');
let app: FastifyInstance;
beforeEach(() => {
  served = servedFlags('{ "f": {} }');
  app = fastify() as unknown as FastifyInstance;
  registerFlagRoutes(app, { flags: { current: async () => served } });
});
afterEach(() => app.close());

const ask = (ifNoneMatch?: string, url = `${ADDRESS}?sdk=ConfigCat-JS/a-7.0.1`) =>
  app.inject({ url, headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch } });

describe('GET /configuration-files/{sdkKey}/config_v5.json', () => {
  it('serves the file as it is, to be revalidated each time', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('{ "f": {} }');
    expect(answer.headers).toMatchObject({
      etag: served.etag,
      'cache-control': 'public, no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it.each<[string, (etag: string) => string]>([
    ['its tag', (etag) => etag],
    ['its tag made weak by a proxy', (etag) => `W/${etag}`],
    ['it among others', (etag) => `"a", ${etag}`],
    ['anything', () => '*'],
  ])('answers 304 without a body to %s', async (_, header) => {
    const answer = await ask(header(served.etag));
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', served.etag]);
  });

  it.each(['', '"another"', 'garbage'])('answers 200 to %j', async (header) => {
    expect((await ask(header)).statusCode).toBe(200);
  });

  it('answers 200 with a new ETag when the file changed', async () => {
    const before = served.etag;
    served = servedFlags('{ "f": { } }');
    const answer = await ask(before);
    expect([answer.statusCode, answer.body]).toEqual([200, '{ "f": { } }']);
    expect(answer.headers.etag).not.toBe(before);
  });

  it.each(['another', 'Plumbline', 'a/b', '..%2f..'])(
    'has no configuration of key %s',
    async (key) => {
      expect(
        (await ask(undefined, `/configuration-files/${key}/config_v5.json`)).statusCode,
      ).toBeGreaterThanOrEqual(400);
      expect(
        (await ask(undefined, `/configuration-files/${key}/config_v5.json`)).body,
      ).not.toContain('"f"');
    },
  );

  it('has everything off without a file', async () => {
    const bare = fastify() as unknown as FastifyInstance;
    registerFlagRoutes(bare, {});
    expect((await bare.inject(ADDRESS)).body).toBe(BUILT_IN_FLAGS.body);
    await bare.close();
  });
});
