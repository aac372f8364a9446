/** The backend's configuration: the only file of the backend that reads the environment. */
import { resolve } from 'node:path';
import { choice, flag, integer, optional, port, text, url, type Env } from '../contracts/env';

export interface BackendConfig {
  host: string;
  port: number;
  /** PostgreSQL; undefined means the embedded PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  dataDir: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Whether an empty store is filled with the embedded data set. */
  seed: boolean;
  sentryDsn: string | undefined;
  production: boolean;
}

/** @throws EnvError naming the variable that does not fit. */
export function readConfig(env: Env): BackendConfig {
  const webPort = port(env, 'PORT', 3000);
  return {
    host: text(env, 'BACKEND_HOST', '127.0.0.1'),
    port: port(env, 'BACKEND_PORT', Math.min(webPort + 1, 65_535)),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres', 'postgresql'])?.href,
    databasePool: integer(env, 'DATABASE_POOL', 10, 1, 200),
    dataDir: resolve(text(env, 'DATA_DIR', '.data')),
    logLevel: choice(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    seed: flag(env, 'SEED', true),
    sentryDsn: optional(env, 'SENTRY_DSN'),
    production: optional(env, 'NODE_ENV') === 'production',
  };
}
