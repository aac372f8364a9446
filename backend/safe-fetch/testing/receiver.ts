import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Got {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Reply = (response: ServerResponse, got: Got) => void;

export interface Receiver {
  url: string;
  port: number;
  got: Got[];
  /** From now on; at first 204. */
  reply(next: Reply): void;
  close(): Promise<void>;
}

/** Answers with a status and nothing else. */
export const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end();

/** A receiver of webhooks on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const got: Got[] = [];
  let answer = status(204);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body: Buffer.concat(chunks).toString() };
      got.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    got,
    reply: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
