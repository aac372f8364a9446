import type { Logger } from 'pino';
import type { Database } from '../db/store';
import { listBehind, readAll, registerReaders } from './readEvents';
import type { EventReader } from '../eventTypes';

/** Polling, because other processes write events too. */
const EVERY_MS = 2_000;

export interface Reading {
  db: Database;
  now: () => Date;
  logger: Logger;
  readers: readonly EventReader[];
}

/**
 * Runs each reader on its own; a failed one is retried at the next poll.
 * @returns stops after the batches in progress
 */
export async function keepReading(
  { db, now, logger, readers }: Reading,
  everyMs = EVERY_MS,
): Promise<() => Promise<void>> {
  await registerReaders(db, readers);
  const stopping = new AbortController();
  const failing = new Set<string>();
  const follow = async (reader: EventReader) => {
    try {
      await readAll(db, [reader], now, stopping.signal);
      failing.delete(reader.name);
    } catch (error) {
      if (!failing.has(reader.name))
        logger.warn({ err: error, reader: reader.name }, 'events could not be handled');
      failing.add(reader.name);
    }
  };
  let round: Promise<unknown> | undefined;
  const look = () => {
    round ??= listBehind(db, readers)
      .catch(() => readers)
      .then((behind) => Promise.all(behind.map(follow)))
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await round;
  };
}
