/**
 * The feed that CoinMarketCap asks auditors to publish. Statuses and scores are judgments, so we
 * skip them.
 */
import * as yup from 'yup';
import { isRealDay } from '../projects/day';
import { checkShape, oneFault, type Refused } from '../projects/check';
import type { FindingRow } from '../store/rows';
import { chainFromName } from '../text/chains';
import { cleanText } from '../text/clean';
import type { Position } from '../types';
import { findingTitle, type Report } from './report';
import { parseSeverity, parseStatus } from './severity';

const rowSchema = yup
  .object({
    coinName: yup.string().nullable().max(300),
    symbol: yup.string().nullable().max(100),
    auditor: yup.string().required().max(300),
    auditTime: yup.mixed<string | number>().nullable(),
    contractAddress: yup.string().nullable().max(300),
    contractPlatform: yup.string().nullable().max(100),
    reportUrl: yup.string().required().max(2048),
    findings: yup
      .array()
      .of(
        yup
          .object({
            id: yup.mixed<string | number>().nullable(),
            title: yup.string().nullable(),
            severity: yup.string().required(),
            resolved: yup.boolean().nullable(),
            status: yup.string().nullable(),
          })
          .required(),
      )
      .nullable()
      .max(10_000),
  })
  .strict();
type Row = yup.InferType<typeof rowSchema>;

function toDay(time: string | number | null | undefined): string | undefined {
  const date =
    typeof time === 'number'
      ? new Date(time < 1e12 ? time * 1_000 : time)
      : new Date(time ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  const day = date.toISOString().slice(0, 10);
  return isRealDay(day) ? day : undefined;
}

/** An empty list means unknown: feeds leave it empty when they publish no findings. */
function readFindings(row: Row): FindingRow[] | string | null {
  if (!row.findings || row.findings.length === 0) return null;
  const findings: FindingRow[] = [];
  for (const [ordinal, finding] of row.findings.entries()) {
    const severity = parseSeverity(finding.severity);
    const title = findingTitle(finding.title ?? String(finding.id ?? ''));
    if (!severity)
      return `findings[${ordinal}].severity "${cleanText(finding.severity)}" is not known`;
    if (title === '') return `findings[${ordinal}] has neither title nor id`;
    findings.push({
      ordinal,
      title,
      severity,
      status: parseStatus(finding.resolved, finding.status),
    });
  }
  return findings;
}

/** @returns the report, or why the row is refused */
export function readFeedRow(value: unknown, at: Position): Report | Refused {
  const checked = checkShape(rowSchema, value);
  return 'reason' in checked ? checked : toReport(checked.valid, at);
}

function toReport(row: Row, at: Position): Report | Refused {
  const publishedOn = toDay(row.auditTime);
  const auditor = cleanText(row.auditor);
  const reportUrl = row.reportUrl.trim();
  if (!publishedOn) return oneFault('auditTime is missing or no date');
  if (auditor === '' || auditor.length > 120)
    return oneFault('auditor has nothing that can be shown, or more than 120 characters');
  if (!/^https?:\/\/[^\s<>"']+$/.test(reportUrl))
    return oneFault('reportUrl is not an http(s) address');
  const findings = readFindings(row);
  if (typeof findings === 'string') return oneFault(findings);
  return {
    at,
    coinName: cleanText(row.coinName ?? '') || null,
    symbol: cleanText(row.symbol ?? '') || null,
    chain: chainFromName(row.contractPlatform ?? '') ?? null,
    address: row.contractAddress?.trim() || null,
    auditor,
    publishedOn,
    reportUrl,
    title: null,
    findings,
  };
}
