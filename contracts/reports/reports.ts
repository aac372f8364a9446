/** docs/decisions/0035. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import {
  isSeen,
  isWebAddress,
  line,
  mailAddress,
  paragraphs,
  resendId,
  withScheme,
} from '../forms/formFields';
import { REPORTS_PATH } from '../forms/formPaths';
import { PROJECT_ID } from '../ids';
import { REPORT_MAX, REPORT_MIN_WHAT } from '../limits';
import { REPORT_KINDS, type ReportKind } from './reportWords';
import { oneOf, trimmed } from '../schemas';
import { HOUR_MS, isoAfter } from '../time';

export const REPORT_MESSAGES = {
  kind: 'Please choose what you want to report',
  project: 'Please enter the name of the project',
  chosen: 'Please choose the project from the list',
  occurredOn: 'Please enter the day it happened',
  day: 'Please enter a real day, from 2009 until today',
  what: 'Please describe what you know',
  short: `Please use at least ${REPORT_MIN_WHAT} characters`,
  links: 'Please add at least one public source',
  tooManyLinks: `Please use at most ${REPORT_MAX.links} links`,
  link: (at: number) => `Line ${at} is not an address like https://example.com`,
} as const;

/** The first blockchain's first year. */
const FIRST_DAY = '2009-01-01';

const isDay = (given: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(given) &&
  !Number.isNaN(Date.parse(given)) &&
  new Date(given).toISOString().startsWith(given);

/** Today where the day begins first (UTC+14): later days are in the future everywhere. */
export const lastDay = (now: Date): string => isoAfter(now, 14 * HOUR_MS).slice(0, 10);

/** One address per line, as the form has them, or a list of them. */
const toLinks = (value: unknown): unknown =>
  Array.isArray(value) || typeof value === 'string'
    ? (typeof value === 'string' ? value.split('\n') : (value as unknown[]))
        .map((link) => (typeof link === 'string' ? withScheme(link.trim()) : link))
        .filter((link) => link !== '')
    : value;

const isLink = (link: string): boolean =>
  link.length <= REPORT_MAX.link && isSeen(link) && isWebAddress(link);

/** Never fetched. */
const links = () =>
  yup
    .array()
    .of(yup.string().defined())
    .transform((_value, original) => toLinks(original))
    .default([])
    .min(1, REPORT_MESSAGES.links)
    .max(REPORT_MAX.links, REPORT_MESSAGES.tooManyLinks)
    .test('addresses', (given, { createError }) => {
      const wrong = given.findIndex((link) => !isLink(link));
      return wrong < 0 || createError({ message: REPORT_MESSAGES.link(wrong + 1) });
    });

const projectName = () =>
  line(REPORT_MAX.project)
    .default('')
    .test('named', (given, { parent, createError }) => {
      const { kind, project } = parent as { kind?: ReportKind; project?: string };
      if (project) return true;
      if (kind === 'wrong-fact') return createError({ message: REPORT_MESSAGES.chosen });
      return given !== '' || createError({ message: REPORT_MESSAGES.project });
    });

/** '' where the kind has no day, or it is not known. */
const occurredOn = () =>
  trimmed()
    .default('')
    .test('day', REPORT_MESSAGES.day, (given) => !given || (isDay(given) && given >= FIRST_DAY))
    .when('kind', {
      is: 'incident',
      then: (day) => day.required(REPORT_MESSAGES.occurredOn),
    })
    .when('kind', { is: 'missing-project', then: (day) => day.transform(() => '') });

/** Trims texts; missing fields become ''. `project` is the id of a listed one. */
export const reportFormSchema = yup.object({
  kind: yup
    .string<ReportKind>()
    .required(REPORT_MESSAGES.kind)
    .oneOf([...REPORT_KINDS], REPORT_MESSAGES.kind),
  project: yup
    .string()
    .default('')
    .matches(PROJECT_ID, { message: REPORT_MESSAGES.chosen, excludeEmptyString: true })
    .when('kind', { is: 'missing-project', then: (id) => id.transform(() => '') }),
  projectName: projectName(),
  about: line(REPORT_MAX.about)
    .default('')
    .when('kind', { is: 'missing-project', then: (about) => about.transform(() => '') }),
  occurredOn: occurredOn(),
  what: paragraphs(REPORT_MAX.what)
    .required(REPORT_MESSAGES.what)
    .test(
      'says something',
      REPORT_MESSAGES.short,
      (given) => !given || given.length >= REPORT_MIN_WHAT,
    ),
  links: links(),
  email: mailAddress(REPORT_MAX.email).default(''),
});
export type ReportForm = yup.InferType<typeof reportFormSchema>;

const PREFILL = {
  kind: oneOf(REPORT_KINDS),
  project: yup.string().matches(PROJECT_ID),
  name: line(REPORT_MAX.project),
  about: line(REPORT_MAX.about),
};
export interface ReportPrefill {
  kind?: ReportKind;
  project?: string;
  /** Of a project that is not listed. */
  name?: string;
  about?: string;
}

/** What the address of the page says about the report; drops what is not valid. */
export function readPrefill(query: Readonly<Record<string, unknown>>): ReportPrefill {
  const valid = Object.entries(PREFILL).flatMap(([name, schema]) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && schema.isValidSync(value)
      ? [[name, schema.cast(value)]]
      : [];
  });
  return Object.fromEntries(valid) as ReportPrefill;
}

export const createReport = defineEndpoint({
  id: 'createReport',
  method: 'POST',
  path: REPORTS_PATH,
  sameOriginOnly: true,
  public: false,
  perMinute: 10,
  summary:
    'Stores a report of an incident, a wrong fact or a missing project, and mails it to the operator where an address for that is configured.',
  body: reportFormSchema.shape({
    id: resendId(),
    /** Honeypot: bots that fill it in get a reference of nothing. */
    subject: yup.mixed().default(''),
  }),
  output: yup.object({ reference: yup.string().required() }),
});
