import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { REPORT_READS_AN_HOUR, REPORTS_A_DAY, REPORTS_AN_HOUR } from '../../../contracts/limits';
import { readReference } from '../../../contracts/reports/reportWords';
import {
  createReport,
  lastDay,
  REPORT_MESSAGES,
  type ReportForm,
} from '../../../contracts/reports/reports';
import { readReport } from '../../../contracts/reports/reportState';
import { DAY_MS, HOUR_MS } from '../../../contracts/time';
import type { StoreAndClock } from '../../db/store';
import { notFound, Problem } from '../../http/problem';
import { route, type Caller } from '../../http/route';
import { storableAddressKey } from '../../http/storableAddressKey';
import { countTry, secondsLeft, type Limit } from '../../limits/countTry';
import { findReference, insertReport, type ReportReader } from './insertReport';
import { newReference } from './newReference';
import { findReportState } from './reports';

export interface ReportNeeds extends StoreAndClock {
  logger: Logger;
  mail?: { wake: () => void };
  reports?: ReportReader;
}

const NOBODY = { to: undefined, siteUrl: undefined };
const TOO_MANY = 'Too many requests from your network. Please try again later.';

/** What is counted for each address, the shortest window first. */
const CREATED: readonly (readonly [name: string, limit: Limit])[] = [
  ['report', { most: REPORTS_AN_HOUR, windowMs: HOUR_MS }],
  ['report-day', { most: REPORTS_A_DAY, windowMs: DAY_MS }],
];
const READ = [['report-read', { most: REPORT_READS_AN_HOUR, windowMs: HOUR_MS }]] as const;

function assertPast({ occurredOn }: ReportForm, now: Date): void {
  if (occurredOn <= lastDay(now)) return;
  throw new Problem('invalid-input', 'Some input is not valid.', {
    fields: [{ path: 'body.occurredOn', message: REPORT_MESSAGES.day }],
  });
}

/**
 * POST /api/reports and GET /api/reports/{reference}. Bots get a reference of nothing; repeats do
 * not count.
 */
export function registerReportRoutes(
  app: FastifyInstance,
  { store: { db }, now, logger, mail, reports = NOBODY }: ReportNeeds,
): void {
  async function count(caller: Caller, limits: typeof CREATED): Promise<void> {
    for (const [name, limit] of limits) {
      const counted = await countTry(
        db,
        `${name} address ${storableAddressKey(caller)}`,
        limit,
        now(),
      );
      if (!counted.within)
        throw new Problem('rate-limited', TOO_MANY, {}, secondsLeft(counted, now()));
    }
  }

  route(app, createReport, async ({ body: { id, subject, ...form } }, caller) => {
    if (!caller.ownPage) throw new Problem('forbidden', "Send reports from this site's own pages.");
    if (subject !== '') {
      logger.info({ requestId: caller.requestId }, 'a report was filled in by a machine');
      return { reference: newReference() };
    }
    assertPast(form, now());
    const stored = await findReference(db, id);
    if (stored !== undefined) return { reference: stored };
    await count(caller, CREATED);
    const reference = await insertReport(db, id, form, reports, now());
    mail?.wake();
    return { reference };
  });

  // Counted before the look-up, so that guesses at references are few.
  route(app, readReport, async ({ params: { reference } }, caller) => {
    await count(caller, READ);
    const known = readReference(reference);
    const state = known && (await findReportState(db, known));
    if (!state) throw notFound('The report');
    return state;
  });
}
