import type { FindingStatus, Severity } from '@/contracts/vocabulary';

/** Not in labels.ts: only pages with findings need these. */
export const SEVERITY_NAMES: Record<Severity, string> = {
  critical: 'Critical',
  major: 'Major',
  medium: 'Medium',
  minor: 'Minor',
  informational: 'Informational',
};
export const FINDING_STATUS_NAMES: Record<FindingStatus, string> = {
  open: 'Open',
  acknowledged: 'Acknowledged',
  resolved: 'Resolved',
};
