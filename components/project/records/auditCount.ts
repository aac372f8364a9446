import type { Rating, Signal } from '@/contracts/ratings/rating';
import { copy } from '../copy';

export const findSignal = (rating: Rating | null, id: string): Signal | undefined =>
  rating?.categories.flatMap(({ signals }) => signals).find((signal) => signal.id === id);

/** Reports that the lists name, where a signal's sentence says how many: "3 of at least 158". */
function listedReports(rating: Rating | null): number | null {
  const [, listed] =
    ['open-findings', 'audit-coverage']
      .map((id) => findSignal(rating, id)?.sentence ?? '')
      .map((sentence) => /of at least ([\d,]+)/.exec(sentence))
      .find((found) => found !== null) ?? [];
  return listed === undefined ? null : Number(listed.replaceAll(',', ''));
}

/** "8 of at least 158 reports recorded", "6 audits recorded". */
export function auditCountWords(recorded: number, rating: Rating | null): string {
  const listed = listedReports(rating);
  return listed !== null && listed > recorded
    ? copy.reportsOf(recorded, listed)
    : copy.reports(recorded);
}
