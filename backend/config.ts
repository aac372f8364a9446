/** The only backend file that reads the environment. */
import { join, resolve } from 'node:path';
import type { Announcement } from '../contracts/site/announcement';
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
import { readDataLicense, type DataLicense } from '../contracts/open-data/dataLicense';
import { readCredentials } from '../contracts/http/credential';
import { readErrorTarget, type ErrorTarget } from '../contracts/http/errorTarget';
import { databaseUrl, serviceUrl } from '../contracts/http/serviceUrl';
import { DAY_SECONDS } from '../contracts/time';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from './users/accounts';
import { readAnnouncement } from './site/announcement';
import { readCollectSettings, type CollectSettings } from './facts/collect';
import { readBucket, type BucketSettings } from './files';
import type { PoolSettings } from './users/identity';
import { isMailAddress, type MailSettings, readMailSettings } from './delivery/mail';
import type { CognitoPool } from './users/manage-accounts';
import { readRatingSchedule } from './ratings';
import { readPricesUrl } from './prices';
import { readPortalUrls, readRpcUrls, type PortalUrls, type RpcUrls } from './rpc';

export interface BackendConfig {
  host: string;
  port: number;
  /** PostgreSQL; undefined: the embedded PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  dataDir: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  seed: boolean;
  /** The web tier's credentials; empty: the one in the data directory. */
  credentials: string[];
  errorTarget: ErrorTarget | undefined;
  production: boolean;
  /** The embedded user pool; undefined with Cognito. */
  userPool: PoolSettings | undefined;
  /** A pool at AWS; undefined with the embedded one. */
  cognito: CognitoPool | undefined;
  /** NEXTAUTH_SECRET, which keys the hashes in the database; commands alone need it here. */
  siteSecret: string | undefined;
  sessionLimits: SessionLimits;
  /** `isOwn`: in the data directory, and created when missing. */
  flagFile: { path: string; isOwn: boolean };
  mail: MailSettings;
  /** Where links in mails lead. */
  linkBase: string;
  /** Shown above the header until a command sets another; null: none. */
  announcement: Announcement | null;
  dataLicense: DataLicense;
  /** Where files of users are; undefined: below `dataDir`. */
  filesBucket: BucketSettings | undefined;
  quoteTo: string | undefined;
  reportTo: string | undefined;
  /** Cron (UTC) for rating all projects again; undefined: only by command. */
  ratingSchedule: string | undefined;
  /** Webhooks may call receivers on this machine. */
  webhooksAllowLoopback: boolean;
  /** By CAIP-2 chain. */
  rpcUrls: RpcUrls;
  portalUrls: PortalUrls;
  /** Visitors may have contracts of those chains scanned. */
  mayScan: boolean;
  /** Server of token prices; undefined: none. */
  pricesUrl: string | undefined;
  collect: CollectSettings;
}

const LOCAL_POOL = 'local_';

/** Bounds of a code's lifetime: time to type it, and Cognito's longest. */
const CODE_SECONDS = [5, 86_400] as const;

/** The chooser lets anyone sign in as anyone, so only local sites have it by default. */
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

/** Like server/env.ts. */
function readCognito(env: Env): CognitoPool | undefined {
  const poolId = text(env, 'COGNITO_USER_POOL_ID', LOCAL_POOL);
  if (poolId.startsWith(LOCAL_POOL)) return undefined;
  const endpoint = serviceUrl(env, 'COGNITO_ENDPOINT')?.href;
  return { poolId, region: poolId.slice(0, poolId.indexOf('_')), endpoint };
}

/** 30 days: the longest refresh token of the embedded pool, and Cognito's default. */
const LONGEST_SESSION_SECONDS = 30 * DAY_SECONDS;

function readSessionLimits(env: Env): SessionLimits {
  const { idleMs, maxMs } = DEFAULT_SESSION_LIMITS;
  return {
    idleMs:
      integer(env, 'SESSION_IDLE_SECONDS', idleMs / 1_000, 1, LONGEST_SESSION_SECONDS) * 1_000,
    maxMs: integer(env, 'SESSION_MAX_SECONDS', maxMs / 1_000, 1, LONGEST_SESSION_SECONDS) * 1_000,
  };
}

/**
 * The given address, else the operator's contact if it is an e-mail address (server/env.ts validates
 * it).
 */
function readRecipient(env: Env, name: 'QUOTE_TO' | 'REPORT_TO'): string | undefined {
  const given = optional(env, name);
  if (given !== undefined && !isMailAddress(given))
    throw new EnvError(name, 'must be one e-mail address', given.replace(/\p{Cc}/gu, ' '));
  const contact = optional(env, 'OPERATOR_CONTACT');
  return given ?? (contact !== undefined && isMailAddress(contact) ? contact : undefined);
}

function readFlagFile(env: Env, dataDir: string): BackendConfig['flagFile'] {
  const given = optional(env, 'FLAGS_FILE');
  return given === undefined
    ? { path: join(dataDir, 'flags.json'), isOwn: true }
    : { path: resolve(given), isOwn: false };
}

/** For development. On a public site it would open what listens on the machine to every user. */
function readAllowLoopback(env: Env): boolean {
  const allowed = flag(env, 'WEBHOOKS_ALLOW_LOOPBACK', false);
  if (allowed && optional(env, 'NODE_ENV') === 'production')
    throw new EnvError('WEBHOOKS_ALLOW_LOOPBACK', 'must be unset or false in production', 'true');
  return allowed;
}

/** @throws EnvError naming the invalid variable */
export function readConfig(env: Env): BackendConfig {
  const webPort = port(env, 'PORT', 3000);
  const backendPort = port(env, 'BACKEND_PORT', Math.min(webPort + 1, 65_535));
  const host = text(env, 'BACKEND_HOST', '127.0.0.1');
  const dataDir = resolve(text(env, 'DATA_DIR', '.data'));
  const mail = readMailSettings(env, { webPort, backendHost: host });
  return {
    host,
    port: backendPort,
    databaseUrl: databaseUrl(env, 'DATABASE_URL')?.href,
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
    cognito: readCognito(env),
    siteSecret: optional(env, 'NEXTAUTH_SECRET'),
    sessionLimits: readSessionLimits(env),
    flagFile: readFlagFile(env, dataDir),
    mail,
    linkBase: mail.siteUrl ?? `http://localhost:${webPort}`,
    announcement: readAnnouncement(env),
    dataLicense: readDataLicense(env),
    filesBucket: readBucket(env),
    quoteTo: readRecipient(env, 'QUOTE_TO'),
    reportTo: readRecipient(env, 'REPORT_TO'),
    ratingSchedule: readRatingSchedule(env),
    webhooksAllowLoopback: readAllowLoopback(env),
    rpcUrls: readRpcUrls(env),
    portalUrls: readPortalUrls(env),
    mayScan: flag(env, 'SCANS', true),
    pricesUrl: readPricesUrl(env),
    collect: readCollectSettings(env),
  };
}
