import type { IncomingMessage } from 'node:http';
import {
  EMPTY,
  findErrors,
  reportCopy,
  toRefusal,
  type PlainReport,
  type ReportField,
  type ReportValues,
} from '@/components/report';
import { projectsList, searchProject } from '@/contracts/endpoints';
import { PROJECT_ID } from '@/contracts/ids';
import { BODY_LIMIT, REPORT_MAX } from '@/contracts/limits';
import { createReport, REPORT_MESSAGES, reportFormSchema } from '@/contracts/reports/reports';
import { RequestError } from '@/lib/errors/RequestError';
import { ApiProblem } from '@/server/http/ApiProblem';
import { toVisitor } from '@/server/auth/visitor';
import { callBackend } from '@/server/backend/backend';
import { hashAddress } from '@/server/backend/caller';
import { webEnv } from '@/server/env';
import { isOwnPage } from '@/server/http/ownPage';
import { readForm } from '@/server/http/readForm';
import { requestIdOf } from '@/server/http/requestId';
import { keyedHash } from '@/server/visitor/signedNumber';

const copy = reportCopy.plain;

interface Refused {
  status: number;
  retryAfter?: string | null;
  plain: PlainReport;
}
export type Taken = { reference: string } | Refused;

const refuse = (
  status: number,
  values: ReportValues,
  { errors = {}, message = null }: Partial<PlainReport>,
): Refused => ({ status, plain: { values, errors, message } });

const toValues = (form: URLSearchParams) =>
  Object.fromEntries(
    (Object.keys(EMPTY) as ReportField[]).map((name) => [name, form.get(name) ?? '']),
  ) as ReportValues;

type Found = { id: string; name: string }[];

/** Those of an id or a name: without scripts there is no list to choose from. */
async function findListed(typed: string): Promise<Found> {
  if (PROJECT_ID.test(typed)) {
    const body = { projectIds: [typed], dataPerPage: 1 };
    const { items } = await callBackend(projectsList, { body });
    if (items.length > 0) return items;
  }
  const { items } = await callBackend(searchProject, { query: { keyword: typed } });
  return items.filter(({ name }) => name.toLowerCase() === typed.toLowerCase());
}

/** With the listed project, if it is one. @returns what is wrong with its name, too */
async function choose(values: ReportValues): Promise<[ReportValues, wrong?: string]> {
  const typed = values.projectName.trim();
  const isNamed = values.kind !== 'missing-project' && typed !== '';
  if (!isNamed || typed.length > REPORT_MAX.project) return [values];
  const found = await findListed(typed);
  const [one, ...others] = found;
  if (others.length > 0) return [values, copy.several(found.map(({ id }) => id).join(', '))];
  return [one ? { ...values, project: one.id, projectName: one.name } : values];
}

/** The same for the same report of a network: sent twice, it is stored once. */
function resendId(values: ReportValues, request: IncomingMessage): string {
  const sent = JSON.stringify([hashAddress(request, webEnv()), values]);
  const hex = keyedHash(webEnv().secret, 'report', sent);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}

async function send(values: ReportValues, request: IncomingMessage): Promise<Taken> {
  const [chosen, wrong] = await choose(values);
  const errors = { ...findErrors(chosen), ...(wrong && { projectName: wrong }) };
  if (errors.projectName === REPORT_MESSAGES.chosen && values.projectName.trim() !== '')
    errors.projectName = copy.notListed;
  if (Object.keys(errors).length > 0) return refuse(400, values, { errors });
  const { subject } = values;
  const body = { ...reportFormSchema.cast(chosen), id: resendId(values, request), subject };
  return callBackend(createReport, { body }, toVisitor(request, requestIdOf(request)).caller, 0);
}

/** A report that a form without scripts posts, under the limits of the API. */
export async function takeReport(request: IncomingMessage): Promise<Taken> {
  // Another site's words are not drawn as if the visitor had typed them.
  if (!isOwnPage(request, webEnv().siteUrl, ['navigate']))
    return refuse(403, EMPTY, { message: copy.otherSite });
  let values = EMPTY;
  try {
    values = toValues(await readForm(request, BODY_LIMIT));
    return await send(values, request);
  } catch (error) {
    if (error instanceof ApiProblem) return refuse(error.status, EMPTY, { message: copy.unread });
    if (!(error instanceof RequestError)) throw error;
    const { message, fields: errors } = toRefusal(error, values);
    const status = [400, 403, 429].includes(error.status) ? error.status : 503;
    return { ...refuse(status, values, { message, errors }), retryAfter: error.retryAfter };
  }
}
