import type { LoggerInstance } from 'next-auth';
import { logLine } from '../log';
import { SessionOver } from './SessionOver';

/** Names only: the rest may have tokens and profiles. */
function errorReason(metadata: unknown): string | undefined {
  const error =
    metadata instanceof Error ? metadata : (metadata as { error?: unknown } | undefined)?.error;
  if (!(error instanceof Error)) return undefined;
  return error.name === 'Error'
    ? error.message.slice(0, 200)
    : `${error.name}: ${error.message}`.slice(0, 200);
}

const isOver = (metadata: unknown): boolean => metadata instanceof SessionOver;

/** docs/messages.md explains the codes (§8). An ended session is no error. */
export const authLogger: Partial<LoggerInstance> = {
  error: (code, metadata) => {
    if (!isOver(metadata)) logLine('error', { code, reason: errorReason(metadata) });
  },
  warn: (code) => logLine('warn', { code }),
  debug: () => undefined,
};
