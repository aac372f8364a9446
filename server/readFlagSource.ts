import { choice, integer, optional, type Env } from '@/contracts/env';
import { EMBEDDED_SDK_KEY } from '@/contracts/flags';
import { serviceUrl } from '@/contracts/http/serviceUrl';
import type { FlagSource } from '@/lib/flags/clientOptions';
import { FLAG_OPTIONS } from '@/lib/flags/options';

export interface ServerFlagSource extends FlagSource {
  /** Fetch on read, instead of polling. */
  isLazy: boolean;
  pollSeconds: number;
  cacheSeconds: number;
}

/** As in the browser's build. */
export function readFlagSource(env: Env, backendUrl: string): ServerFlagSource {
  const sdkKey = optional(env, 'NEXT_PUBLIC_CONFIGCAT_SDK_KEY');
  const given = serviceUrl(env, 'NEXT_PUBLIC_CONFIGCAT_BASE_URL');
  const euOnly =
    choice(env, 'NEXT_PUBLIC_CONFIGCAT_DATA_GOVERNANCE', ['global', 'eu'], 'global') === 'eu';
  const pollSeconds = integer(
    env,
    'FLAGS_POLL_SECONDS',
    FLAG_OPTIONS.pollIntervalSeconds,
    1,
    3_600,
  );
  const cacheSeconds = integer(
    env,
    'FLAGS_CACHE_SECONDS',
    FLAG_OPTIONS.cacheTimeToLiveSeconds,
    1,
    3_600,
  );
  const isLazy = choice(env, 'FLAGS_MODE', ['poll', 'lazy'], 'poll') === 'lazy';
  const how = { isLazy, pollSeconds, cacheSeconds };
  if (sdkKey === undefined)
    return { sdkKey: EMBEDDED_SDK_KEY, baseUrl: backendUrl, euOnly: false, ...how };
  return { sdkKey, baseUrl: given?.href.replace(/\/$/, ''), euOnly, ...how };
}
