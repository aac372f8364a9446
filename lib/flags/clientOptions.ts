import type { IAutoPollOptions, ICache, IConfigCatLogger, ILazyLoadingOptions } from 'configcat-js';
import { assertFlagOptions, CLIENT_TTL_MIN, FLAG_OPTIONS, type FlagOptions } from './options';

export interface FlagSource {
  sdkKey: string;
  /** What precedes `/configuration-files/`; undefined: ConfigCat's CDN. */
  baseUrl: string | undefined;
  euOnly: boolean;
}

/** The browser's cache covers the next page with a 304. */
function memoryCache(): ICache {
  const kept = new Map<string, Parameters<ICache['set']>[1]>();
  return {
    get: (key) => kept.get(key) ?? (null as never),
    set: (key, config) => {
      kept.set(key, config);
    },
  };
}

function common(source: FlagSource, logger: IConfigCatLogger, options: FlagOptions) {
  assertFlagOptions(source.sdkKey, options);
  const { requestTimeoutMs } = options;
  const dataGovernance: 0 | 1 = source.euOnly ? 1 : 0;
  return {
    baseUrl: source.baseUrl,
    dataGovernance,
    requestTimeoutMs,
    logger,
    cache: memoryCache(),
  };
}

/** @throws Error naming the option that specification §5 refuses */
export function autoPollOptions(
  source: FlagSource,
  logger: IConfigCatLogger,
  options = FLAG_OPTIONS,
): IAutoPollOptions {
  const { pollIntervalSeconds, maxInitWaitTimeSeconds } = options;
  return { ...common(source, logger, options), pollIntervalSeconds, maxInitWaitTimeSeconds };
}

/** Fetches on read. @throws Error naming the option that specification §5 refuses */
export function lazyLoadOptions(
  source: FlagSource,
  logger: IConfigCatLogger,
  options = FLAG_OPTIONS,
): ILazyLoadingOptions {
  return {
    ...common(source, logger, options),
    cacheTimeToLiveSeconds: Math.max(CLIENT_TTL_MIN, options.cacheTimeToLiveSeconds),
  };
}
