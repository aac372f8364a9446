import * as yup from 'yup';
import { REPORT_MAX } from '../../../contracts/limits';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { BY_MAX } from '../../cli/arguments';
import { performReports } from './performReports';
import { REPORTS_ACTIONS, REPORTS_LIMIT_MAX, type ReportsRequest } from './reportsArguments';
import type { ReportNeeds } from './routes';

const actionSchema = yup.object({
  action: yup.string<(typeof REPORTS_ACTIONS)[number]>().oneOf(REPORTS_ACTIONS).required(),
});
const listSchema = yup.object({
  limit: yup.number().integer().min(1).max(REPORTS_LIMIT_MAX).required(),
  all: yup.boolean().default(false),
});
const oneSchema = yup.object({ reference: yup.string().max(40).required() });
const bySchema = oneSchema.shape({ by: yup.string().max(BY_MAX).required() });
const takeSchema = bySchema.shape({ signal: yup.string().max(40) });
const answerSchema = takeSchema.shape({ answer: yup.string().max(REPORT_MAX.answer).required() });

function readRequest(query: unknown): ReportsRequest {
  const { action } = readQuery(actionSchema, query);
  if (action === 'list') return { action, ...readQuery(listSchema, query) };
  if (action === 'show') return { action, ...readQuery(oneSchema, query) };
  if (action === 'take') return { action, ...readQuery(takeSchema, query) };
  if (action === 'delete') return { action, ...readQuery(bySchema, query) };
  return { action, ...readQuery(answerSchema, query) };
}

export const reportsRoute: AdminRoute<ReportNeeds> = {
  prepare(query) {
    const request = readRequest(query);
    return async ({ store, now, mail, reports }) => {
      const answer = await performReports(store.db, request, { siteUrl: reports?.siteUrl }, now());
      mail?.wake();
      return answer;
    };
  },
};
