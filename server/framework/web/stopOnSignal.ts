import type { Server } from 'node:http';

/** Stops accepting connections, finishes requests, then calls `close`. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close(() => void close().finally(() => process.exit(0)));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
