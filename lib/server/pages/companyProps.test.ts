import type { LegalText } from '@/components/company';
import { readWebEnv, type WebEnv } from '@/lib/server/env';
import { stubFetch } from '../../../testing/fetchStub';
import { getStaticPaths, getStaticProps } from './companyProps';

let env: WebEnv;
jest.mock('@/lib/server/env', () => ({ ...jest.requireActual<object>('@/lib/server/env'), webEnv: () => env }));

const SECRET = 'x'.repeat(32);
const SITE = 'https://plumbline.example';
const propsOf = async (page: string) => ((await getStaticProps({ params: { page } })) as { props: { path: string; text: LegalText } }).props;
const wordsOf = async (page: string) => JSON.stringify((await propsOf(page)).text);

describe('the legal pages', () => {
  const stub = stubFetch(() => ({ status: 503 }));
  beforeEach(() => { env = readWebEnv({}); });
  afterEach(() => { delete process.env.NEXT_PUBLIC_SENTRY_DSN; delete process.env.NEXT_PUBLIC_IMAGE_CDN_URL; });
  afterAll(() => stub.restore());

  it('are made at their first request: the build does not know who runs the site', () => {
    expect(getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
  });

  it.each([
    ['terms-and-conditions', 'Terms and Conditions'],
    ['privacy-policy', 'Privacy Policy'],
  ])('/company/%s is the same for everybody, also while the backend is down', async (page, title) => {
    const result = await getStaticProps({ params: { page } });
    expect(result).toMatchObject({ props: { path: `/company/${page}`, text: { title }, shell: { announcement: null } }, revalidate: 300 });
    expect(() => JSON.stringify(result)).not.toThrow();
  });

  it.each(['about', 'Privacy-Policy', '__proto__', 'constructor', ''])('there is no /company/%s', async (page) => {
    expect(await getStaticProps({ params: { page } })).toMatchObject({ notFound: true });
  });

  it('say who runs the site, from its configuration', async () => {
    env = readWebEnv({ OPERATOR_NAME: 'Example Ltd', OPERATOR_CONTACT: 'privacy@example.com' });
    for (const page of ['terms-and-conditions', 'privacy-policy']) {
      expect(await wordsOf(page)).toContain('This site is run by Example Ltd.');
      expect(await wordsOf(page)).toContain('mailto:privacy@example.com');
    }
  });

  it.each([
    ['on https', { NEXTAUTH_URL: SITE, NEXTAUTH_SECRET: SECRET }, '__Host-'],
    ['on http', {}, ''],
  ])('name the cookies as they are called %s', async (_, variables, prefix) => {
    env = readWebEnv(variables);
    const { text } = await propsOf('privacy-policy');
    const tables = text.sections.flatMap(({ blocks }) => blocks).flatMap((block) => ('table' in block ? [block.table] : []));
    expect(tables.find(({ caption }) => caption === 'Cookies of this site')?.rows.flatMap(([name]) => name!.split(', '))).toEqual([
      `${prefix}next-auth.session-token`, `${prefix}next-auth.csrf-token`, `${prefix}next-auth.callback-url`,
      `${prefix}next-auth.state`, `${prefix}next-auth.nonce`, `${prefix}next-auth.pkce.code_verifier`, `${prefix}plumbline-visitor`,
    ]);
  });

  it('name the services that are configured by their hosts, and no key', async () => {
    env = readWebEnv({ COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEf', SENTRY_DSN: 'https://key1@errors.example/1' });
    process.env.NEXT_PUBLIC_SENTRY_DSN = 'https://key2@pages.example/2';
    process.env.NEXT_PUBLIC_IMAGE_CDN_URL = 'https://cdn.example/logos';
    const words = await wordsOf('privacy-policy');
    for (const host of ['Amazon Cognito (region eu-west-1): keeps', 'errors.example: gets', 'pages.example: gets', 'cdn.example: delivers']) expect(words).toContain(host);
    expect(words).not.toMatch(/key\d/);
  });
});
