import type { LoggerInstance } from 'next-auth';
import { logLine } from '../log';
import { SessionOver } from './SessionOver';

/** What NextAuth hands over beside its code: an error, or an object with one. Tokens and profiles may be in there, so only names are taken. */
function reasonOf(metadata: unknown): string | undefined {
  const error =
    metadata instanceof Error ? metadata : (metadata as { error?: unknown } | undefined)?.error;
  if (!(error instanceof Error)) return undefined;
  return error.name === 'Error'
    ? error.message.slice(0, 200)
    : `${error.name}: ${error.message}`.slice(0, 200);
}

const isOver = (metadata: unknown): boolean => metadata instanceof SessionOver;

/** NextAuth's codes (specification §8; docs/runbook.md says what each means) as log lines. A session that is over is no error. */
export const authLogger: Partial<LoggerInstance> = {
  error: (code, metadata) => {
    if (!isOver(metadata)) logLine('error', { code, reason: reasonOf(metadata) });
  },
  warn: (code) => logLine('warn', { code }),
  debug: () => undefined,
};
