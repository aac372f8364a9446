import { createServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { startSite } from './support/site';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A stand-in for Sentry's door. */
async function startCollector() {
  const envelopes: string[] = [];
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      envelopes.push(Buffer.concat(chunks).toString('utf8'));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return { envelopes, dsn: `http://key@127.0.0.1:${portOf(server)}/1`, stop: () => server.close() };
}

async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const port = portOf(server);
  await new Promise((resolve) => { server.close(resolve); });
  return port;
}

test('a page that fails is told to Sentry by its route, and not who asked for what', { tag: '@once' }, async () => {
  test.setTimeout(120_000);
  const collector = await startCollector();
  const site = await startSite({ SENTRY_DSN: collector.dsn, BACKEND_URL: `http://127.0.0.1:${await deadPort()}` }, 'sentry');
  const response = await fetch(`${site.url}/projects/aave?secret=1`, { headers: { cookie: 'a=b', 'user-agent': 'somebody' } });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/ECONNREFUSED|node_modules|at async/);
  await expect.poll(() => collector.envelopes.join('\n'), { timeout: 15_000 }).toContain('/projects/[id]');
  expect(collector.envelopes.join('\n')).not.toMatch(/secret=1|somebody|a=b/);
  await site.stop();
  collector.stop();
});
