import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LegalText } from '@/components/company';
import { readSources } from '../../testing/architecture/sources';
import { authCookies } from '@/server/auth/cookies';
import { routes } from '@/lib/routes';
import { hintCookieName } from '@/lib/session/hint';
import { browserCookieName } from '@/server/auth/knownBrowser';
import { visitorCookieName } from '@/server/backend/caller';
import { readWebEnv, type WebEnv } from '@/server/env';
import { securityHeaders } from '@/server/securityHeaders.cjs';
import { KEYS } from '@/lib/storage/local';
import { stubFetch } from '../../testing/fetchStub';
import { getStaticPaths, getStaticProps } from './companyProps';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

let env: WebEnv;
jest.mock('@/server/env', () => ({
  ...jest.requireActual<object>('@/server/env'),
  webEnv: () => env,
}));

const SECRET = 'x'.repeat(32);
const SITE = 'https://plumbline.example';
const loadProps = async (page: string) =>
  ((await getStaticProps({ params: { page } })) as { props: { path: string; text: LegalText } })
    .props;
const loadText = async (page: string) => JSON.stringify((await loadProps(page)).text);

const BUILD_VARIABLES = [
  'NEXT_PUBLIC_ANALYTICS_ID',
  'NEXT_PUBLIC_ANALYTICS_ORIGIN',
  'NEXT_PUBLIC_SENTRY_DSN',
  'NEXT_PUBLIC_IMAGE_CDN_URL',
  'NEXT_PUBLIC_AVATAR_BUCKET_URL',
  'NEXT_PUBLIC_PICTURE_ORIGIN',
  'NEXT_PUBLIC_CONFIGCAT_SDK_KEY',
  'NEXT_PUBLIC_CONFIGCAT_BASE_URL',
];
/** With the id or key each needs. */
const ORIGINS: Record<string, [string, Record<string, string>?]> = {
  NEXT_PUBLIC_ANALYTICS_ORIGIN: [
    'https://tags.example',
    { NEXT_PUBLIC_ANALYTICS_ID: 'G-ABC123DEF4' },
  ],
  NEXT_PUBLIC_SENTRY_DSN: ['https://key@errors.example/1'],
  NEXT_PUBLIC_IMAGE_CDN_URL: ['https://cdn.example/logos'],
  NEXT_PUBLIC_AVATAR_BUCKET_URL: ['https://bucket.example/avatars'],
  NEXT_PUBLIC_PICTURE_ORIGIN: ['https://pictures.example'],
  NEXT_PUBLIC_CONFIGCAT_BASE_URL: [
    'https://flags.example',
    { NEXT_PUBLIC_CONFIGCAT_SDK_KEY: 'a/b' },
  ],
};
const listNames = ({ sections }: LegalText) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      'table' in block ? block.table.rows.flatMap(([name]) => name!.split(', ')) : [],
    );

