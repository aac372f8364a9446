import type { GetServerSidePropsContext } from 'next';
import { stubFetch } from '../../testing/fetchStub';
import {
  articlePaths,
  articleProps,
  blogProps,
  resourcesPaths,
  resourcesProps,
} from './resourcesProps';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

describe('the pages of resources', () => {
  const stub = stubFetch(() => ({ status: 503 }));
  afterAll(() => stub.restore());

  const blog = async (query: Record<string, string | string[]>) => {
    const setHeader = jest.fn();
    const result = await blogProps({
      query,
      res: { setHeader },
    } as unknown as GetServerSidePropsContext);
    return { props: (result as { props: Awaited<object> }).props, setHeader };
  };

  it('need no backend at build time, but articles that compile', async () => {
    expect(resourcesPaths({})).toEqual({ paths: [], fallback: 'blocking' });
    expect(await articlePaths({})).toEqual({ paths: [], fallback: 'blocking' });
    expect(stub.asked).toHaveLength(0);
  });

  it('/resources shows the newest articles, also while the backend is down, and has nothing below it', async () => {
    const result = await resourcesProps({ params: {} });
    expect(result).toMatchObject({
      props: { shell: { announcement: null }, newest: expect.any(Array) as unknown },
      revalidate: 300,
    });
    expect(
      (result as unknown as { props: { newest: unknown[]; tags: string[] } }).props.tags,
    ).toContain('operations');
    expect(await resourcesProps({ params: { path: ['nothing'] } })).toMatchObject({
      notFound: true,
    });
  });

  it.each([
    ['no tag', {}, null],
    ['a tag', { tag: 'operations' }, 'operations'],
    ['an empty tag', { tag: '' }, null],
    ['a tag that there is not', { tag: 'hype' }, 'unknown'],
    ['a tag twice', { tag: ['operations', 'audits'] }, 'unknown'],
    ['a name of every object', { tag: 'constructor' }, 'unknown'],
  ])('/resources/blog with %s', async (_, query, tag) => {
    const { props, setHeader } = await blog(query);
    expect(props).toMatchObject({ tag, shell: { announcement: null } });
    expect(setHeader).toHaveBeenCalledWith(
      'Cache-Control',
      expect.stringMatching(/^public, max-age=0, s-maxage=300/),
    );
  });

  it('an article comes with its text', async () => {
    const result = await articleProps({ params: { slug: 'how-to-run-this-site' } });
    expect(result).toMatchObject({
      props: {
        article: {
          title: 'How to run this site',
          html: expect.stringContaining('<h2 id="the-first-start">') as string,
        },
      },
      revalidate: 300,
    });
    expect(() => JSON.stringify(result)).not.toThrow();
  });

  it.each(['nothing', 'How-To-Run-This-Site', '__proto__', '..', ''])(
    'there is no article %s',
    async (slug) => {
      expect(await articleProps({ params: { slug } })).toMatchObject({ notFound: true });
    },
  );
});
