/** Days compared with publications of which only the month is known. */
export interface Published {
  publishedOn: string;
  precision: 'day' | 'month';
}

const month = (day: string): string => day.slice(0, 7);

/** The day is known to be later than the publication. */
export const isAfter = (day: string, { publishedOn, precision }: Published): boolean =>
  precision === 'day' ? day > publishedOn : month(day) > month(publishedOn);

/** The day is known to be no later than the publication. */
export const isUpTo = (day: string, { publishedOn, precision }: Published): boolean =>
  precision === 'day' ? day <= publishedOn : month(day) < month(publishedOn);
