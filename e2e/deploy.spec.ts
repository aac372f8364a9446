import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { hasNginx } from './support/nginx';
import { newAddress, OWN } from './support/people';
import { restart, startPublicSetup, type PublicSetup } from './support/publicSetup';
import { putUnderLoad, type Get } from './support/visitor';

let setup: PublicSetup;

const get: Get = (...args) => setup.get(...args);

async function findScript(): Promise<string> {
  const { body } = await get('/');
  return / data-scripts="([^" ]+)/.exec(body.toString('utf8'))![1]!;
}

test.describe('the public setup in deploy/', { tag: ['@once', '@full'] }, () => {
  test.skip(!hasNginx, 'nginx is not installed');
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    setup = await startPublicSetup();
    await expect
      .poll(
        () =>
          get('/').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
    const plain = await fetch(`http://127.0.0.1:${setup.http}/company/about?a=1`, {
      redirect: 'manual',
    });
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toBe('https://127.0.0.1/company/about?a=1');
  });

  test.afterAll(() => setup?.stop());

  test('sends pages and compressed scripts over TLS, and nothing that is the operator’s', async () => {
    const page = await get('/projects/uniswap');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toMatch(/max-age=63072000/);
    expect(page.headers.server).toBe('nginx');
    const script = await get(await findScript(), { 'accept-encoding': 'br, gzip' });
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const contact = await get('/.well-known/security.txt');
    expect(contact.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(contact.body.toString('utf8')).toContain('Contact: mailto:security@plumbline.example\n');
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
    expect(icon.headers['cache-control']).toContain('max-age=86400');
    const statuses = await Promise.all([
      get('/metrics').then(({ status }) => status),
      get('/health/ready').then(({ status }) => status),
      get('/_next/image?url=%2Ficon.svg&w=64&q=75').then(({ status }) => status),
      get('/', {}, 'DELETE').then(({ status }) => status),
    ]);
    expect(statuses).toEqual([404, 404, 404, 405]);
  });

  test('passes on the open data whole, compressed, and with its headers once', async () => {
    const direct = await fetch(`http://127.0.0.1:${setup.web[0].port}/api/export/projects.ndjson`);
    const data = await get('/api/export/projects.ndjson', { 'accept-encoding': 'gzip' });
    expect([data.status, data.headers['content-encoding']]).toEqual([200, 'gzip']);
    const text = gunzipSync(data.body).toString('utf8');
    expect(text.split('\n').length).toBeGreaterThan(20);
    expect(text).toBe(await direct.text());
    expect(data.headers['content-disposition']).toMatch(
      /^attachment; filename="plumbline-projects/,
    );
    const once = ['access-control-allow-origin', 'ratelimit', 'ratelimit-policy', 'vary'];
    for (const name of once)
      expect([name, data.names.filter((one) => one === name)]).toEqual([name, [name]]);
    const asked = await get('/api/projects', { origin: 'https://other.example' }, 'OPTIONS');
    expect(asked.status).toBe(204);
    expect(asked.headers['access-control-allow-methods']).toBe('GET, HEAD');
    const feed = await get('/changes.atom');
    expect(feed.headers['content-type']).toMatch(/^application\/atom\+xml/);
    const tag = feed.headers.etag;
    expect(tag).toBeDefined();
    expect((await get('/changes.atom', { 'if-none-match': tag })).status).toBe(304);
  });

  test('serves the scripts of the release before with the headers of the site’s own', async () => {
    const folder = join(setup.nginx.directory, 'static', '_next', 'static', 'chunks');
    mkdirSync(folder, { recursive: true });
    const text = `// ${'earlier '.repeat(400)}`;
    writeFileSync(join(folder, 'earlier.js'), text);
    writeFileSync(join(folder, 'earlier.js.gz'), gzipSync(text));
    const earlier = await get('/_next/static/chunks/earlier.js', { 'accept-encoding': 'gzip' });
    expect(earlier.status).toBe(200);
    expect(earlier.headers['content-encoding']).toBe('gzip');
    const { headers } = await get(await findScript());
    const policies = Object.keys(headers).filter((name) => /policy|x-|transport|cache/.test(name));
    expect(policies.length).toBeGreaterThan(6);
    for (const name of policies.filter((policy) => policy !== 'content-security-policy'))
      expect([name, earlier.headers[name]]).toEqual([name, headers[name]]);
    expect(earlier.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/_next/static/chunks/never.js')).status).toBe(404);
  });

  test('refuses no visitor while both web processes restart in turn', async () => {
    const script = await findScript();
    const endLoad = putUnderLoad(get, [
      '/',
      '/projects/uniswap',
      '/?sort=name',
      '/api/projects/uniswap',
      script,
    ]);
    for (const service of setup.web) await restart(service);
    const visits = await endLoad();
    expect(visits.filter(({ result }) => result !== 200)).toEqual([]);
    expect(visits.length).toBeGreaterThan(50);
  });

  test('takes a new backend credential without a gap', async () => {
    // Only the credential opens this to the web tier.
    const askBackend = ({ port }: { port: number }) =>
      fetch(`http://127.0.0.1:${port}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { ...OWN, 'content-type': 'application/json' },
        body: JSON.stringify({ email: newAddress() }),
      }).then(({ status }) => status);
    const answers = () => Promise.all(setup.web.map(askBackend));
    const [first] = setup.web;
    const [before, after] = [setup.env.BACKEND_CREDENTIAL!, 'another-credential-of-browser-tests'];
    const restartWith = (credential: string, service: typeof first) => {
      setup.env.BACKEND_CREDENTIAL = credential;
      return restart(service);
    };

    await restartWith(`${after},${before}`, setup.backend);
    expect(await answers()).toEqual([200, 200]);
    await restartWith(after, setup.web[0]);
    expect(await answers()).toEqual([200, 200]);
    await restartWith(after, setup.web[1]);
    await restartWith(after, setup.backend);
    expect(await answers()).toEqual([200, 200]);

    await restartWith(before, first);
    expect(await askBackend(first)).toBeGreaterThanOrEqual(400);
  });
});
