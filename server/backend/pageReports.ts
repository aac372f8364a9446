import type { RequestError } from '@/lib/errors/RequestError';
import { failureReport, limitReports, type ErrorReport } from '@/lib/errors/reportError';
import { now } from '@/lib/clock';
import { webEnv } from '../env';
import { pageMade } from './unavailable';

const takePlace = limitReports();

/** §8: what a page meets while it is made; undefined outside pages, and for what was reported. */
export function reportOfPage(error: RequestError): ErrorReport | undefined {
  const page = pageMade();
  const report = page && failureReport(error, `${webEnv().siteUrl}${page}`);
  return report && takePlace(report.description, now()) ? report : undefined;
}
