import type { FastifyInstance } from 'fastify';
import { reportError } from '../../../contracts/endpoints';
import type { StoreAndClock } from '../../db/store';
import { route } from '../../http/route';
import { insertErrorReport, scrubbed, type ErrorReport } from './insertErrorReport';

export interface ErrorNeeds extends StoreAndClock {
  /** Receives unexpected errors (Sentry, when configured). */
  onUnexpected?: (error: Error, requestId: string) => void;
}

function asError({ title, description, trace }: ErrorReport): Error {
  const error = new Error(description === '' ? title : `${title}: ${description}`);
  error.name = 'PageError';
  error.stack = trace === '' ? error.message : trace;
  return error;
}

export function registerErrorRoutes(
  app: FastifyInstance,
  { store, now, onUnexpected }: ErrorNeeds,
): void {
  route(app, reportError, async ({ body }, { requestId }) => {
    const report = scrubbed(body);
    await insertErrorReport(store.db, report, requestId, now());
    onUnexpected?.(asError(report), requestId);
    return { accepted: true };
  });
}
