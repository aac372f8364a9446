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

/**
 * One JSON object a line. A request is logged by id, method and path: what somebody searched for is nobody's business, and
 * headers carry keys.
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
    '*.headers',
    '*.token',
    '*.password',
    '*.secret',
    '*.connectionString',
  ],
  serializers: {
    err: (error: unknown) => stdSerializers.err(withoutParameters(error)),
    req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: url.split('?', 1)[0] }),
  },
});

/**
 * The process's log, on standard output. Written synchronously: nothing is lost in a crash, and when whoever reads it is gone,
 * the process can still end (an asynchronous stream of pino tries for ever to flush into the broken pipe).
 */
export function createLogger({ logLevel }: Pick<BackendConfig, 'logLevel'>): Logger {
  return pino(loggerOptions(logLevel), destination({ dest: 1, sync: true }));
}
