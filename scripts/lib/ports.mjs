import { createServer } from 'node:net';
import { Refusal } from './refuse.mjs';

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // A host this machine lacks (IPv6 off) cannot take the port.
    server.once('error', (error) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @throws Refusal naming the port and the variable that moves it */
export async function assertFree(port, variable) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    if (await canListen(port, host)) continue;
    throw new Refusal(
      `Port ${port} is taken. Stop the program that uses it, or set ${variable} to a free port.`,
    );
  }
}
