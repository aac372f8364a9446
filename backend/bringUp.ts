import type { Logger } from 'pino';
import {
  collectJobs,
  mergeProjects,
  modules,
  prune,
  collectReaders,
  collectSchedules,
} from './compose';
import type { BackendConfig } from './config';
import { createApp } from './createApp';
import { guardDisk } from './db/diskSpace';
import type { Store } from './db/store';
import { writeFirstFlagFile } from './site/flags';
import { openGiven } from './given';
import { DELIVER } from './delivery/mail';
import { rateAfterUpgrade } from './ratings';
import { embeddedNews, seedStore } from './facts/seed';
import { makeAdminToken } from './start/adminToken';
import type { ErrorReporter } from './start/errorReporter';
import type { EarlyServer } from './start/listenEarly';
import { openConfiguredStore } from './start/openConfiguredStore';
import { ownCredential } from './start/ownCredential';
import { PRUNE, pruneJob, pruneSchedule } from './start/pruneJob';
import { catchUp, startWork } from './start/startWork';

export interface BackendParts {
  config: BackendConfig;
  now: () => Date;
  logger: Logger;
  errors: ErrorReporter;
  server: EarlyServer;
}

async function fillWhenEmpty(store: Store, { config, now, logger }: BackendParts): Promise<void> {
  if (!config.seed) return;
  const { seeded, ...counts } = await seedStore(store, {
    now: now(),
    mergeProjects,
    onProgress: (done: number, total: number) =>
      logger.info({ progress: `Filling the empty store: ${done} of ${total}` }, 'seeding'),
  });
  if (seeded) logger.info(counts, 'store is filled');
}

/** Until then no project has a rating by the method in force. */
async function rateAgain(
  store: Store,
  { now, logger }: BackendParts,
  signal: AbortSignal,
): Promise<void> {
  const result = await rateAfterUpgrade(store, {
    now: now(),
    signal,
    onProgress: (done, total) =>
      logger.info({ progress: `Rating by the method in force: ${done} of ${total}` }, 'rating'),
  });
  if (result) logger.info(result, 'every project is rated again');
}

async function sayNews({ db }: Store, { logger }: BackendParts): Promise<void> {
  const news = await embeddedNews(db);
  if (news !== undefined) logger.info({ progress: news }, 'the embedded set is newer');
}

type Given = Awaited<ReturnType<typeof openGiven>>;

async function startModules(given: Given, signal: AbortSignal) {
  const { store, now, logger, mail } = given;
  const readers = collectReaders(modules, given);
  await catchUp({ store, readers, now, logger }, signal);
  return startWork({
    store,
    now,
    logger,
    readers,
    jobs: [
      ...collectJobs(modules, given),
      pruneJob((at) => prune(modules, given, store.db, at), logger),
    ],
    schedules: [...collectSchedules(modules, given), pruneSchedule],
    atStart: [PRUNE, ...(mail.delivery ? [DELIVER] : [])],
  });
}

/** PostgreSQL has a disk of its own. */
async function startGuard(store: Store, { config, logger }: BackendParts) {
  if (store.engine === 'postgres') return undefined;
  const directory = config.dataDir;
  return guardDisk({ db: store.db, directory }, (isWritable) => {
    if (isWritable) logger.info('the disk has room again: the store takes writes');
    else
      logger.error(
        { progress: `The disk of ${directory} is full: the store is read-only until it has room.` },
        'disk is full',
      );
  });
}

/** Opens the store and mounts the app on the server. @returns the shutdown */
export async function bringUp(
  parts: BackendParts,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const { config, logger, errors, server } = parts;
  const { store, release } = await openConfiguredStore(config, logger, signal);
  process.once('exit', release);
  await fillWhenEmpty(store, parts);
  await rateAgain(store, parts, signal);
  await sayNews(store, parts);
  // Jobs start last: until then mail waits in the outbox, which is delivered at the start.
  let send: Given['send'] = () => undefined;
  const given = await openGiven(store, parts, (...asked) => send(...asked));
  const { credentials, dataDir, flagFile } = config;
  if (flagFile.isOwn) writeFirstFlagFile(flagFile.path, logger);
  // Now, so that an error in the file is logged at the start.
  await given.flags.current();
  const app = await createApp({
    ...given,
    onUnexpected: errors.report,
    isReady: async () => (await guard?.look()) !== false,
    credentials: credentials.length > 0 ? credentials : [ownCredential(dataDir)],
    admin: { dataDir, adminToken: makeAdminToken(dataDir) },
  });
  const work = await startModules(given, signal);
  send = work.send;
  // Last, because a start writes.
  const guard = await startGuard(store, parts);
  await app.ready();
  server.use((request, response) => {
    app.routing(request, response);
  });
  return async () => {
    await work.stop();
    await app.close();
    await guard?.stop();
    await store.close();
    process.off('exit', release);
    release();
  };
}
