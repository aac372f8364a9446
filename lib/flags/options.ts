export interface FlagOptions {
  pollIntervalSeconds: number;
  /** How long the first reads wait for the first poll; 0: not at all. */
  maxInitWaitTimeSeconds: number;
  /** The client treats 0 as its default, 30,000. */
  requestTimeoutMs: number;
  /** With lazy loading: how long a read uses the cache. */
  cacheTimeToLiveSeconds: number;
}

/** Specification §9. */
export const FLAG_OPTIONS: FlagOptions = {
  pollIntervalSeconds: 60,
  maxInitWaitTimeSeconds: 5,
  requestTimeoutMs: 30_000,
  cacheTimeToLiveSeconds: 60,
};

/** The client's minimum, in seconds. */
export const CLIENT_TTL_MIN = 1;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * Specification §5. ConfigCat's clients treat a timeout or time to live of 0, or NaN, as absent.
 * @throws Error naming the option
 */
export function assertFlagOptions(sdkKey: string, options: FlagOptions): void {
  const { pollIntervalSeconds, maxInitWaitTimeSeconds, requestTimeoutMs, cacheTimeToLiveSeconds } =
    options;
  if (typeof sdkKey !== 'string' || sdkKey.trim() === '') throw new Error("Invalid 'sdkKey' value");
  if (!isNumber(pollIntervalSeconds) || pollIntervalSeconds < 1)
    throw new Error("Invalid 'pollIntervalSeconds' value");
  if (!isNumber(maxInitWaitTimeSeconds) || maxInitWaitTimeSeconds < 0)
    throw new Error("Invalid 'maxInitWaitTimeSeconds' value");
  if (!isNumber(requestTimeoutMs) || requestTimeoutMs < 0)
    throw new Error("Invalid 'requestTimeoutMs' value");
  if (!isNumber(cacheTimeToLiveSeconds) || cacheTimeToLiveSeconds <= 0) {
    throw new Error("Invalid 'cacheTimeToLiveSeconds' value. Value must be greater than zero.");
  }
}
