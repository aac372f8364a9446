/** Flag client options, by ConfigCat's names. */
export interface FlagOptions {
  pollIntervalSeconds: number;
  /** How long the first reads wait for the first poll; 0: not at all. */
  maxInitWaitTimeSeconds: number;
  /** Per request. The client treats 0 as its default, 30,000. */
  requestTimeoutMs: number;
  /** With lazy loading: seconds before a read fetches again. */
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
 * Checks specification §5. ConfigCat's clients check most of it, but treat a 0 or a non-number
 * timeout or time to live as absent.
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