describe('the company pages', () => {
  const stub = stubFetch(() => ({ status: 503 }));
  beforeEach(() => {
    env = readWebEnv({});
  });
  afterEach(() => {
    for (const name of BUILD_VARIABLES) delete process.env[name];
  });
  afterAll(() => stub.restore());

  it('are made at their first request: the build does not know who runs the site', () => {
    expect(getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
  });

  it.each([
    ['about', 'About'],
    ['careers', 'Careers'],
    ['disclaimer', 'Disclaimer'],
    ['cookie-policy', 'Cookie Policy'],
    ['terms-and-conditions', 'Terms and Conditions'],
    ['privacy-policy', 'Privacy Policy'],
  ])(
    '/company/%s is the same for every visitor, also while the backend is down',
    async (page, title) => {
      const result = await getStaticProps({ params: { page } });
      expect(result).toMatchObject({
        props: { path: `/company/${page}`, text: { title }, shell: { announcement: null } },
        revalidate: 300,
      });
      expect(() => JSON.stringify(result)).not.toThrow();
    },
  );

  it.each(['disclaimer', 'privacy-policy', 'terms-and-conditions'])(
    '%s leads to known pages',
    async (page) => {
      const links = [...(await loadText(page)).matchAll(/"href":"(\/[^"#]*)/g)];
      expect(Object.values(routes)).toEqual(expect.arrayContaining(links.map(([, path]) => path)));
      expect(links).not.toEqual([]);
    },
  );

  it.each(['jobs', 'Privacy-Policy', '__proto__', 'constructor', ''])(
    'there is no /company/%s',
    async (page) => {
      expect(await getStaticProps({ params: { page } })).toMatchObject({ notFound: true });
    },
  );

  it('say who runs the site, from its configuration', async () => {
    env = readWebEnv({ OPERATOR_NAME: 'Example Ltd', OPERATOR_CONTACT: 'privacy@example.com' });
    for (const page of [
      'about',
      'careers',
      'disclaimer',
      'terms-and-conditions',
      'privacy-policy',
      'cookie-policy',
    ]) {
      expect(await loadText(page)).toContain('This site is run by Example Ltd.');
      expect(await loadText(page)).toContain('mailto:privacy@example.com');
    }
  });

  it.each([
    ['on https', { NEXTAUTH_URL: SITE, NEXTAUTH_SECRET: SECRET }, '__Host-'],
    ['on http', {}, ''],
  ])('name the cookies as they are called %s', async (_, variables, prefix) => {
    env = readWebEnv(variables);
    const { text } = await loadProps('privacy-policy');
    const tables = text.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => ('table' in block ? [block.table] : []));
    expect(
      tables
        .find(({ caption }) => caption === 'Cookies of this site')
        ?.rows.flatMap(([name]) => name!.split(', ')),
    ).toEqual([
      `${prefix}next-auth.session-token`,
      `${prefix}plumbline-signed-in`,
      `${prefix}plumbline-browser`,
      `${prefix}next-auth.csrf-token`,
      `${prefix}next-auth.callback-url`,
      `${prefix}next-auth.state`,
      `${prefix}next-auth.nonce`,
      `${prefix}next-auth.pkce.code_verifier`,
      `${prefix}plumbline-visitor`,
    ]);
  });

  it('name the services that are configured by their hosts, and no key', async () => {
    env = readWebEnv({
      COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEf',
      SENTRY_DSN: 'https://key1@errors.example/1',
    });
    process.env.NEXT_PUBLIC_SENTRY_DSN = 'https://key2@pages.example/2';
    process.env.NEXT_PUBLIC_IMAGE_CDN_URL = 'https://cdn.example/logos';
    const words = await loadText('privacy-policy');
    for (const host of [
      'Amazon Cognito (region eu-west-1): keeps',
      'errors.example: gets',
      'pages.example: gets',
      'cdn.example: delivers',
    ])
      expect(words).toContain(host);
    expect(words).not.toMatch(/key\d/);
  });

  it.each(Object.entries(ORIGINS))(
    'name the third party of %s, which the policy lets pages talk to',
    async (name, [value, given = {}]) => {
      const variables = { ...given, [name]: value };
      Object.assign(process.env, variables);
      env = readWebEnv(variables);
      const { host, origin } = new URL(value);
      expect((await securityHeaders())[0]!.headers[0]!.value).toContain(origin);
      const words = await loadText('privacy-policy');
      expect(words).toContain(host);
      expect(words).not.toContain('No other service is configured');
      expect(words).not.toContain('Pages load nothing from other sites: no fonts');
    },
  );

  it('cover every variable that the policy is made of', () => {
    const policy = readFileSync(join(process.cwd(), 'server/securityHeaders.cjs'), 'utf8');
    const read = new Set(policy.match(/NEXT_PUBLIC_[A-Z_]+/g));
    expect([...read].sort()).toEqual([...BUILD_VARIABLES].sort());
    expect([...read].filter((name) => !(name in ORIGINS))).toEqual([
      'NEXT_PUBLIC_CONFIGCAT_SDK_KEY',
      'NEXT_PUBLIC_ANALYTICS_ID',
    ]);
  });

  it('know the operator’s page of openings, and analytics, from the configuration', async () => {
    expect(await loadText('careers')).toContain('No openings are listed here.');
    expect(await loadText('cookie-policy')).not.toContain('Google Analytics');
    env = readWebEnv({ CAREERS_URL: 'https://example.com/jobs' });
    process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-ABC123DEF4';
    process.env.NEXT_PUBLIC_ANALYTICS_ORIGIN = 'https://tags.example';
    expect(await loadText('careers')).toContain('https://example.com/jobs');
    expect(await loadText('cookie-policy')).toContain('_ga_ABC123DEF4');
    expect(await loadText('cookie-policy')).toContain('by way of tags.example');
  });
});

/** Only judges headers, or describes Google's cookies. */
const SPEAKS_OF_COOKIES = /^(lib\/(analytics|website-check)|components\/products)\//;

describe('the cookie policy names what the code keeps in browsers', () => {
  beforeEach(() => {
    env = readWebEnv({ NEXTAUTH_URL: SITE, NEXTAUTH_SECRET: SECRET });
  });

  it.each([
    ...Object.values(authCookies(true)).map((cookie) => cookie!.name),
    hintCookieName(true),
    visitorCookieName(true),
    browserCookieName(true),
  ])('the cookie %s', async (name) => {
    expect(listNames((await loadProps('cookie-policy')).text)).toContain(name);
  });

  it.each([...Object.values(KEYS), 'nextauth.message'])(
    'the item %s of local storage',
    async (key) => {
      expect(listNames((await loadProps('cookie-policy')).text)).toContain(key);
    },
  );

  it('covers every place that sets a cookie', () => {
    const sets = readSources(process.cwd()).filter(
      ({ path, text }) =>
        /^(backend|components|contracts|lib|pages|server)\//.test(path) &&
        !/\.test\.tsx?$/.test(path) &&
        /set-cookie|document\.cookie\s*=/i.test(text),
    );
    // New cookies belong in components/company/cookies/cookieFacts.ts.
    expect(
      sets
        .map(({ path }) => path)
        .filter((path) => !SPEAKS_OF_COOKIES.test(path))
        .sort(),
    ).toEqual([
      'lib/session/hint.ts',
      'server/auth/knownBrowser.ts',
      'server/auth/sessionCookie.ts',
      'server/backend/caller.ts',
    ]);
  });
});
