import { EnvError } from '../contracts/env';
import { EXIT_STAYS } from '../contracts/exitCode';
import { bringUp } from './bringUp';
import { readConfig } from './config';
import { CannotStart, CannotStartYet } from './db/CannotStart';
import { closeDataDirectory } from './db/privateDirectory';
import { createErrorReporter } from './start/errorReporter';
import { listenEarly } from './start/listenEarly';
import { createLogger } from './start/logger';

const GRACE_MS = 10_000;

const now = () => new Date();

async function main(): Promise<void> {
  process.title = 'plumbline-backend';
  // PGlite's files too.
  process.umask(0o077);
  const config = readConfig(process.env);
  const logger = createLogger(config);
  const errors = await createErrorReporter(config.errorTarget);
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'crashed');
    errors.report(error as Error);
    void errors.flush().finally(() => process.exit(1));
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);

  const opened = closeDataDirectory(config.dataDir);
  if (opened > 0)
    logger.warn({ files: opened }, 'other users could read the data directory; fixed');
  const server = await listenEarly(config.host, config.port);
  const stopping = new AbortController();
  const up = bringUp({ config, now, logger, errors, server }, stopping.signal);
  const stop = async () => {
    stopping.abort();
    logger.info('stopping');
    await server.close(GRACE_MS);
    await (
      await up.catch(() => undefined)
    )?.();
    await errors.flush();
    logger.info('stopped');
    process.exit(0);
  };
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopped ??= stop();
    });
  await up;
  logger.info({ host: config.host, port: config.port }, 'ready');
}

function publicMessage(error: unknown): string | undefined {
  if (error instanceof EnvError || error instanceof CannotStart) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the program that uses it, or set BACKEND_PORT to a free port.`;
  return undefined;
}

main().catch((error: unknown) => {
  const sentence = publicMessage(error);
  if ((error as Error).name === 'AbortError') return;
  console.error(sentence ?? error);
  process.exit(sentence === undefined || error instanceof CannotStartYet ? 1 : EXIT_STAYS);
});
