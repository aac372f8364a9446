import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { SORT_FIELDS } from '../ratings/leaderboard';
import {
  LIST_DEFAULT_PAGE_SIZE,
  LIST_MAX_IDS,
  LIST_MAX_PAGE_SIZE,
  SEARCH_FIRST_PAGE,
  SEARCH_MAX_PAGE_SIZE,
  SEARCH_PAGE_SIZE,
  VERDICT_BYTES,
} from '../limits';
import { listedProjectSchema } from './listedProject';
import { rating1Schema } from '../ratings/method1';
import { PROJECT_PATH, PROJECTS_LIST_PATH, RATING_PATH, SEARCH_PATH, VERDICT_PATH } from '../paths';
import { projectDetailSchema, searchResultSchema } from './projects';
import { ratingWithFactsSchema } from '../ratings/rating';
import {
  eitherOf,
  instant,
  list,
  means,
  number,
  oneOf,
  orNull,
  projectId,
  projectIdOrAddress,
  recordedAt,
  yesNo,
} from '../schemas';
import { shortAnswerSchema, shortVerdictSchema } from '../ratings/verdict';
import { CATEGORIES, HOLDERS, LETTERS, PROJECT_STATUSES, RATING_STATES } from '../vocabulary';

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
    keyword: means(
      yup.string().default(''),
      'Part of a name, a ticker, a contract address or a CAIP-10 id. Blank: trending projects.',
    ),
    page: means(page(SEARCH_FIRST_PAGE), 'Number of the page, from 1.'),
    perPage: means(
      yup.number().integer().min(1).max(SEARCH_MAX_PAGE_SIZE).default(SEARCH_PAGE_SIZE),
      'Results on a page.',
    ),
  }),
  output: yup
    .object({
      items: list(searchResultSchema, 'What was found, the best first.'),
      page: number('Number of the page.'),
      perPage: number('Results on a page.'),
      total: number('How many there are on all pages.'),
      hasMore: yesNo('Whether there is a next page.'),
    })
    .meta({ name: 'SearchPage' }),
});

export const listFilterSchema = yup
  .object({
    category: means(
      yup.array().of(oneOf(CATEGORIES).required()).max(CATEGORIES.length),
      'In one of these categories.',
    ),
    chain: means(
      yup.array().of(yup.string().max(41).required()).max(50),
      'On one of these chains, by CAIP-2 id.',
    ),
    letter: means(
      yup.array().of(oneOf(LETTERS).required()).max(LETTERS.length),
      'With one of these letters.',
    ),
    status: means(
      yup.array().of(oneOf(PROJECT_STATUSES).required()).max(PROJECT_STATUSES.length),
      'With one of these statuses.',
    ),
    auditedWithinDays: means(
      yup.number().integer().min(1).max(36_500),
      'Audited in the last so many days.',
    ),
    hasBounty: means(yup.boolean(), 'With an open bug bounty, or without.'),
    hasIncident: means(yup.boolean(), 'With an incident on record, or without.'),
    state: means(
      yup.array().of(oneOf(RATING_STATES).required()).max(RATING_STATES.length),
      'With a rating in one of these states.',
    ),
    holder: means(
      yup.array().of(oneOf(HOLDERS).required()).max(HOLDERS.length),
      'Where the weakest holder of a power is one of these.',
    ),
    listed: means(
      yup.boolean(),
      'Only listed, with fewer than two of the four answers; or more than that.',
    ),
    issuer: means(
      projectId(),
      'Tokens of this project: records of nothing but its tokens, left out otherwise.',
    ),
    text: means(yup.string().max(200), 'With this text in name or ticker.'),
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
      projectIds: means(
        yup.array().of(projectId().required()).max(LIST_MAX_IDS),
        'Only these projects.',
      ),
      sort: yup
        .object({
          field: means(oneOf(SORT_FIELDS).default('rank'), 'Column to sort by.'),
          direction: means(
            oneOf(['asc', 'desc']).default('asc'),
            'asc or desc. What is not known comes last in both.',
          ),
        })
        .meta({ name: 'ListSort', description: 'The order.' }),
      filter: means(listFilterSchema.default({}), 'Which projects.'),
      currentPage: means(page(1), 'Number of the page.'),
      dataPerPage: means(
        yup.number().integer().min(1).max(LIST_MAX_PAGE_SIZE).default(LIST_DEFAULT_PAGE_SIZE),
        'Projects on a page.',
      ),
    })
    .meta({ name: 'ListRequest' }),
  output: yup
    .object({
      items: list(listedProjectSchema, 'Projects of this page.'),
      currentPage: number('Number of the page.'),
      dataPerPage: number('Projects on a page.'),
      total: number('How many there are on all pages.'),
      pages: number('How many pages there are.'),
    })
    .meta({ name: 'ListPage' }),
});

const ofProject = yup.object({
  id: means(
    projectIdOrAddress().required(),
    'Id of the project, or the CAIP-10 or CAIP-19 id of one of its contracts or tokens: that answers 308.',
  ),
});

export const getProject = defineEndpoint({
  id: 'getProject',
  open: true,
  method: 'GET',
  path: PROJECT_PATH,
  cacheSeconds: 60,
  foldsSources: true,
  summary:
    'Everything recorded about one project: facts with their sources, current rating, history, contracts, audits, incidents.',
  params: ofProject,
  output: projectDetailSchema,
});

export const getRating = defineEndpoint({
  id: 'getRating',
  open: true,
  method: 'GET',
  path: RATING_PATH,
  cacheSeconds: 60,
  foldsSources: true,
  summary:
    'The full rating: every signal with its input, source, time and weight, enough to recompute the score. `at` answers for a past time, in the shape of the method that was in force then.',
  params: ofProject,
  query: yup.object({
    at: means(
      instant(),
      'An instant: the rating that held then, by the method of then. A day means its end.',
    ),
  }),
  output: eitherOf(
    ratingWithFactsSchema
      .shape({
        recordedAt: recordedAt(),
        answers: orNull(
          list(shortAnswerSchema),
          'The four answers of then; null: made before there were any.',
        ),
      })
      .meta({ name: 'RecordedRating' }),
    rating1Schema,
  ),
});

export const getVerdict = defineEndpoint({
  id: 'getVerdict',
  open: true,
  method: 'GET',
  path: VERDICT_PATH,
  cacheSeconds: 60,
  summary: `A rating in one short answer: at most ${VERDICT_BYTES} bytes.`,
  params: ofProject,
  output: shortVerdictSchema,
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
