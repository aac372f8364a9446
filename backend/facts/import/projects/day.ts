import * as yup from 'yup';
import type { Precision } from '../../../../contracts/vocabulary';

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

/** YYYY-MM-DD, or YYYY-MM where only the month is known. */
export const isoDayOrMonth = () =>
  yup
    .string()
    .matches(/^\d{4}-\d{2}(-\d{2})?$/, '${path} must be a day or a month, YYYY-MM-DD or YYYY-MM')
    .test(
      'real-date',
      '${path} must be a real date from 1990 to 2199',
      (value) => value == null || isRealDay(toStoredDay(value).day),
    );

/** A month is stored as its first day. */
export const toStoredDay = (value: string): { day: string; precision: Precision } =>
  value.length === 7
    ? { day: `${value}-01`, precision: 'month' }
    : { day: value, precision: 'day' };

/** The reverse of toStoredDay. */
export const toStatedDay = (day: string, precision: string | null): string =>
  precision === 'month' ? day.slice(0, 7) : day;
