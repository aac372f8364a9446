import type { RequestError } from '@/lib/errors/RequestError';
import { failureReport, limitReports, type ErrorReport } from '@/lib/errors/reportError';
import { now } from '@/lib/clock';
import { webEnv } from './env';
import { pageMade } from './unavailable';

const takePlace = limitReports();

/** §8: what a page meets while it is made, as a browser reports the calls of a page. */
export function reportOfPage(error: RequestError, send: (report: ErrorReport) => void): void {
  const page = pageMade();
  if (page === undefined) return;
  const report = failureReport(error, `${webEnv().siteUrl}${page}`);
  if (takePlace(report.description, now())) send(report);
}
