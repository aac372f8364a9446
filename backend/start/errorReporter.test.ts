import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createErrorReporter } from './errorReporter';

/** In its own process: the SDK keeps its state in globals that jest guards. */
const reportFrom = async (dsn: string): Promise<void> => {
  const script = `const { createErrorReporter } = require('./backend/start/errorReporter');
    createErrorReporter(${JSON.stringify({ dsn, release: 'site@7', environment: 'staging' })}).then((reporter) => { reporter.report(new Error('heard of jane@example.com at /api/search-project?keyword=jane'), 'request-1'); return reporter.flush(); });`;
  await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
    cwd: join(__dirname, '../..'),
  });
};

async function startCollector(): Promise<{ dsn: string; envelopes: string[]; server: Server }> {
  const envelopes: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      envelopes.push(Buffer.concat(chunks).toString('utf8'));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/1`,
    envelopes,
    server,
  };
}

describe('createErrorReporter', () => {
  it('is silent without a DSN', async () => {
    const reporter = await createErrorReporter(undefined);
    expect(() => reporter.report(new Error('unheard'))).not.toThrow();
    await reporter.flush();
  });

  it('sends the error with the request id, and nothing about who or where', async () => {
    const { dsn, envelopes, server } = await startCollector();
    await reportFrom(dsn);
    server.close();
    const event = JSON.parse(
      envelopes
        .join('\n')
        .split('\n')
        .find((line) => line.includes('"exception"')) ?? '{}',
    ) as Record<string, unknown>;
    expect(event).toMatchObject({
      exception: {
        values: [{ type: 'Error', value: 'heard of [email] at /api/search-project?[query]' }],
      },
      tags: { requestId: 'request-1' },
      release: 'site@7',
      environment: 'staging',
    });
    const parts = Object.keys(event);
    expect(
      parts.filter((part) =>
        ['user', 'request', 'server_name', 'breadcrumbs', 'extra'].includes(part),
      ),
    ).toEqual([]);
    expect(envelopes.join('\n')).not.toContain('jane');
  });
});
