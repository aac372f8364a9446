/**
 * A template without its figures: `{name}` becomes an ellipsis, `{n
 * one
 * many}` the plural.
 */
export function plainWords(template: string): string {
  return template.replace(/\{[^{}|]*\|[^{}|]*\|([^{}]*)\}/g, '$1').replace(/\{[^{}]*\}/g, '…');
}

/** 0.85 as "0.85", 1 as "1". */
export const pointsWords = (points: number): string => String(points);

export const lifetimeWords = (days: number | null): string => {
  if (days === null) return 'does not expire';
  return days === 1 ? 'valid 1 day' : `valid ${days} days`;
};
