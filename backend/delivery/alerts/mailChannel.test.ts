import { mailTimes } from './mailChannel';

// 25 November 2026 is a Wednesday.
describe('the time of a mail', () => {
  it('is minutes later, 08:00 UTC, or Monday at 08:00', () => {
    expect(mailTimes(new Date('2026-11-25T07:59:59Z'))).toEqual({
      instant: '2026-11-25T08:02:59.000Z',
      daily: '2026-11-25T08:00:00.000Z',
      weekly: '2026-11-30T08:00:00.000Z',
    });
  });

  it.each([
    ['2026-11-25T08:00:00Z', '2026-11-26', '2026-11-30'],
    ['2026-11-29T23:00:00Z', '2026-11-30', '2026-11-30'],
    ['2026-11-30T07:00:00Z', '2026-11-30', '2026-11-30'],
    ['2026-11-30T08:00:00Z', '2026-12-01', '2026-12-07'],
    ['2026-12-31T09:00:00Z', '2027-01-01', '2027-01-04'],
  ])('of an alert at %s is %s or %s', (at, daily, weekly) => {
    expect(mailTimes(new Date(at))).toMatchObject({
      daily: `${daily}T08:00:00.000Z`,
      weekly: `${weekly}T08:00:00.000Z`,
    });
  });
});
