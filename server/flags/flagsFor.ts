import type { IConfigCatClient } from 'configcat-node';
import { FLAGS_OFF, type UserFlags, type FlagValues } from '@/contracts/flags';
import { autoPollOptions } from '@/lib/flags/clientOptions';
import { toFlagUser } from '@/lib/flags/toFlagUser';
import { FLAG_OPTIONS } from '@/lib/flags/options';
import { quietLogger } from '@/lib/flags/quietLogger';
import { readFlags } from '@/lib/flags/readFlags';
import type { SessionUser } from '@/lib/session/sessionStore';
import { webEnv } from '../env';
import { logLine } from '../log';

/**
 * The first configuration usually takes about ten. Without one, the client gives up after five
 * seconds, and until then each page waits this long.
 */
const FIRST_WAIT_MS = 500;

const logger = quietLogger((reason) => logLine('warn', { code: 'FLAGS', reason }));

/**
 * Of the process: Next bundles pages and API routes apart, so a module's variable exists twice, and
 * the second client would be refused with a warning.
 */
const OPENING = Symbol.for('plumbline.flags');
const shared = globalThis as { [OPENING]?: Promise<IConfigCatClient> | undefined };

async function open(): Promise<IConfigCatClient> {
  const { getClient, PollingMode } = await import('configcat-node');
  const { pollSeconds, ...source } = webEnv().flags;
  return getClient(
    source.sdkKey,
    PollingMode.AutoPoll,
    autoPollOptions(source, logger, { ...FLAG_OPTIONS, pollIntervalSeconds: pollSeconds }),
  );
}

async function evaluate(user: SessionUser): Promise<FlagValues | undefined> {
  shared[OPENING] ??= open();
  return readFlags(await shared[OPENING], toFlagUser(user));
}

/** Never fails and never waits long: without a configuration, everything is off. */
export async function flagsFor(user: SessionUser): Promise<UserFlags> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), FIRST_WAIT_MS);
  });
  try {
    return {
      username: user.username,
      values: (await Promise.race([evaluate(user), late])) ?? FLAGS_OFF,
    };
  } catch (error) {
    shared[OPENING] = undefined;
    logger.error((error as Error).message);
    return { username: user.username, values: FLAGS_OFF };
  } finally {
    clearTimeout(timer);
  }
}

export async function closeFlags(): Promise<void> {
  const client = await shared[OPENING]?.catch(() => undefined);
  shared[OPENING] = undefined;
  client?.dispose();
}
