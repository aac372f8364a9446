import { isLocal, text, type Env } from '../env';
import { RELEASE } from './release';
import { serviceUrl } from './serviceUrl';

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
  const dsn = serviceUrl(env, 'SENTRY_DSN')?.href;
  if (dsn === undefined) return undefined;
  return {
    dsn,
    release: text(env, 'SENTRY_RELEASE', RELEASE),
    environment: text(env, 'SENTRY_ENVIRONMENT', isLocal(siteUrl) ? 'local' : 'production'),
  };
}
