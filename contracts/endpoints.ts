/** Every call of the product, as values. The web tier's pages/api and the backend's routes are made from these. */
import * as yup from 'yup';
import { announcementSchema } from './announcement';
import { defineEndpoint } from './endpoint';
import {
  ERROR_DESCRIPTION_MAX,
  ERROR_TITLE_MAX,
  ERROR_TRACE_MAX,
  LIST_DEFAULT_PAGE_SIZE,
  LIST_MAX_IDS,
  LIST_MAX_PAGE_SIZE,
  LIST_MAX_WINDOW,
  SEARCH_FIRST_PAGE,
  SEARCH_MAX_PAGE_SIZE,
  SEARCH_PAGE_SIZE,
} from './limits';
import { methodSchema } from './method';
import {
  overviewSchema,
  projectDetailSchema,
  projectRowSchema,
  searchResultSchema,
  votesSchema,
} from './projects';
import { ratingSchema } from './rating';
import { instant, list, oneOf, projectId, trimmed } from './schemas';
import { CATEGORIES, LETTERS, PROJECT_STATUSES } from './vocabulary';

const page = (first: number) => yup.number().integer().min(1).max(LIST_MAX_WINDOW).default(first);

export const searchProject = defineEndpoint({
  id: 'searchProject',
  method: 'GET',
  path: '/api/search-project',
  cacheSeconds: 30,
  perMinute: 300,
  summary:
    'Find projects by name, token ticker, contract address or CAIP-10 id; a blank keyword returns the trending list.',
  query: yup.object({
    keyword: yup.string().default(''),
    page: page(SEARCH_FIRST_PAGE),
    perPage: yup.number().integer().min(1).max(SEARCH_MAX_PAGE_SIZE).default(SEARCH_PAGE_SIZE),
  }),
  output: yup.object({
    items: list(searchResultSchema),
    page: yup.number().required(),
    perPage: yup.number().required(),
    total: yup.number().required(),
    hasMore: yup.boolean().required(),
  }),
});

