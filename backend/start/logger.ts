import {
  destination,
  pino,
  stdSerializers,
  stdTimeFunctions,
  type Logger,
  type LoggerOptions,
} from 'pino';
import type { BackendConfig } from '../config';
import { withoutParameters } from './withoutParameters';

interface LoggedRequest {
  id: string;
  method: string;
  url: string;
}

/** Whoever has the key of a shared list can read it. */
const SHARED = /^(\/api\/shared-watchlist\/)[^/]+/;

const toPath = (url: string): string => url.split('?', 1)[0]!.replace(SHARED, '$1[key]');

/**
 * JSON lines. Requests are logged by id, method and path: searches are private, and headers carry
 * keys.
 */
export const loggerOptions = (level: BackendConfig['logLevel']): LoggerOptions => ({
  level,
  base: { service: 'backend' },
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: [
    'headers',
    'token',
    'password',
    'secret',
    'email',
    'recipient',
    '*.headers',
    '*.token',
    '*.password',
    '*.secret',
    '*.email',
    '*.recipient',
    '*.connectionString',
  ],
  serializers: {
    err: (error: unknown) => stdSerializers.err(withoutParameters(error)),
    req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: toPath(url) }),
  },
});

/**
 * Synchronous: a crash loses nothing, and a broken pipe can't block the exit (async pino retries
 * forever).
 */
export function createLogger({ logLevel }: Pick<BackendConfig, 'logLevel'>): Logger {
  return pino(loggerOptions(logLevel), destination({ dest: 1, sync: true }));
}
