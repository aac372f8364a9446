/** The web tier's configuration: the only file of the web server that reads the environment. */
import { EnvError, flag, isLocalAddress, optional, port, url, type Env } from '@/contracts/env';

export interface WebEnv {
  /** Where the backend answers, without a trailing slash. */
  backendUrl: string;
  /** The site's own address, without a trailing slash; used for canonical links and for judging what is off-site. */
  siteUrl: string;
  /** Keys visitor cookies and address hashes. */
  secret: string;
  /** Whether a proxy of ours sets X-Forwarded-For; otherwise the header is ignored. */
  trustProxy: boolean;
  sentryDsn: string | undefined;
}

const DEVELOPMENT_SECRET = 'development-only-secret';

const withoutSlash = (address: URL) => address.href.replace(/\/$/, '');

/** Whether the site is addressed as this machine. */
export const isLocal = isLocalAddress;

/** @throws EnvError naming the variable that does not fit. */
export function readWebEnv(env: Env): WebEnv {
  const webPort = port(env, 'PORT', 3000);
  const backendPort = port(env, 'BACKEND_PORT', Math.min(webPort + 1, 65_535));
  const siteUrl = withoutSlash(url(env, 'NEXTAUTH_URL', ['http', 'https']) ?? new URL(`http://localhost:${webPort}`));
  const secret = optional(env, 'NEXTAUTH_SECRET');
  if (!secret && (!isLocal(siteUrl) || env.NODE_ENV === 'production')) {
    throw new EnvError('NEXTAUTH_SECRET', 'must be set for a public deployment, to 32 random bytes or more', undefined);
  }
  if (secret && secret.length < 32 && !isLocal(siteUrl)) {
    throw new EnvError('NEXTAUTH_SECRET', 'must be at least 32 characters long for a public deployment', '…');
  }
  return {
    backendUrl: withoutSlash(url(env, 'BACKEND_URL', ['http', 'https']) ?? new URL(`http://127.0.0.1:${backendPort}`)),
    siteUrl,
    secret: secret ?? DEVELOPMENT_SECRET,
    trustProxy: flag(env, 'TRUST_PROXY', false),
    sentryDsn: optional(env, 'SENTRY_DSN'),
  };
}

let parsed: WebEnv | undefined;

/** The configuration of this process, read once. */
export function webEnv(): WebEnv {
  parsed ??= readWebEnv(process.env);
  return parsed;
}
