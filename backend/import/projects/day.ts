import * as yup from 'yup';

/** JavaScript reads 30 February as 2 March. */
export function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(day) &&
    day >= '1990' &&
    day < '2200'
  );
}

/** YYYY-MM-DD. */
export const isoDate = () =>
  yup
    .string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, '${path} must be a date, YYYY-MM-DD')
    .test(
      'real-date',
      '${path} must be a real date from 1990 to 2199',
      (value) => value == null || isRealDay(value),
    );
