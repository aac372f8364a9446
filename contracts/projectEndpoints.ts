import * as yup from 'yup';
import { defineEndpoint } from './endpoint';
import { SORT_FIELDS } from './leaderboard';
import {
  LIST_DEFAULT_PAGE_SIZE,
  LIST_MAX_IDS,
  LIST_MAX_PAGE_SIZE,
  SEARCH_FIRST_PAGE,
  SEARCH_MAX_PAGE_SIZE,
  SEARCH_PAGE_SIZE,
} from './limits';
import { listedProjectSchema } from './listedProject';
import { rating1Schema } from './method1';
import { PROJECT_PATH, PROJECTS_LIST_PATH, RATING_PATH, SEARCH_PATH } from './paths';
import { projectDetailSchema, searchResultSchema } from './projects';
import { ratingWithFactsSchema } from './rating';
import { eitherOf, instant, list, oneOf, projectId } from './schemas';
import { CATEGORIES, HOLDERS, LETTERS, PROJECT_STATUSES, RATING_STATES } from './vocabulary';

const page = (first: number) => yup.number().integer().min(1).max(1_000_000).default(first);

export const searchProject = defineEndpoint({
  id: 'searchProject',
  open: true,
  method: 'GET',
  path: SEARCH_PATH,
  cacheSeconds: 30,
  perMinute: 300,
  summary:
    'Find projects by name, token ticker, contract address or CAIP-10 id; a blank keyword returns the trending list.',
  query: yup.object({
    keyword: yup.string().default(''),
    page: page(SEARCH_FIRST_PAGE),
    perPage: yup.number().integer().min(1).max(SEARCH_MAX_PAGE_SIZE).default(SEARCH_PAGE_SIZE),
  }),
  output: yup
    .object({
      items: list(searchResultSchema),
      page: yup.number().required(),
      perPage: yup.number().required(),
      total: yup.number().required(),
      hasMore: yup.boolean().required(),
    })
    .meta({ name: 'SearchPage' }),
});

export const listFilterSchema = yup
  .object({
    category: yup.array().of(oneOf(CATEGORIES).required()).max(CATEGORIES.length),
    chain: yup.array().of(yup.string().max(41).required()).max(50),
    letter: yup.array().of(oneOf(LETTERS).required()).max(LETTERS.length),
    status: yup.array().of(oneOf(PROJECT_STATUSES).required()).max(PROJECT_STATUSES.length),
    auditedWithinDays: yup.number().integer().min(1).max(36_500),
    hasBounty: yup.boolean(),
    hasIncident: yup.boolean(),
    state: yup.array().of(oneOf(RATING_STATES).required()).max(RATING_STATES.length),
    holder: yup.array().of(oneOf(HOLDERS).required()).max(HOLDERS.length),
    /** Only the tokens of this project, which are folded under it otherwise. */
    issuer: projectId(),
    text: yup.string().max(200),
  })
  .meta({ name: 'ListFilter' });
export type ListFilter = yup.InferType<typeof listFilterSchema>;

export const projectsList = defineEndpoint({
  id: 'projectsList',
  method: 'POST',
  path: PROJECTS_LIST_PATH,
  safeToRepeat: true,
  perMinute: 240,
  summary:
    'Projects with their ratings: filtered, sorted by any column, in pages of a stable order.',
  body: yup
    .object({
      projectIds: yup.array().of(projectId().required()).max(LIST_MAX_IDS),
      sort: yup
        .object({
          field: oneOf(SORT_FIELDS).default('rank'),
          direction: oneOf(['asc', 'desc']).default('asc'),
        })
        .meta({ name: 'ListSort' }),
      filter: listFilterSchema.default({}),
      currentPage: page(1),
      dataPerPage: yup
        .number()
        .integer()
        .min(1)
        .max(LIST_MAX_PAGE_SIZE)
        .default(LIST_DEFAULT_PAGE_SIZE),
    })
    .meta({ name: 'ListRequest' }),
  output: yup
    .object({
      items: list(listedProjectSchema),
      currentPage: yup.number().required(),
      dataPerPage: yup.number().required(),
      total: yup.number().required(),
      pages: yup.number().required(),
    })
    .meta({ name: 'ListPage' }),
});

export const getProject = defineEndpoint({
  id: 'getProject',
  open: true,
  method: 'GET',
  path: PROJECT_PATH,
  cacheSeconds: 60,
  summary:
    'Everything recorded about one project: facts with their sources, current rating, history, contracts, audits, incidents.',
  params: yup.object({ id: projectId().required() }),
  output: projectDetailSchema,
});

export const getRating = defineEndpoint({
  id: 'getRating',
  open: true,
  method: 'GET',
  path: RATING_PATH,
  cacheSeconds: 60,
  summary:
    'The full rating: every signal with its input, source, time and weight, enough to recompute the score. `at` answers for a past time, in the shape of the method that was in force then.',
  params: yup.object({ id: projectId().required() }),
  query: yup.object({ at: instant() }),
  output: eitherOf(ratingWithFactsSchema, rating1Schema),
});

/** In stable order after the given id. */
export const projectIds = defineEndpoint({
  id: 'projectIds',
  method: 'GET',
  path: '/api/project-ids',
  public: false,
  cacheSeconds: 300,
  summary: 'Project ids in pages, for the sitemap.',
  query: yup.object({
    page: page(1),
    perPage: yup.number().integer().min(1).max(10_000).default(10_000),
  }),
  output: yup.object({
    items: list(
      yup.object({ id: yup.string().required(), ratedAt: yup.string().nullable().defined() }),
    ),
    total: yup.number().required(),
  }),
});
