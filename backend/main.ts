/** The backend's process: configuration, store, app, and an orderly end. */
import type { Logger } from 'pino';
import { EnvError } from '../contracts/env';
import { jobsOf, mergeProjects, modules, prune, readersOf, schedulesOf } from './compose';
import { readConfig, type BackendConfig } from './config';
import { createApp } from './createApp';
import { DataDirectoryInUse } from './db/lock';
import { StoreOfAnotherVersion } from './db/migrate';
import type { Store } from './db/store';
import { openFlagFile, writeFirstFlagFile } from './flags';
import { openPool } from './identity';
import { DELIVER } from './mail';
import { seedStore } from './seed';
import { makeAdminToken } from './start/adminToken';
import { createErrorReporter, type ErrorReporter } from './start/errorReporter';
import { mailLife, setUpMail } from './start/setUpMail';
import { ownCredential } from './start/ownCredential';
import { listenEarly, type EarlyServer } from './start/listenEarly';
import { createLogger } from './start/logger';
import { PRUNE, pruneJob, pruneSchedule } from './start/pruneJob';
import { catchUp, startWork } from './start/startWork';
import { CannotStart, openConfiguredStore } from './start/openConfiguredStore';

/** Milliseconds that requests in flight get when the process is told to stop. */
const GRACE_MS = 10_000;

const now = () => new Date();

async function fillWhenEmpty(store: Store, config: BackendConfig, logger: Logger): Promise<void> {
  if (!config.seed) return;
  const result = await seedStore(store, {
    now: now(),
    mergeProjects,
    onProgress: (done: number, total: number) =>
      logger.info({ progress: `Filling the empty store: ${done} of ${total}` }, 'seeding'),
  });
  if (result.seeded)
    logger.info(
      { projects: result.projects, rated: result.rated, refused: result.refused },
      'store is filled',
    );
}

interface Parts {
  config: BackendConfig;
  logger: Logger;
  errors: ErrorReporter;
  server: EarlyServer;
}

/** Opens the store and mounts the app behind the server that listens already. @returns what ends both. */
async function bringUp(
  { config, logger, errors, server }: Parts,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const { store, release } = await openConfiguredStore(config, logger, signal);
  process.once('exit', release);
  await fillWhenEmpty(store, config, logger);
  const pool =
    config.userPool && (await openPool(store, config.userPool, now, config.mail.siteUrl));
  let send: (job: string) => void = () => undefined;
  const post = setUpMail({
    db: store.db,
    now,
    logger,
    settings: config.mail,
    life: mailLife(config.userPool),
    writes: [
      ...(pool ? (['codes'] as const) : []),
      ...(config.quoteTo ? (['quotes'] as const) : []),
    ],
  });
  const mail = { ...post, wake: () => post.delivery && send(DELIVER) };
  const quotes = { to: config.quoteTo, siteUrl: config.mail.siteUrl };
  if (config.flagFile.isOwn) writeFirstFlagFile(config.flagFile.path, logger);
  const flags = openFlagFile(config.flagFile.path, logger);
  // A file that does not hold is told now, and not at the first visitor.
  await flags.current();
  const given = {
    store,
    now,
    logger,
    onUnexpected: errors.report,
    pool,
    mail,
    sessionLimits: config.sessionLimits,
    announcement: config.announcement,
    quotes,
    flags,
    ratingSchedule: config.ratingSchedule,
  };
  const app = await createApp({
    ...given,
    credentials:
      config.credentials.length > 0 ? config.credentials : [ownCredential(config.dataDir)],
    admin: { dataDir: config.dataDir, adminToken: makeAdminToken(config.dataDir) },
  });
  const readers = readersOf(modules, given);
  await catchUp({ store, readers, now, logger }, signal);
  const work = await startWork({
    store,
    now,
    logger,
    readers,
    jobs: [
      ...jobsOf(modules, given),
      pruneJob((at) => prune(modules, given, store.db, at), logger),
    ],
    schedules: [...schedulesOf(modules, given), pruneSchedule],
    atStart: [PRUNE, ...(post.delivery ? [DELIVER] : [])],
  });
  send = work.send;
  await app.ready();
  server.use((request, response) => {
    app.routing(request, response);
  });
  return async () => {
    await work.stop();
    await app.close();
    await store.close();
    process.off('exit', release);
    release();
  };
}

async function main(): Promise<void> {
  process.title = 'plumbline-backend';
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

  const server = await listenEarly(config.host, config.port);
  const stopping = new AbortController();
  const up = bringUp({ config, logger, errors, server }, stopping.signal);
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

function sentenceOf(error: unknown): string | undefined {
  if (
    error instanceof EnvError ||
    error instanceof CannotStart ||
    error instanceof DataDirectoryInUse ||
    error instanceof StoreOfAnotherVersion
  )
    return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the program that uses it, or set BACKEND_PORT to a free port.`;
  return undefined;
}

main().catch((error: unknown) => {
  const sentence = sentenceOf(error);
  if ((error as Error).name === 'AbortError') return;
  console.error(sentence ?? error);
  process.exit(1);
});
