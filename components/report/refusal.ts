import { reportFormSchema } from '@/contracts/reports/reports';
import { toFormFailure } from '@/lib/api/formFailure';
import { formErrors } from '@/lib/forms/formErrors';
import { copy } from './copy';
import type { ReportValues } from './reportValues';

export interface Refusal {
  message?: string;
  fields: Record<string, string>;
}

/** What is wrong with the id is wrong with the field that shows the name. */
function onFields({ project, ...errors }: Record<string, string>): Record<string, string> {
  return project === undefined ? errors : { projectName: project, ...errors };
}

export function toRefusal(error: unknown, values: ReportValues): Refusal {
  const { fields, offline, tooLarge, retryAfterSeconds, message } = toFormFailure(error);
  const known = Object.entries(onFields(fields)).filter(([name]) => name in values);
  if (known.length > 0) return { fields: Object.fromEntries(known) };
  if (offline) return { fields: {}, message: copy.offline };
  if (tooLarge) return { fields: {}, message: copy.tooLarge };
  return {
    fields: {},
    message: retryAfterSeconds === undefined ? message : copy.limit(retryAfterSeconds),
  };
}

export const findErrors = (values: ReportValues) => onFields(formErrors(reportFormSchema, values));
