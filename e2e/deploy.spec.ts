import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { freePorts } from './support/freePorts';
import { hasNginx, startNginx, type Nginx } from './support/nginx';
import { startSite, type Site } from './support/site';
import { SystemdUnit } from './support/systemdUnit';

const SECRET = 'the-secret-of-browser-tests-only-0123456789';
const CREDENTIAL = 'the-credential-of-browser-tests-only';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** In lower case, as often as sent. */
  names: string[];
  body: Buffer;
}

let site: Site;
let nginx: Nginx;
let https: number;
let units: { unit: SystemdUnit; port: number }[];

let visitor = 1;
/** Each from an address of its own: nginx limits by address. */
function get(path: string, headers = {}, method = 'GET', agent?: Agent): Promise<Answer> {
  visitor = (visitor % 250) + 1;
  return new Promise((resolve, reject) => {
    request(
      {
        host: 'localhost',
        port: https,
        path,
        method,
        headers,
        agent,
        ca: nginx.certificate,
        family: 4,
        localAddress: `127.0.0.${visitor + 1}`,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            names: response.rawHeaders
              .filter((_, index) => index % 2 === 0)
              .map((name) => name.toLowerCase()),
            body: Buffer.concat(chunks),
          }),
        );
      },
    )
      .once('error', reject)
      .end();
  });
}

const answersAt = async (port: number) =>
  fetch(`http://127.0.0.1:${port}/icon.svg`).then(
    ({ ok }) => ok,
    () => false,
  );
const untilAnswers = (port: number) =>
  expect.poll(() => answersAt(port), { timeout: 30_000 }).toBe(true);

async function findScript(): Promise<string> {
  const { body } = await get('/');
  return / data-scripts="([^" ]+)/.exec(body.toString('utf8'))![1]!;
}

test.describe('the public setup in deploy/', { tag: '@once' }, () => {
  test.skip(!hasNginx, 'nginx is not installed');
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  test.beforeAll(async () => {
    const [http, secure, first, second] = await freePorts(4);
    https = secure!;
    site = await startSite({ NEXTAUTH_SECRET: SECRET }, 'deploy');
    units = [first!, second!].map((port) => ({
      port,
      unit: new SystemdUnit('plumbline-web@.service', String(port), {
        BACKEND_URL: site.backendUrl,
        BACKEND_CREDENTIAL: CREDENTIAL,
        NEXTAUTH_SECRET: SECRET,
        NEXTAUTH_URL: `https://localhost:${https}`,
        TRUST_PROXY: 'loopback',
        SECURITY_CONTACT: 'security@plumbline.example',
        LOG_LEVEL: 'error',
      }),
    }));
    for (const { unit } of units) unit.start();
    await Promise.all(units.map(({ port }) => untilAnswers(port)));
    nginx = await startNginx({ http: http!, https, web: [first!, second!] });
    await expect
      .poll(() =>
        get('/').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    const plain = await fetch(`http://127.0.0.1:${http}/company/about?a=1`, { redirect: 'manual' });
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toBe('https://127.0.0.1/company/about?a=1');
  });

  test.afterAll(async () => {
    await nginx?.stop();
    for (const { unit } of units ?? []) await unit.stop();
    await site?.stop();
  });

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
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
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
    const direct = await fetch(`http://127.0.0.1:${units[0]!.port}/api/export/projects.ndjson`);
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
    const folder = join(nginx.directory, 'static', '_next', 'static', 'chunks');
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
    const paths = ['/', '/projects/uniswap', '/?sort=name', '/api/projects/uniswap', script];
    const failures: string[] = [];
    let served = 0;
    const load = { isOver: false };
    const agent = new Agent({ keepAlive: false });
    const visits = Array.from({ length: 3 }, async (_, worker) => {
      for (let turn = worker; !load.isOver; turn += 1) {
        const path = paths[turn % paths.length]!;
        const result = await get(path, {}, 'GET', agent).then(
          ({ status }) => status,
          (error: Error) => error.message,
        );
        if (result === 200) served += 1;
        else failures.push(`${path}: ${result}`);
      }
    });
    for (const { unit, port } of units) {
      expect(await unit.stop()).toBe(0);
      unit.start();
      await untilAnswers(port);
    }
    load.isOver = true;
    await Promise.all(visits);
    expect(failures).toEqual([]);
    expect(served).toBeGreaterThan(50);
  });
});

test('the units run as an own user, without privileges, and cannot write but to their data', () => {
  for (const name of ['plumbline-backend.service', 'plumbline-web@.service']) {
    const unit = readFileSync(join(__dirname, '..', 'deploy', 'systemd', name), 'utf8');
    for (const line of ['User=plumbline', 'NoNewPrivileges=yes', 'ProtectSystem=strict'])
      expect(unit.split('\n')).toContain(line);
    expect(unit).not.toMatch(/ReadWritePaths/);
  }
});
