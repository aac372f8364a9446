import { securityHeaders } from './securityHeaders.cjs';

const VARIABLES = [
  'NEXT_PUBLIC_ANALYTICS_ID',
  'NEXT_PUBLIC_ANALYTICS_ORIGIN',
  'NEXT_PUBLIC_CONFIGCAT_SDK_KEY',
  'NEXT_PUBLIC_CONFIGCAT_BASE_URL',
  'NEXT_PUBLIC_AVATAR_BUCKET_URL',
  'NEXT_PUBLIC_PICTURE_ORIGIN',
  'NEXT_PUBLIC_IMAGE_CDN_URL',
  'NEXT_PUBLIC_SENTRY_DSN',
];
const before = VARIABLES.map((name) => [name, process.env[name]] as const);
afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

async function policyWith(variables: Record<string, string>): Promise<Record<string, string>> {
  VARIABLES.forEach((name) => {
    delete process.env[name];
  });
  Object.assign(process.env, variables);
  const [{ headers } = { headers: [] }] = await securityHeaders();
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0]!, part]));
}

const ID = { NEXT_PUBLIC_ANALYTICS_ID: 'G-TEST1234' };

describe('the content security policy', () => {
  it.each([
    ['nothing', {}],
    ['a server without a measurement id', { NEXT_PUBLIC_ANALYTICS_ORIGIN: 'https://tags.example' }],
  ])('names no other host with %s', async (_, variables) => {
    const policy = await policyWith(variables);
    expect(policy).toMatchObject({
      'script-src': "script-src 'self'",
      'img-src': "img-src 'self' data:",
      'connect-src': "connect-src 'self'",
    });
  });

  it('names what Google Analytics 4 needs with a measurement id', async () => {
    expect(await policyWith(ID)).toMatchObject({
      'script-src': "script-src 'self' https://*.googletagmanager.com",
      'img-src':
        "img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
      'connect-src':
        "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    });
  });

  it('names a tagging server in place of Google', async () => {
    expect(
      await policyWith({ ...ID, NEXT_PUBLIC_ANALYTICS_ORIGIN: 'https://tags.example' }),
    ).toMatchObject({
      'script-src': "script-src 'self' https://tags.example",
      'img-src': "img-src 'self' data: https://tags.example",
      'connect-src': "connect-src 'self' https://tags.example",
    });
  });

  it.each([
    [
      'an id of another kind',
      { NEXT_PUBLIC_ANALYTICS_ID: 'UA-1234-1' },
      'NEXT_PUBLIC_ANALYTICS_ID must be a measurement id of Google Analytics 4 (G-ABC123DEF4), not "UA-1234-1".',
    ],
    [
      'an id that would add to the policy',
      { NEXT_PUBLIC_ANALYTICS_ID: 'G-1; script-src *' },
      /NEXT_PUBLIC_ANALYTICS_ID must be/,
    ],
    [
      'a server in clear',
      { ...ID, NEXT_PUBLIC_ANALYTICS_ORIGIN: 'http://tags.example' },
      'NEXT_PUBLIC_ANALYTICS_ORIGIN must be a https address, not "http://tags.example".',
    ],
    [
      'a server that is none',
      { ...ID, NEXT_PUBLIC_ANALYTICS_ORIGIN: 'tags.example' },
      /NEXT_PUBLIC_ANALYTICS_ORIGIN must be a https address/,
    ],
    [
      'a server with a path',
      { ...ID, NEXT_PUBLIC_ANALYTICS_ORIGIN: 'https://tags.example/a' },
      'NEXT_PUBLIC_ANALYTICS_ORIGIN must be an address without a path ("https://tags.example"), not "https://tags.example/a".',
    ],
  ])('is not made with %s', async (_, variables, message) => {
    await expect(policyWith(variables as Record<string, string>)).rejects.toThrow(message);
  });
});

describe('hosts of errors and of logos', () => {
  it.each<[string, Record<string, string>, string, string]>([
    [
      'Sentry, without its key',
      { NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example/1' },
      'connect-src',
      "connect-src 'self' https://errors.example",
    ],
    [
      'the image CDN, without its path',
      { NEXT_PUBLIC_IMAGE_CDN_URL: 'https://cdn.example/logos' },
      'img-src',
      "img-src 'self' data: https://cdn.example",
    ],
  ])(
    '%s: named when it is configured, and nowhere else',
    async (_, variables, directive, named) => {
      const without = await policyWith({});
      expect(await policyWith(variables)).toEqual({ ...without, [directive]: named });
    },
  );
});

describe('hosts of profile pictures', () => {
  it('are named when they are configured, without the path', async () => {
    expect(
      await policyWith({
        NEXT_PUBLIC_AVATAR_BUCKET_URL: 'https://bucket.example/avatars',
        NEXT_PUBLIC_PICTURE_ORIGIN: 'https://pictures.example',
      }),
    ).toMatchObject({
      'img-src': "img-src 'self' data: https://bucket.example https://pictures.example",
    });
  });
});

describe('what pages may talk to for feature flags', () => {
  it.each<[string, Record<string, string>, string]>([
    ['this site alone without ConfigCat', {}, "'self'"],
    [
      'this site alone without a key',
      { NEXT_PUBLIC_CONFIGCAT_BASE_URL: 'https://flags.example' },
      "'self'",
    ],
    [
      'both CDNs with a key',
      { NEXT_PUBLIC_CONFIGCAT_SDK_KEY: 'a/b' },
      "'self' https://cdn-global.configcat.com https://cdn-eu.configcat.com",
    ],
    [
      'the address that was chosen',
      {
        NEXT_PUBLIC_CONFIGCAT_SDK_KEY: 'a/b',
        NEXT_PUBLIC_CONFIGCAT_BASE_URL: 'https://flags.example:8443/path',
      },
      "'self' https://flags.example:8443",
    ],
  ])('is %s', async (_, variables, sources) => {
    expect((await policyWith(variables))['connect-src']).toBe(`connect-src ${sources}`);
  });
});
