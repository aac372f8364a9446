import type { IConfigCatLogger, LogLevel } from 'configcat-js';

/** Lower levels of the client's log name the user. */
const WARN: LogLevel = 2;
const REPEAT_MS = 3_600_000;

/** Logs each failure in one line, at most once an hour (specification §8). */
export function quietLogger(
  write: (message: string) => void,
  now: () => number = Date.now,
): IConfigCatLogger {
  const logged = new Map<string, number>();
  const logOnce = (message: string) => {
    const [line = ''] = message.split('\n');
    if (now() - (logged.get(line) ?? -Infinity) < REPEAT_MS) return;
    logged.set(line, now());
    write(line);
  };
  const ignore = () => undefined;
  return { level: WARN, debug: ignore, info: ignore, log: ignore, warn: logOnce, error: logOnce };
}
