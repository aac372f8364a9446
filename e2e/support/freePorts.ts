import { createServer, type AddressInfo, type Server } from 'node:net';

const listen = (port = 0) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen()));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
        }),
    ),
  );
  return ports;
}

const LOWEST = 10_000;
/** Linux takes the ports of connections from 32768 on. */
const HIGHEST = 32_000;

/** A free port that no connection gets while the process that listens there restarts. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const server = await listen(port).catch(() => undefined);
    if (!server) continue;
    await new Promise((resolve) => {
      server.close(resolve);
    });
    return port;
  }
}
