import { FINDING_STATUSES, SEVERITIES } from '../../../contracts/vocabulary';
import type { FindingCount } from '../../rating/types';

/** `severity → status → number`, as reports that only count their findings are stored. */
export type CountTable = Record<string, Record<string, number>>;

/**
 * Findings of one report by severity and status, worst first, without empty cells. A report may list some findings and count all:
 * the larger number of each cell stands, so that nothing is counted twice.
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
