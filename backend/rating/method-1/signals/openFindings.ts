/** open-findings, method 1.0: 1 − Σ deductions for unfixed findings. */
import { getConstant, rowPoints } from '../../curves';
import { newestLook } from '../evidence';
import { formatList, formatNumber } from '../../format';
import type { FindingCount, Severity } from '../types';
import { fill, getWord } from '../../words';
import { UNKNOWN, standingOn, type Evaluation, type SignalInput } from './evaluation';

const SEVERITIES: Severity[] = ['critical', 'major', 'medium', 'minor', 'informational'];
const UNFIXED = ['open', 'acknowledged'] as const;

/** Non-zero counts by severity and status over all audits, worst first. */
function countUnfixed(findings: FindingCount[]) {
  const groups = SEVERITIES.flatMap((severity) =>
    UNFIXED.map((status) => ({
      severity,
      status,
      count: findings
        .filter((item) => item.severity === severity && item.status === status)
        .reduce((sum, item) => sum + item.count, 0),
    })),
  );
  return groups.filter((group) => group.count > 0);
}

/** Unknown when no audit publishes its findings. */
export function openFindings({ facts, rule }: SignalInput): Evaluation {
  const published = facts.audits.filter((audit) => audit.findings !== null);
  if (published.length === 0) return UNKNOWN;
  const groups = countUnfixed(published.flatMap((audit) => audit.findings ?? []));
  const loss = groups.reduce(
    (sum, { severity, status, count }) =>
      sum +
      count *
        rowPoints(rule, severity) *
        (status === 'acknowledged' ? getConstant(rule, 'acknowledgedShare') : 1),
    0,
  );
  const items = groups.map(({ severity, status, count }) =>
    fill(getWord(rule, 'item'), { severity, status, count: formatNumber(count) }),
  );
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const without = facts.audits.length - published.length;
  return standingOn(
    {
      kind: 'known',
      points: Math.max(0, 1 - loss),
      value: count,
      unit: 'unit',
      word: count === 0 ? 'good' : 'bad',
      notes: without > 0 ? ['without'] : [],
      params: { audits: published.length, list: formatList(items, 10), count, without },
    },
    published,
    newestLook(published),
  );
}
