import { stubFetch } from '../../testing/fetchStub';
import { getStaticPaths, getStaticProps } from './authProps';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

describe('the pages of the forms', () => {
  const stub = stubFetch(() => ({ status: 503 }));
  afterAll(() => stub.restore());

  it('need no backend at build time', () => {
    expect(getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
    expect(stub.asked).toHaveLength(0);
  });

  it.each(['login', 'signup', 'error'])('/auth/%s is the same for every visitor', async (page) => {
    const result = await getStaticProps({ params: { page } });
    expect(result).toMatchObject({ props: { page, shell: { announcement: null } } });
    expect(Object.keys((result as { props: object }).props).sort()).toEqual(['page', 'shell']);
  });

  it.each(['signin', 'Login', '__proto__'])('there is no /auth/%s', async (page) => {
    expect(await getStaticProps({ params: { page } })).toMatchObject({ notFound: true });
  });
});
