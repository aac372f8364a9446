import type { IConfigCatLogger, LogLevel } from 'configcat-js';

/** Warnings and errors. What the client logs below that names the user. */
const WARN: LogLevel = 2;
/** The same trouble is told again after an hour. */
const REPEAT_MS = 3_600_000;

/**
 * The logger of a flag client, whose failures are only logged (specification §8): each of them once an hour, however often it polls,
 * and in one line.
 */
export function quietLogger(
  write: (message: string) => void,
  now: () => number = Date.now,
): IConfigCatLogger {
  const told = new Map<string, number>();
  const tell = (message: string) => {
    const [line = ''] = message.split('\n');
    if (now() - (told.get(line) ?? -Infinity) < REPEAT_MS) return;
    told.set(line, now());
    write(line);
  };
  const ignore = () => undefined;
  return { level: WARN, debug: ignore, info: ignore, log: ignore, warn: tell, error: tell };
}
