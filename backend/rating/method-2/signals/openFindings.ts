/**
 * open-findings: the mean over reports of 1 − Σ deductions for what is not fixed. A report whose
 * findings are not recorded is one part that proves nothing; so is one that lists name and that is not
 * recorded.
 */
import { getConstant, rowPoints } from '../../curves';
import { formatList, formatNumber } from '../../format';
import type { SignalRule } from '../methodTypes';
import { fill, getWord } from '../../words';
import { fixed } from '../evidence';
import { between, exactly, LOST, mean, UNKNOWN } from '../span';
import type { AuditFact, FindingCount, Part, Severity, Span } from '../types';
import { auditSearch } from './contractParts';
import { unknown, type SignalInput, type Verdict } from './verdict';

const SEVERITIES: Severity[] = ['critical', 'major', 'medium', 'minor', 'informational'];
const UNFIXED = ['open', 'acknowledged'] as const;

function deduction(rule: SignalRule, counts: FindingCount[]): number {
  return counts
    .filter(({ status }) => status !== 'resolved')
    .reduce(
      (sum, { severity, status, count }) =>
        sum +
        count *
          rowPoints(rule, severity) *
          (status === 'acknowledged' ? getConstant(rule, 'acknowledgedShare') : 1),
      0,
    );
}

function reportSpan(rule: SignalRule, { findings }: AuditFact): Span {
  if (!findings) return UNKNOWN;
  const points = Math.max(0, 1 - deduction(rule, findings.counts));
  return findings.whole ? exactly(points) : between(0, points);
}

function listUnfixed(rule: SignalRule, audits: AuditFact[]): { list: string; count: number } {
  const counts = audits.flatMap(({ findings }) => findings?.counts ?? []);
  const groups = SEVERITIES.flatMap((severity) =>
    UNFIXED.map((status) => ({
      severity,
      status,
      count: counts
        .filter((item) => item.severity === severity && item.status === status)
        .reduce((sum, item) => sum + item.count, 0),
    })),
  ).filter(({ count }) => count > 0);
  const items = groups.map(({ severity, status, count }) =>
    fill(getWord(rule, 'item'), { severity, status, count: formatNumber(count) }),
  );
  return { list: formatList(items, 10), count: groups.reduce((sum, { count }) => sum + count, 0) };
}

export function openFindings(input: SignalInput): Verdict {
  const { facts, rule } = input;
  const { search, unrecorded, whole } = auditSearch(input);
  const { audits } = facts;
  if (audits.length === 0)
    return search && whole ? { span: LOST, words: ['noAudit'], sources: [search] } : unknown();
  const listed = audits.length + unrecorded;
  const spans = audits.map((audit) => ({ audit, span: reportSpan(rule, audit) }));
  const recorded = audits.filter(({ findings }) => findings !== null).length;
  const { list, count } = listUnfixed(rule, audits);
  const parts: Part[] = spans
    .map(({ audit, span }) => ({
      id: audit.id,
      label: audit.auditor,
      ...span,
      sentence: getWord(rule, audit.findings ? 'recorded' : 'notRecorded'),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    span: search
      ? mean(
          spans.map(({ span }) => span),
          unrecorded,
        )
      : UNKNOWN,
    value: recorded === 0 ? null : count,
    unit: recorded === 0 ? null : 'unit',
    words: [
      recorded === 0 ? 'unrecorded' : count === 0 ? 'good' : 'bad',
      ...(recorded > 0 && recorded < listed ? ['without'] : []),
      ...(search ? [] : ['listOpen']),
    ],
    params: { list, count, recorded, listed, without: listed - recorded, reports: audits.length },
    parts,
    sources: [...audits.map(fixed), ...(search ? [search] : [])],
  };
}
