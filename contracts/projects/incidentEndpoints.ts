/** Incidents of all projects and of none, to find and to link to. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { CAIP2 } from '../ids';
import { INCIDENTS_A_PAGE } from '../limits';
import { incidentRowSchema } from '../open-data/openData';
import { INCIDENT_PATH, INCIDENTS_PATH } from '../paths';
import {
  choice,
  count,
  list,
  means,
  number,
  oneOf,
  orNull,
  recordedAt,
  text,
  textOrNull,
  time,
} from '../schemas';
import { LETTERS, RATING_STATES } from '../vocabulary';

export const INCIDENT_SORTS = ['day', 'loss'] as const;
/** No chain's first block is older. */
const FIRST_YEAR = 2009;

export const incidentFilterSchema = yup.object({
  text: means(
    yup
      .string()
      .trim()
      .max(100)
      .matches(/^[^\0]*$/, 'must be text'),
    'With this text in the title, the victim, the technique or the name of the project.',
  ),
  year: means(yup.number().integer().min(FIRST_YEAR).max(9999), 'Of this year.'),
  chain: means(
    yup.string().matches(CAIP2, 'must be a CAIP-2 id'),
    'On this chain, by CAIP-2 id, e.g. eip155:1.',
  ),
  minLoss: means(
    yup.number().min(0).max(1e15),
    'With a stated loss of at least so many US dollars.',
  ),
  sort: means(
    oneOf(INCIDENT_SORTS).default('day'),
    'day: the newest first; loss: the largest stated loss first, those without one last.',
  ),
  page: means(yup.number().integer().min(1).max(10_000).default(1), 'Number of the page.'),
});
export type IncidentFilter = yup.InferType<typeof incidentFilterSchema>;

const listedIncidentSchema = incidentRowSchema
  .shape({ projectName: textOrNull('Name of the project; null: the victim is not listed here.') })
  .meta({ name: 'ListedIncident' });
export type ListedIncident = yup.InferType<typeof listedIncidentSchema>;

export const listIncidents = defineEndpoint({
  id: 'listIncidents',
  open: true,
  method: 'GET',
  path: INCIDENTS_PATH,
  cacheSeconds: 60,
  summary: `Recorded incidents, ${INCIDENTS_A_PAGE} on a page. The whole table is at /api/export/incidents.csv.`,
  query: incidentFilterSchema,
  output: yup
    .object({
      items: list(listedIncidentSchema, 'Incidents of this page.'),
      page: number('Number of the page.'),
      pages: number('How many pages there are.'),
      total: count('How many there are on all pages.'),
      years: list(yup.number().required(), 'Years with an incident, the newest first.'),
      chains: list(yup.string().required(), 'Chains with an incident, by CAIP-2 id.'),
    })
    .meta({ name: 'IncidentPage' }),
});
export type IncidentPage = yup.InferType<typeof listIncidents.output>;

export const TIES = ['record', 'name', 'operator'] as const;

const ratingBeforeSchema = yup
  .object({
    ratedAt: time('For when it was rated.'),
    recordedAt: recordedAt(),
    methodVersion: text('Version of the method.'),
    state: choice(RATING_STATES, 'State of the rating.'),
    letter: orNull(oneOf(LETTERS), 'Its letter; null: it had none.'),
    score: orNull(yup.number(), 'Its score; null: it had none.'),
  })
  .meta({ name: 'RatingBefore' });

export const getIncident = defineEndpoint({
  id: 'getIncident',
  open: true,
  method: 'GET',
  path: INCIDENT_PATH,
  cacheSeconds: 60,
  summary:
    'One incident with its source, by what it is tied to its project, and the rating of the project that held when the day began.',
  params: yup.object({
    id: means(
      yup
        .string()
        .matches(/^[\w:.-]{1,200}$/, 'must be the id of an incident')
        .required(),
      'Id of the incident.',
    ),
  }),
  output: yup
    .object({
      incident: means(listedIncidentSchema.required(), 'The incident.'),
      tie: orNull(
        oneOf(TIES),
        'What ties it to the project. record: it was entered with the project; name: a list names the project; operator: the operator assigned it; null: to none.',
      ),
      ratingBefore: orNull(
        ratingBeforeSchema.default(undefined),
        'The rating of the project that held when the day of the incident began; null: this site had none.',
      ),
    })
    .meta({ name: 'IncidentDetail' }),
});
export type IncidentDetail = yup.InferType<typeof getIncident.output>;
