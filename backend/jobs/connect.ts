import { fromPglite, PgBoss, type Clock, type ConstructorOptions } from 'pg-boss';
import type { Connection } from '../db/store';

/** pg-boss creates and migrates this schema itself. */
export const SCHEMA = 'jobs';

/** For the queue alone, so that pages and jobs never wait for each other. */
const CONNECTIONS = 2;

export interface BossOptions {
  /** Runs jobs and schedules; a command only reads, sends and deletes. */
  isWorker: boolean;
  clock?: Clock;
}

/** @returns pg-boss on the store's own database, not started */
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
