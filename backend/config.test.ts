import { readConfig } from './config';

describe('the lives of sessions', () => {
  it('are a day unused and a week altogether, unless the environment says otherwise', () => {
    expect(readConfig({}).sessionLimits).toEqual({ idleMs: 24 * 3_600_000, maxMs: 7 * 24 * 3_600_000 });
    expect(readConfig({ SESSION_IDLE_SECONDS: '60', SESSION_MAX_SECONDS: '3600' }).sessionLimits).toEqual({ idleMs: 60_000, maxMs: 3_600_000 });
  });

  it.each([
    ['SESSION_IDLE_SECONDS', '0'], ['SESSION_IDLE_SECONDS', '1d'], ['SESSION_IDLE_SECONDS', '2592001'],
    ['SESSION_MAX_SECONDS', '-1'], ['SESSION_MAX_SECONDS', '1.5'], ['SESSION_MAX_SECONDS', '2592001'],
  ])('%s does not take %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be a whole number from 1 to 2592000, not "${value}"`);
  });
});
