import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type State = 'up' | 'down' | 'late' | 'broken';

export interface SwitchableBackend {
  url: string;
  /** Forward to the backend, refuse connections, answer 504, or 500. */
  set(state: State): void;
  /** From now on, calls of this path are left without an answer. */
  ignore(path: string): void;
  /** Calls since the last `set`, of one path or of all. */
  calls(path?: string): number;
  close(): Promise<void>;
}

export async function switchableBackend(target: string): Promise<SwitchableBackend> {
  let state: State = 'up';
  let calls: string[] = [];
  let ignored: string | undefined;
  const server: Server = createServer((incoming, outgoing) => {
    const path = incoming.url?.split('?', 1)[0] ?? '';
    calls.push(path);
    if (path === ignored) return;
    if (state === 'down') return void incoming.socket.destroy();
    if (state === 'broken') return void outgoing.writeHead(500).end('{}');
    if (state === 'late') return void outgoing.writeHead(504).end('{}');
    const onward = forward(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    return void incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      state = next;
      calls = [];
    },
    ignore: (path) => {
      ignored = path;
    },
    calls: (path) => calls.filter((called) => path === undefined || called === path).length,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
