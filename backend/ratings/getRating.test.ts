import { parseInstant } from './getRating';

describe('parseInstant', () => {
  it.each([
    ['2026-11-21', '2026-11-21T23:59:59.999Z'],
    ['2026-11-21T10:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:30.5Z', '2026-11-21T10:00:30.500Z'],
    ['2026-11-21T10:00:00+02:00', '2026-11-21T08:00:00.000Z'],
    ['0000-01-01', '1970-01-01T00:00:00.000Z'],
  ])('reads %s as %s', (at, instant) => {
    expect(parseInstant(at).toISOString()).toBe(instant);
  });
});
