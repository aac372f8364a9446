import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Headers { securityHeaders(): Promise<{ headers: { key: string; value: string }[] }[]> }
const { securityHeaders } = createRequire(join(__dirname, 'here.cjs'))('./securityHeaders.cjs') as Headers;

const NAMES = ['NEXT_PUBLIC_CONFIGCAT_SDK_KEY', 'NEXT_PUBLIC_CONFIGCAT_BASE_URL'];
const before = NAMES.map((name) => [name, process.env[name]] as const);
const set = (name: string, value: string | undefined) => { if (value === undefined) delete process.env[name]; else process.env[name] = value; };
afterEach(() => { before.forEach(([name, value]) => set(name, value)); });

async function connectSources(): Promise<string | undefined> {
  const policy = (await securityHeaders())[0]!.headers.find(({ key }) => key === 'Content-Security-Policy')!.value;
  return /connect-src ([^;]*)/.exec(policy)?.[1];
}

describe('what pages may talk to for feature flags', () => {
  it.each<[string, string | undefined, string | undefined, string]>([
    ['this site alone without ConfigCat', undefined, undefined, "'self'"],
    ['this site alone without a key', undefined, 'https://flags.example', "'self'"],
    ['both CDNs with a key', 'a/b', undefined, "'self' https://cdn-global.configcat.com https://cdn-eu.configcat.com"],
    ['the address that was chosen', 'a/b', 'https://flags.example:8443/path', "'self' https://flags.example:8443"],
  ])('is %s', async (_, key, base, sources) => {
    set(NAMES[0]!, key);
    set(NAMES[1]!, base);
    expect(await connectSources()).toBe(sources);
  });
});
