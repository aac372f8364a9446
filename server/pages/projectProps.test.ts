import METHOD_1_0 from '../../backend/ratings/method-1.0.json';
import { makeProjectDetail, makeAudit } from '../../testing/builders/project';
import { stubFetch, type Answer } from '../../testing/fetchStub';
import { makeMethod } from '../../testing/builders/method';
import {
  getStaticPaths as methodPaths,
  getStaticProps as methodologyProps,
  type MethodologyProps,
} from './methodologyProps';
import { getStaticPaths, getStaticProps } from './projectProps';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

let stub: ReturnType<typeof stubFetch>;
const answer = (answers: Record<string, Answer>) => {
  stub = stubFetch(
    ({ url }) =>
      answers[new URL(url).pathname] ?? {
        status: 404,
        body: { error: { code: 'not-found', message: 'x' } },
      },
  );
};
afterEach(() => stub.restore());

describe('the props of a project page', () => {
  const ask = (id: string) => getStaticProps({ params: { id } });

  it('need no backend at build time', () => {
    answer({});
    expect(getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
    expect(methodPaths({})).toEqual({ paths: [], fallback: 'blocking' });
    expect(stub.asked).toHaveLength(0);
  });

  it('are the project and the shell, kept for a minute, without what the page does not show', async () => {
    const finding = { title: 'Reentrancy', severity: 'major', status: 'resolved' } as const;
    answer({
      '/api/projects/aave': {
        body: makeProjectDetail({ id: 'aave', audits: [makeAudit({ findings: [finding] })] }),
      },
    });
    const result = await ask('aave');
    expect(result).toMatchObject({
      revalidate: 60,
      props: {
        project: { id: 'aave', audits: [{ findings: [] }] },
        shell: { siteUrl: 'http://localhost:3000' },
      },
    });
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it('are missing for an unknown id, and asked for again soon', async () => {
    answer({});
    expect(await ask('nobody')).toEqual({ notFound: true, revalidate: 10 });
  });

  it('lead to the new id of a renamed or merged project for good', async () => {
    answer({
      '/api/projects/maker': {
        status: 308,
        body: { error: { code: 'moved', message: 'x', movedTo: 'sky' } },
      },
    });
    expect(await ask('maker')).toMatchObject({
      redirect: { destination: '/projects/sky', permanent: true },
    });
  });

  it('redirect an id in capitals to its spelling, and never look up an invalid id', async () => {
    answer({});
    expect(await ask('Aave')).toMatchObject({
      redirect: { destination: '/projects/aave', permanent: true },
    });
    expect(await ask('no such id')).toMatchObject({ notFound: true });
    expect(stub.asked).toHaveLength(0);
  });

  it('fail when the backend does, so that the page before stays', async () => {
    answer({ '/api/projects/aave': { status: 500 } });
    await expect(ask('aave')).rejects.toMatchObject({ status: 500 });
  });
});

describe('the props of the methodology page', () => {
  const ask = (version?: string[]) => methodologyProps({ params: { version } });

  it('are the newest method without a version', async () => {
    answer({ '/api/methodology': { body: makeMethod() } });
    expect(await ask()).toMatchObject({
      revalidate: 300,
      props: { version: null, method: { version: '2.0' }, article: null },
    });
    expect(stub.asked.find(({ url }) => url.includes('methodology'))?.url).not.toContain(
      'version=',
    );
  });

  it('are the version of the address', async () => {
    answer({ '/api/methodology': { body: makeMethod() } });
    expect(await ask(['2.0'])).toMatchObject({ props: { version: '2.0', article: null } });
    expect(stub.asked.find(({ url }) => url.includes('methodology'))?.url).toContain('version=2.0');
  });

  it('are the frozen text for 1.0, with the anchors of its rules', async () => {
    answer({});
    const { props } = (await ask(['1.0'])) as { props: MethodologyProps };
    expect(props).toMatchObject({ version: '1.0', method: null });
    const { categories, context, gates, signals } = METHOD_1_0;
    const ids = [
      ...[...categories, ...context].map(({ id }) => `category-${id}`),
      ...signals.map(({ id }) => `signal-${id}`),
      ...gates.map(({ id }) => `gate-${id}`),
    ];
    expect(ids.filter((id) => !props.article?.html.includes(`id="${id}"`))).toEqual([]);
    expect(props.article?.headings.map(({ text }) => text)).toContain('Categories and signals');
  });

  it('are missing for an unknown version or a longer path', async () => {
    answer({});
    expect(await ask(['9.9'])).toMatchObject({ notFound: true });
    expect(await ask(['1.0', 'x'])).toMatchObject({ notFound: true });
  });
});
