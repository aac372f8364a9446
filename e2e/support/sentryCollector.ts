import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentryCollector {
  /** As sent: JSON lines, a header for the envelope and for each item. */
  envelopes: string[];
  events(): Record<string, unknown>[];
  dsn: string;
  stop(): void;
}

const parsed = (line: string): Record<string, unknown> =>
  JSON.parse(line) as Record<string, unknown>;

/** The item after each header of type "event" (develop.sentry.dev, envelopes). */
function parseEvents(envelope: string): Record<string, unknown>[] {
  const lines = envelope
    .split('\n')
    .filter((line) => line !== '')
    .map(parsed);
  return lines.filter((_, index) => lines[index - 1]?.type === 'event');
}

export async function startSentryCollector(): Promise<SentryCollector> {
  const envelopes: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST' && /^\/api\/1\/envelope\//.test(request.url ?? ''))
        envelopes.push(Buffer.concat(chunks).toString('utf8'));
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': 'application/json',
      });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    envelopes,
    events: () => envelopes.flatMap(parseEvents),
    dsn: `http://key@127.0.0.1:${port}/1`,
    stop: () => {
      server.close();
    },
  };
}
