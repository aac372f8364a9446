import type { FindingStatus, Severity } from '@/contracts/vocabulary';

/** Words for the severities and states of findings; apart from labels.ts, because only pages with findings need them. */
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
