import type { IConfigCatClient } from 'configcat-node';
import { LRUCache } from 'lru-cache';
import { FLAGS_OFF, type FlagUser, type UserFlags, type FlagValues } from '@/contracts/flags';
import { autoPollOptions, lazyLoadOptions } from '@/lib/flags/clientOptions';
import { toFlagUser } from '@/lib/flags/toFlagUser';
import { FLAG_OPTIONS } from '@/lib/flags/options';
import { quietLogger } from '@/lib/flags/quietLogger';
import { readFlags } from '@/lib/flags/readFlags';
import type { SessionUser } from '@/lib/session/sessionStore';
import { webEnv } from '../env';
import { logLine } from '../log';

const FIRST_WAIT_MS = FLAG_OPTIONS.maxInitWaitTimeSeconds * 1_000;
/** For a later read that has to fetch (lazy loading). */
const NEXT_WAIT_MS = 500;
const USERS_KEPT = 1_000;

const logger = quietLogger((reason) => logLine('warn', { code: 'FLAGS', reason }));

interface Flags {
  client: Promise<IConfigCatClient>;
  /** A first read has ended, with a configuration or after its wait. */
  isBegun: boolean;
  /** By user, for reads that end without an answer. */
  last: LRUCache<string, FlagValues>;
}

/**
 * Of the process: Next bundles pages and API routes apart, so a module's variable exists twice, and
 * the second client would be refused with a warning.
 */
const FLAGS = Symbol.for('plumbline.flags');
const shared = globalThis as { [FLAGS]?: Flags | undefined };

async function openClient(): Promise<IConfigCatClient> {
  const { getClient, PollingMode } = await import('configcat-node');
  const { isLazy, pollSeconds, cacheSeconds, ...source } = webEnv().flags;
  const options = {
    ...FLAG_OPTIONS,
    pollIntervalSeconds: pollSeconds,
    cacheTimeToLiveSeconds: cacheSeconds,
  };
  return isLazy
    ? getClient(source.sdkKey, PollingMode.LazyLoad, lazyLoadOptions(source, logger, options))
    : getClient(source.sdkKey, PollingMode.AutoPoll, autoPollOptions(source, logger, options));
}

/** At the start of the process, so that the first page need not wait for the first poll. */
export function openFlags(): Flags {
  if (shared[FLAGS]) return shared[FLAGS];
  const client = openClient();
  // Reads report it.
  client.catch(() => undefined);
  shared[FLAGS] = { client, isBegun: false, last: new LRUCache({ max: USERS_KEPT }) };
  return shared[FLAGS];
}

async function evaluate(flags: Flags, user: FlagUser): Promise<FlagValues | undefined> {
  const values = await readFlags(await flags.client, user);
  if (values) flags.last.set(JSON.stringify(user), values);
  return values;
}

/** Specification §9: the first reads wait for the first configuration, five seconds at most. */
async function readInTime(flags: Flags, user: FlagUser): Promise<FlagValues | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), flags.isBegun ? NEXT_WAIT_MS : FIRST_WAIT_MS);
  });
  try {
    return await Promise.race([evaluate(flags, user), late]);
  } finally {
    clearTimeout(timer);
    flags.isBegun = true;
  }
}

/** Never fails: without an answer the last values stay, and without any, everything is off. */
export async function flagsFor(user: SessionUser, country?: string): Promise<UserFlags> {
  const flags = openFlags();
  const asked = toFlagUser(user, { country });
  const values = await readInTime(flags, asked).catch((error: unknown) => {
    shared[FLAGS] = undefined;
    logger.error((error as Error).message);
    return undefined;
  });
  return {
    username: user.username,
    values: values ?? flags.last.get(JSON.stringify(asked)) ?? FLAGS_OFF,
    ...(country !== undefined && { country }),
  };
}

export async function closeFlags(): Promise<void> {
  const client = await shared[FLAGS]?.client.catch(() => undefined);
  shared[FLAGS] = undefined;
  client?.dispose();
}
