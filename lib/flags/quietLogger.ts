import type { IConfigCatLogger, LogLevel } from 'configcat-js';

/** Lower levels of the client's log name the user. */
const WARN: LogLevel = 2;
/** The same message repeats after an hour. */
const REPEAT_MS = 3_600_000;

/** Logs flag failures (specification §8) in one line, each at most once an hour. */
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
