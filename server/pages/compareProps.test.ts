import { ServerResponse, type IncomingMessage } from 'node:http';
import type { GetServerSidePropsContext } from 'next';
import { makeProjectDetail } from '../../testing/builders/project';
import { stubFetch, type Answer } from '../../testing/fetchStub';
import { drawComparison } from './card/drawCard';
import { sendComparisonCard } from './card/sendComparisonCard';
import { compareProps } from './compareProps';
import { sendCompareCsv } from './sendCompareCsv';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

jest.mock('./card/drawCard', () => ({ drawComparison: jest.fn() }));

let stub: ReturnType<typeof stubFetch>;
const NOT_FOUND = { status: 404, body: { error: { code: 'not-found', message: 'x' } } };
const answer = (answers: Record<string, Answer>) => {
  stub = stubFetch(({ url }) => answers[new URL(url).pathname] ?? NOT_FOUND);
};
const found = (id: string): Answer => ({ body: makeProjectDetail({ id, name: id.toUpperCase() }) });
const moved = (to: string): Answer => ({
  status: 308,
  body: { error: { code: 'moved', message: 'x', movedTo: to } },
});
const search = (...ids: string[]): Answer => ({
  body: {
    items: ids.map((id) => ({ id })),
    page: 1,
    perPage: 1,
    total: ids.length,
    hasMore: false,
  },
});
afterEach(() => stub.restore());

const response = () => new ServerResponse({ method: 'GET' } as IncomingMessage);
const ask = (query: Record<string, string | string[]>) =>
  compareProps({ query, res: response() } as unknown as GetServerSidePropsContext);
const idsOf = (result: object) =>
  (
    result as { props: { comparison: { projects: { id: string }[] } } }
  ).props.comparison.projects.map(({ id }) => id);

describe('the props of a comparison', () => {
  it.each([
    ['of a link', 'cmp-a,cmp-b'],
    ['of a form', ['cmp-a', 'cmp-b']],
    ['with doubles, blanks and capitals', 'CMP-A, cmp-b,cmp-a,,'],
  ])('have the projects %s, in the order of the address', async (_, projects) => {
    answer({ '/api/projects/cmp-a': found('cmp-a'), '/api/projects/cmp-b': found('cmp-b') });
    expect(idsOf(await ask({ projects }))).toEqual(['cmp-a', 'cmp-b']);
  });

  it('say what is not found and what does not fit', async () => {
    const many = Array.from({ length: 11 }, (_, at) => `cmp-many-${at}`);
    answer({
      ...Object.fromEntries(many.map((id) => [`/api/projects/${id}`, found(id)])),
      '/api/overview': { body: { trending: [] } },
    });
    expect(await ask({ projects: `${many.join(',')}` })).toMatchObject({
      props: { notes: ['Only the first ten of 11 are shown.'] },
    });
    expect(await ask({ projects: 'cmp-none,../x' })).toMatchObject({
      props: { notes: ['Not found: “cmp-none”, “../x”.'], comparison: { projects: [] } },
    });
  });

  it('lead to the address with what was added, each once', async () => {
    answer({ '/api/search-project': search('cmp-b') });
    expect(await ask({ projects: 'cmp-a', add: 'bee', rows: 'different' })).toEqual({
      redirect: { destination: '/compare?projects=cmp-a,cmp-b&rows=different', permanent: false },
    });
    expect(await ask({ projects: 'cmp-b', add: 'bee' })).toMatchObject({
      redirect: { destination: '/compare?projects=cmp-b' },
    });
  });

  it('keep what was typed where nothing is like it, or it is too short', async () => {
    answer({ '/api/search-project': search(), '/api/projects/cmp-a': found('cmp-a') });
    expect(await ask({ projects: 'cmp-a', add: 'zzzz' })).toMatchObject({
      props: { typed: 'zzzz', notes: ['Not found: “zzzz”.'] },
    });
    expect(await ask({ projects: 'cmp-a', add: 'z' })).toMatchObject({
      props: { typed: 'z', notes: ['Type at least two characters.'] },
    });
  });

  it('lead to the new id of a project that has moved', async () => {
    answer({ '/api/projects/cmp-old': moved('cmp-new'), '/api/projects/cmp-a': found('cmp-a') });
    expect(await ask({ projects: 'cmp-a,cmp-old' })).toEqual({
      redirect: { destination: '/compare?projects=cmp-a,cmp-new', permanent: true },
    });
  });

  it('fail while the backend does not answer, so that nobody reads "not found"', async () => {
    answer({ '/api/projects/cmp-down': { status: 503, body: {} } });
    await expect(ask({ projects: 'cmp-down' })).rejects.toThrow();
  });
});

describe('the files of a comparison', () => {
  it('are a CSV attachment of what the page shows', async () => {
    answer({ '/api/projects/cmp-a': found('cmp-a'), '/api/projects/cmp-b': found('cmp-b') });
    const sent = response();
    const end = jest.spyOn(sent, 'end');
    await sendCompareCsv({ projects: 'cmp-a,cmp-b' }, sent);
    expect(sent.getHeader('content-disposition')).toMatch(/^attachment/);
    expect(String(end.mock.calls[0]![0])).toMatch(/^group,id,What,CMP-A,CMP-B/);
  });

  it('are missing without a project', async () => {
    answer({});
    for (const send of [sendCompareCsv, sendComparisonCard]) {
      const sent = response();
      await send({ projects: 'cmp-nothing' }, sent);
      expect(sent.statusCode).toBe(404);
    }
  });

  it('are a picture drawn once, and asked for again soon while the backend is away', async () => {
    answer({
      '/api/projects/cmp-pic': found('cmp-pic'),
      '/api/projects/cmp-gone': { status: 503 },
    });
    jest.mocked(drawComparison).mockResolvedValue(Buffer.from('png'));
    const [first, second, away] = [response(), response(), response()];
    await sendComparisonCard({ projects: 'cmp-pic' }, first);
    await sendComparisonCard({ projects: 'cmp-pic' }, second);
    await sendComparisonCard({ projects: 'cmp-gone' }, away);
    expect(drawComparison).toHaveBeenCalledTimes(1);
    expect(second.getHeader('content-type')).toBe('image/png');
    expect(away.statusCode).toBe(503);
  });
});
