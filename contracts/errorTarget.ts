import { isLocal, text, url, type Env } from './env';
import { RELEASE } from './release';

export interface ErrorTarget {
  dsn: string;
  release: string;
  environment: string;
}

/**
 * Undefined without a DSN. The environment is "local" on this machine and "production" elsewhere,
 * unless SENTRY_ENVIRONMENT says otherwise.
 * @throws EnvError
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
