import { isLocal, text, url, type Env } from './env';
import { RELEASE } from './release';

/** Where errors are sent, and what tells one installation and version from another there. */
export interface ErrorTarget {
  dsn: string;
  release: string;
  environment: string;
}

/**
 * Sentry's settings of one process; undefined without a DSN.
 * @param siteUrl the site's address: one on this machine is the environment "local", every other "production", unless SENTRY_ENVIRONMENT says another
 * @throws EnvError naming the variable that does not fit
 */
export function readErrorTarget(env: Env, siteUrl: string): ErrorTarget | undefined {
  const dsn = url(env, 'SENTRY_DSN', ['http', 'https'])?.href;
  if (dsn === undefined) return undefined;
  return {
    dsn,
    release: text(env, 'SENTRY_RELEASE', RELEASE),
    environment: text(env, 'SENTRY_ENVIRONMENT', isLocal(siteUrl) ? 'local' : 'production'),
  };
}
