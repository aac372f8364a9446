import { readConfig } from '../config';
import { nightlySchedules } from './nightly';

describe('the nightly rating', () => {
  const readSchedule = (given?: string) => readConfig({ RATING_SCHEDULE: given }).ratingSchedule;

  it('is at three in the morning unless the environment says otherwise', () => {
    expect(readSchedule()).toBe('0 3 * * *');
    expect(readSchedule('30 */6 * * MON-FRI')).toBe('30 */6 * * MON-FRI');
  });

  it('can be turned off', () => {
    expect(readSchedule('off')).toBeUndefined();
    expect(nightlySchedules({ ratingSchedule: undefined } as never)).toEqual([]);
  });

  it.each(['daily', '3 * * *', '* * * * * *', '0 3 * * *; drop'])('does not take %s', (given) => {
    expect(() => readSchedule(given)).toThrow(
      /^RATING_SCHEDULE must be "off" or five fields of cron/,
    );
  });

  it.each([
    '0 25 * * *',
    '0 3 * * FOO',
    '0 3 30 2 *',
    '5-1 * * * *',
    '*/0 * * * *',
    '1,,2 * * * *',
  ])('does not take %s, which only looks like cron', (given) => {
    expect(() => readSchedule(given)).toThrow(
      `RATING_SCHEDULE must be "off" or five fields of cron, as in "0 3 * * *", not "${given}"`,
    );
  });
});
