/** The backend's configuration: the only file of the backend that reads the environment. */
import { join, resolve } from 'node:path';
import type { Announcement } from '../contracts/announcement';
import {
  choice,
  EnvError,
  flag,
  integer,
  isLocal,
  optional,
  port,
  text,
  url,
  type Env,
} from '../contracts/env';
import { readCredentials } from '../contracts/credential';
import { readErrorTarget, type ErrorTarget } from '../contracts/errorTarget';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from './accounts';
import { readAnnouncement } from './announcement';
import type { PoolSettings } from './identity';
import { isMailAddress } from './mail';
import { readMailSettings, type MailSettings } from './mail';
import { readRatingSchedule } from './ratings';

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
  /** What the web tier proves itself with; empty: the one in the data directory. */
  credentials: string[];
  /** Where errors nobody expected are sent. */
  errorTarget: ErrorTarget | undefined;
  production: boolean;
  /** The embedded user pool; undefined where a pool of Cognito's is configured. */
  userPool: PoolSettings | undefined;
  sessionLimits: SessionLimits;
  /** The file that feature flags are edited in, and whether it is the one in the data directory, which is made when it is not there. */
  flagFile: { path: string; isOwn: boolean };
  /** How messages reach people. */
  mail: MailSettings;
  /** What stands above the header while no command has set something; null: nothing. */
  announcement: Announcement | null;
  /** The address that requests for a quote are mailed to; undefined: they are only stored. */
  quoteTo: string | undefined;
  /** When all projects are rated again, as cron in UTC; undefined: only by command. */
  ratingSchedule: string | undefined;
}

/** Pools of this backend are called so; every other name is one of Cognito's. */
const LOCAL_POOL = 'local_';

/** Validity of codes that may be set: shorter than five seconds nobody types, longer than a day is Cognito's longest. */
const CODE_SECONDS = [5, 86_400] as const;

/** The pages of the embedded pool, and whether one of them lets people be whom they say: on their own machine, or where told to. */
function readDomain(env: Env, webPort: number): PoolSettings['domain'] {
  const siteUrl = (
    url(env, 'NEXTAUTH_URL', ['http', 'https'])?.href ?? `http://localhost:${webPort}`
  ).replace(/\/$/, '');
  return { siteUrl, hasChooser: flag(env, 'LOCAL_ACCOUNT_CHOOSER', isLocal(siteUrl)) };
}

function readUserPool(env: Env, webPort: number, backendPort: number): PoolSettings | undefined {
  const poolId = text(env, 'COGNITO_USER_POOL_ID', `${LOCAL_POOL}plumbline`);
  if (!poolId.startsWith(LOCAL_POOL)) {
    if (!flag(env, 'LOCAL_ACCOUNT_CHOOSER', false)) return undefined;
    throw new EnvError(
      'LOCAL_ACCOUNT_CHOOSER',
      `must be unset or false with a user pool of Cognito's (COGNITO_USER_POOL_ID is ${poolId})`,
      'true',
    );
  }
  if (!/^local_\w{1,50}$/.test(poolId))
    throw new EnvError(
      'COGNITO_USER_POOL_ID',
      `must be ${LOCAL_POOL} and letters, digits or underscores for the embedded pool`,
      poolId,
    );
  return {
    poolId,
    clientId: text(env, 'COGNITO_CLIENT_ID', 'plumbline-web'),
    clientSecret: optional(env, 'COGNITO_CLIENT_SECRET'),
    issuer: `http://127.0.0.1:${backendPort}/cognito-idp/${poolId}`,
    hidesUsers: true,
    domain: readDomain(env, webPort),
    adminSecret: optional(env, 'COGNITO_ADMIN_SECRET'),
    codeSeconds: integer(env, 'POOL_CODE_SECONDS', 0, ...CODE_SECONDS) || undefined,
  };
}

/** No refresh token of the embedded pool lives longer, and none of Cognito's unless told to: 30 days. */
const LONGEST_SESSION_SECONDS = 30 * 24 * 3_600;

function readSessionLimits(env: Env): SessionLimits {
  const { idleMs, maxMs } = DEFAULT_SESSION_LIMITS;
  return {
    idleMs:
      integer(env, 'SESSION_IDLE_SECONDS', idleMs / 1_000, 1, LONGEST_SESSION_SECONDS) * 1_000,
    maxMs: integer(env, 'SESSION_MAX_SECONDS', maxMs / 1_000, 1, LONGEST_SESSION_SECONDS) * 1_000,
  };
}

/** QUOTE_TO, else the operator's contact where that is an e-mail address (server/env.ts judges it). */
function readQuoteTo(env: Env): string | undefined {
  const given = optional(env, 'QUOTE_TO');
  if (given !== undefined && !isMailAddress(given))
    throw new EnvError('QUOTE_TO', 'must be one e-mail address', given.replace(/\p{Cc}/gu, ' '));
  const contact = optional(env, 'OPERATOR_CONTACT');
  return given ?? (contact !== undefined && isMailAddress(contact) ? contact : undefined);
}

/** Shared by the copies of a backend that have a file of their own; else beside everything else that this one keeps. */
function readFlagFile(env: Env, dataDir: string): BackendConfig['flagFile'] {
  const given = optional(env, 'FLAGS_FILE');
  return given === undefined
    ? { path: join(dataDir, 'flags.json'), isOwn: true }
    : { path: resolve(given), isOwn: false };
}

/** @throws EnvError naming the variable that does not fit. */
export function readConfig(env: Env): BackendConfig {
  const webPort = port(env, 'PORT', 3000);
  const backendPort = port(env, 'BACKEND_PORT', Math.min(webPort + 1, 65_535));
  const host = text(env, 'BACKEND_HOST', '127.0.0.1');
  const dataDir = resolve(text(env, 'DATA_DIR', '.data'));
  return {
    host,
    port: backendPort,
    databaseUrl: url(env, 'DATABASE_URL', ['postgres', 'postgresql'])?.href,
    databasePool: integer(env, 'DATABASE_POOL', 10, 1, 200),
    dataDir,
    logLevel: choice(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'info',
    ),
    seed: flag(env, 'SEED', true),
    credentials: readCredentials(env),
    errorTarget: readErrorTarget(env, text(env, 'NEXTAUTH_URL', `http://localhost:${webPort}`)),
    production: optional(env, 'NODE_ENV') === 'production',
    userPool: readUserPool(env, webPort, backendPort),
    sessionLimits: readSessionLimits(env),
    flagFile: readFlagFile(env, dataDir),
    mail: readMailSettings(env, { webPort, backendHost: host }),
    announcement: readAnnouncement(env),
    quoteTo: readQuoteTo(env),
    ratingSchedule: readRatingSchedule(env),
  };
}
