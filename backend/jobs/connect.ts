import { fromPglite, PgBoss, type Clock, type ConstructorOptions } from 'pg-boss';
import type { Connection } from '../db/store';

/** The queue's tables have a schema of their own, which the package makes and brings up to date itself. */
export const SCHEMA = 'jobs';

/** Connections of PostgreSQL for the queue alone: pages never wait for it, nor it for pages. */
const CONNECTIONS = 2;

export interface BossOptions {
  /** Whether this process runs jobs and schedules; a command only looks, sends and deletes. */
  isWorker: boolean;
  /** Tests turn a clock by hand, the database's with it. */
  clock?: Clock;
}

/** @returns pg-boss on the store's own database, not started yet */
export function createBoss(connection: Connection, { isWorker, clock }: BossOptions): PgBoss {
  const options: ConstructorOptions = {
    schema: SCHEMA,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    registerInstance: false,
    ...(clock && { clock }),
  };
  if (connection.engine === 'pglite')
    return new PgBoss({ ...options, backend: 'pglite', db: fromPglite(connection.client) });
  return new PgBoss({
    ...options,
    connectionString: connection.url,
    max: CONNECTIONS,
    application_name: 'plumbline-jobs',
  });
}
