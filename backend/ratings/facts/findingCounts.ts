import { FINDING_STATUSES, SEVERITIES } from '../../../contracts/vocabulary';
import type { FindingCount } from '../../rating';

/** `severity → status → number`, for reports that only count their findings. */
export type CountTable = Record<string, Record<string, number>>;

/**
 * Worst first, without empty cells. A report may list some findings and count all, so the larger
 * number of each cell wins.
 */
export function findingCounts(
  listed: readonly FindingCount[] | null,
  counted: CountTable | null,
): FindingCount[] {
  const cells = new Map(
    (listed ?? []).map((cell) => [`${cell.severity} ${cell.status}`, cell.count]),
  );
  return SEVERITIES.flatMap((severity) =>
    FINDING_STATUSES.map((status) => ({
      severity,
      status,
      count: Math.max(cells.get(`${severity} ${status}`) ?? 0, counted?.[severity]?.[status] ?? 0),
    })),
  ).filter((cell) => cell.count > 0);
}
