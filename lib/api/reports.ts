import type { EndpointOutput } from '@/contracts/endpoint';
import { REPORTS_PATH } from '@/contracts/forms/formPaths';
import type { createReport, ReportForm } from '@/contracts/reports/reports';
import { request } from './client';

const DEADLINE_MS = 20_000;

/**
 * The server stores an id once, so a 504 is safe to retry. @throws RequestError, see
 * toFormFailure
 */
export const sendReport = (form: ReportForm & { id: string; subject: string }) =>
  request<EndpointOutput<typeof createReport>>(REPORTS_PATH, {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': form.id },
    deadline: DEADLINE_MS,
  });
