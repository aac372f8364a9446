/** How the flag client works, as ConfigCat's clients name it. */
export interface FlagOptions {
  /** Seconds between two looks at the configuration. */
  pollIntervalSeconds: number;
  /** Seconds that the first reads wait for the first look; 0: none. */
  maxInitWaitTimeSeconds: number;
  /** Milliseconds that one look may take. The client takes 0 for its own default, 30,000. */
  requestTimeoutMs: number;
  /** Seconds that a configuration is used before a read looks again, where it is loaded when it is wanted instead of polled. */
  cacheTimeToLiveSeconds: number;
}

/** Specification §9. */
export const FLAG_OPTIONS: FlagOptions = {
  pollIntervalSeconds: 60,
  maxInitWaitTimeSeconds: 5,
  requestTimeoutMs: 30_000,
  cacheTimeToLiveSeconds: 60,
};

/** The smallest time to live that the client takes, in seconds. */
export const CLIENT_TTL_MIN = 1;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * Specification §5, in the words of ConfigCat's clients. They check most of it themselves, but take a timeout or a time to live of 0,
 * and what is no number, for "not given".
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
