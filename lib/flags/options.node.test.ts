import * as browserSdk from 'configcat-js';
import { autoPollOptions, lazyLoadOptions, type FlagSource } from './clientOptions';
import { assertFlagOptions, FLAG_OPTIONS, type FlagOptions } from './options';
import { quietLogger } from './quietLogger';

const SOURCE: FlagSource = { sdkKey: 'key', baseUrl: 'http://127.0.0.1:9', euOnly: false };
const silent = quietLogger(() => undefined);
const TTL = "Invalid 'cacheTimeToLiveSeconds' value. Value must be greater than zero.";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the options of the flag client', () => {
  it('are those of the specification', () => {
    expect(FLAG_OPTIONS).toEqual({
      pollIntervalSeconds: 60,
      maxInitWaitTimeSeconds: 5,
      requestTimeoutMs: 30_000,
      cacheTimeToLiveSeconds: 60,
    });
  });

  it.each<[keyof FlagOptions, unknown]>([
    ['pollIntervalSeconds', 1],
    ['pollIntervalSeconds', 1.5],
    ['pollIntervalSeconds', 3_600],
    ['maxInitWaitTimeSeconds', 0],
    ['maxInitWaitTimeSeconds', 0.1],
    ['requestTimeoutMs', 0],
    ['requestTimeoutMs', 1],
    ['cacheTimeToLiveSeconds', 0.001],
    ['cacheTimeToLiveSeconds', 1],
  ])('may have a %s of %j', (name, value) => {
    const options = { ...FLAG_OPTIONS, [name]: value };
    expect(() => assertFlagOptions('key', options)).not.toThrow();
    const clients = [
      browserSdk.getClient('a key', browserSdk.PollingMode.AutoPoll, {
        ...autoPollOptions(SOURCE, silent, options),
        offline: true,
      }),
      browserSdk.getClient('another', browserSdk.PollingMode.LazyLoad, {
        ...lazyLoadOptions(SOURCE, silent, options),
        offline: true,
      }),
    ];
    clients.forEach((client) => client.dispose());
  });

  it.each<[keyof FlagOptions, unknown, string]>([
    ['pollIntervalSeconds', 0.999, "Invalid 'pollIntervalSeconds' value"],
    ['pollIntervalSeconds', 0, "Invalid 'pollIntervalSeconds' value"],
    ['pollIntervalSeconds', -60, "Invalid 'pollIntervalSeconds' value"],
    ['pollIntervalSeconds', Number.NaN, "Invalid 'pollIntervalSeconds' value"],
    ['pollIntervalSeconds', '60', "Invalid 'pollIntervalSeconds' value"],
    ['pollIntervalSeconds', Infinity, "Invalid 'pollIntervalSeconds' value"],
    ['maxInitWaitTimeSeconds', -0.001, "Invalid 'maxInitWaitTimeSeconds' value"],
    ['maxInitWaitTimeSeconds', '5', "Invalid 'maxInitWaitTimeSeconds' value"],
    ['requestTimeoutMs', -1, "Invalid 'requestTimeoutMs' value"],
    ['requestTimeoutMs', '1', "Invalid 'requestTimeoutMs' value"],
    ['cacheTimeToLiveSeconds', 0, TTL],
    ['cacheTimeToLiveSeconds', -1, TTL],
    ['cacheTimeToLiveSeconds', '60', TTL],
  ])('may not have a %s of %j', (name, value, message) => {
    const options = { ...FLAG_OPTIONS, [name]: value };
    expect(() => autoPollOptions(SOURCE, silent, options)).toThrow(message);
    expect(() => lazyLoadOptions(SOURCE, silent, options)).toThrow(message);
  });

  it.each(['', ' '])('need an SDK key, not %j', (sdkKey) => {
    expect(() => autoPollOptions({ ...SOURCE, sdkKey }, silent)).toThrow("Invalid 'sdkKey' value");
  });

  const { AutoPoll, LazyLoad } = browserSdk.PollingMode;
  it.each<[string, typeof AutoPoll | typeof LazyLoad, string, object]>([
    ["Invalid 'sdkKey' value", AutoPoll, '', {}],
    ["Invalid 'pollIntervalSeconds' value", AutoPoll, 'k', { pollIntervalSeconds: 0.999 }],
    ["Invalid 'maxInitWaitTimeSeconds' value", AutoPoll, 'k', { maxInitWaitTimeSeconds: -1 }],
    ["Invalid 'requestTimeoutMs' value", AutoPoll, 'k', { requestTimeoutMs: -1 }],
    [TTL, LazyLoad, 'k', { cacheTimeToLiveSeconds: -1 }],
  ])('are refused in the client’s own words: %s', (message, mode, sdkKey, options) => {
    expect(() => browserSdk.getClient(sdkKey, mode, options)).toThrow(message);
  });
});

describe('what the client logs', () => {
  it('is logged once an hour, in one line, without naming the user', () => {
    const lines: string[] = [];
    let now = 0;
    const logger = quietLogger(
      (line) => lines.push(line),
      () => now,
    );
    expect(logger.level).toBe(browserSdk.LogLevel.Warn);
    logger.debug('options');
    logger.info('Evaluate: {"email":"mara@example.org"}');
    logger.error('failed\nat a.js:1');
    logger.error('failed\nat b.js:1');
    logger.warn('out of sync');
    expect(lines).toEqual(['failed', 'out of sync']);
    now = 3_599_999;
    logger.error('failed');
    expect(lines).toHaveLength(2);
    now = 3_600_000;
    logger.error('failed');
    expect(lines).toEqual(['failed', 'out of sync', 'failed']);
  });
});