export const SORT_FIELDS = [
  'rank',
  'name',
  'score',
  'coverage',
  'category',
  'audits',
  'lastAudit',
  'bounty',
  'incidents',
  'change7d',
  'code',
  'governance',
  'operations',
  'transparency',
  'market',
  'community',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export const listFilterSchema = yup.object({
  category: yup.array().of(oneOf(CATEGORIES).required()).max(CATEGORIES.length),
  chain: yup.array().of(yup.string().max(41).required()).max(50),
  letter: yup.array().of(oneOf(LETTERS).required()).max(LETTERS.length),
  status: yup.array().of(oneOf(PROJECT_STATUSES).required()).max(PROJECT_STATUSES.length),
  auditedWithinDays: yup.number().integer().min(1).max(36_500),
  hasBounty: yup.boolean(),
  hasIncident: yup.boolean(),
  rated: yup.boolean(),
  text: yup.string().max(200),
});
export type ListFilter = yup.InferType<typeof listFilterSchema>;

export const projectsList = defineEndpoint({
  id: 'projectsList',
  method: 'POST',
  path: '/api/projects-list',
  perMinute: 240,
  summary:
    'Projects with their ratings: filtered, sorted by any column, in pages of a stable order.',
  body: yup.object({
    projectIds: yup.array().of(projectId().required()).max(LIST_MAX_IDS),
    sort: yup.object({
      field: oneOf(SORT_FIELDS).default('rank'),
      direction: oneOf(['asc', 'desc']).default('asc'),
    }),
    filter: listFilterSchema.default({}),
    currentPage: page(1),
    dataPerPage: yup
      .number()
      .integer()
      .min(1)
      .max(LIST_MAX_PAGE_SIZE)
      .default(LIST_DEFAULT_PAGE_SIZE),
  }),
  output: yup.object({
    items: list(projectRowSchema),
    currentPage: yup.number().required(),
    dataPerPage: yup.number().required(),
    total: yup.number().required(),
    pages: yup.number().required(),
  }),
});

export const getProject = defineEndpoint({
  id: 'getProject',
  method: 'GET',
  path: '/api/projects/{id}',
  cacheSeconds: 60,
  summary:
    'Everything recorded about one project: facts with their sources, current rating, history, contracts, audits, incidents.',
  params: yup.object({ id: projectId().required() }),
  output: projectDetailSchema,
});

export const getRating = defineEndpoint({
  id: 'getRating',
  method: 'GET',
  path: '/api/projects/{id}/rating',
  cacheSeconds: 60,
  summary:
    'The full rating: every signal with its input, source, time and weight, enough to recompute the score. `at` answers for a past time.',
  params: yup.object({ id: projectId().required() }),
  query: yup.object({ at: instant() }),
  output: ratingSchema.shape({ facts: yup.mixed().defined() }),
});

/** GET changes state: the specification names it so (§7). It is honoured from our own pages only, and POST is the better door. */
export const voteByGet = defineEndpoint({
  id: 'voteByGet',
  method: 'GET',
  path: '/api/projects/vote',
  perMinute: 60,
  summary:
    "Read the votes of a project; with `vote` (true or false) cast or change this visitor's vote, from this site's own pages only.",
  query: yup.object({ id: projectId().required(), vote: yup.boolean() }),
  output: votesSchema,
});

export const vote = defineEndpoint({
  id: 'vote',
  method: 'POST',
  path: '/api/projects/vote',
  sameOriginOnly: true,
  perMinute: 30,
  summary: "Cast or change this visitor's vote on a project.",
  body: yup.object({ id: projectId().required(), vote: yup.boolean().required() }),
  output: votesSchema,
});

export const averageYesPercentage = defineEndpoint({
  id: 'averageYesPercentage',
  method: 'GET',
  path: '/api/projects/average-yes-percentage',
  cacheSeconds: 30,
  summary:
    'Mean share of yes votes over the projects that have votes, in percent; null before the first vote.',
  output: yup.object({
    averageYesPercentage: yup.number().nullable().defined(),
    projects: yup.number().required(),
    votes: yup.number().required(),
  }),
});

export const pageView = defineEndpoint({
  id: 'pageView',
  method: 'GET',
  path: '/api/projects/page-view',
  perMinute: 120,
  summary:
    "Counts a view of a project, once per visitor and hour when called from this site's own pages, and answers the count.",
  query: yup.object({ projectId: projectId().required() }),
  output: yup.object({ projectId: yup.string().required(), views: yup.number().required() }),
});

export const overview = defineEndpoint({
  id: 'overview',
  method: 'GET',
  path: '/api/overview',
  cacheSeconds: 30,
  summary:
    'What the home page shows: totals, trending, recently audited, security alerts, filter values.',
  output: overviewSchema,
});

export const announcement = defineEndpoint({
  id: 'announcement',
  method: 'GET',
  path: '/api/announcement',
  cacheSeconds: 30,
  summary: 'The announcement above the header, if there is one.',
  output: yup.object({ announcement: announcementSchema.nullable().default(undefined).defined() }),
});

export const methodology = defineEndpoint({
  id: 'methodology',
  method: 'GET',
  path: '/api/methodology',
  cacheSeconds: 300,
  summary:
    'The method as data: categories, signals, weights, scales, gates, letters, lifetimes, changelog.',
  query: yup.object({ version: yup.string().max(20) }),
  output: methodSchema,
});

export const openapi = defineEndpoint({
  id: 'openapi',
  method: 'GET',
  path: '/api/openapi.json',
  cacheSeconds: 300,
  summary: 'This interface as an OpenAPI 3.1 document.',
  output: yup.mixed().required(),
});

export const reportError = defineEndpoint({
  id: 'reportError',
  method: 'POST',
  path: '/api/errors',
  sameOriginOnly: true,
  perMinute: 20,
  summary: 'Stores an error that a page met. Carries no personal data.',
  body: yup.object({
    title: trimmed().min(1).max(ERROR_TITLE_MAX).required(),
    description: yup.string().max(ERROR_DESCRIPTION_MAX).default(''),
    trace: yup.string().max(ERROR_TRACE_MAX).default(''),
  }),
  output: yup.object({ accepted: yup.boolean().required() }),
});

/** Addresses of the sitemap: ids in stable order, from after the given one. Not part of the public document. */
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

export const ENDPOINTS = [
  searchProject,
  projectsList,
  getProject,
  getRating,
  voteByGet,
  vote,
  averageYesPercentage,
  pageView,
  overview,
  announcement,
  methodology,
  openapi,
  reportError,
  projectIds,
] as const;
