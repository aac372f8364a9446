import * as yup from 'yup';
import type { ControlChange } from '../alerts/alerts';
import { defineEndpoint } from '../endpoint';
import { OPEN_LIST_DEFAULT, OPEN_LIST_MAX } from '../limits';
import { EXPORT_FILES } from './openData';
import { EXPORT_PATH, PROJECTS_PATH } from '../paths';
import { listFilterSchema } from '../projects/projectEndpoints';
import { projectRowSchema } from '../projects/projects';
import { choice, instant, list, means, oneOf, projectId, textOrNull } from '../schemas';
import { secretKey } from '../watchlists/watchlistFields';
import { CATEGORIES, HOLDERS, LETTERS, PROJECT_STATUSES, RATING_STATES } from '../vocabulary';

/** In an address, with commas between. */
const commas = <T extends yup.Maybe<string>>(item: yup.ISchema<T>, most: number) =>
  yup
    .array()
    .transform((value: unknown, given: unknown) =>
      typeof given === 'string' ? given.split(',') : value,
    )
    .of(item)
    .max(most);

/** Filters of several values. */
const LISTS = ['category', 'chain', 'letter', 'status', 'state', 'holder'] as const;

export const projects = defineEndpoint({
  id: 'projects',
  open: true,
  method: 'GET',
  path: PROJECTS_PATH,
  cacheSeconds: 60,
  perMinute: 120,
  summary:
    'All projects with their ratings, by id, a page at a time: give `next` of one answer as `after` of the next call.',
  query: listFilterSchema.omit(['text', ...LISTS]).shape({
    limit: means(
      yup.number().integer().min(1).max(OPEN_LIST_MAX).default(OPEN_LIST_DEFAULT),
      'Projects on a page.',
    ),
    after: means(projectId(), 'The `next` of the page before.'),
    category: means(
      commas(oneOf(CATEGORIES).required(), CATEGORIES.length),
      'In one of these categories; several with commas between.',
    ),
    chain: means(
      commas(yup.string().max(41).required(), 50),
      'On one of these chains, by CAIP-2 id; several with commas between.',
    ),
    letter: means(
      commas(oneOf(LETTERS).required(), LETTERS.length),
      'With one of these letters; several with commas between.',
    ),
    status: means(
      commas(oneOf(PROJECT_STATUSES).required(), PROJECT_STATUSES.length),
      'With one of these statuses; several with commas between.',
    ),
    state: means(
      commas(oneOf(RATING_STATES).required(), RATING_STATES.length),
      'With a rating in one of these states; several with commas between.',
    ),
    holder: means(
      commas(oneOf(HOLDERS).required(), HOLDERS.length),
      'Where the weakest holder of a power is one of these; several with commas between.',
    ),
  }),
  output: yup
    .object({
      items: list(projectRowSchema, 'Projects, by id.'),
      next: textOrNull('To give as `after` for the next page; null at the end.'),
    })
    .meta({ name: 'ProjectPage' }),
});

const CHANGE_ID = /^\d{1,15}$/;

/** `since`: an instant, or the id of the last change that the caller has. */
export const exportData = defineEndpoint({
  id: 'exportData',
  open: true,
  method: 'GET',
  path: EXPORT_PATH,
  cacheSeconds: 300,
  // Each file once.
  perMinute: EXPORT_FILES.length,
  summary: 'A whole table as one stream: CSV, or NDJSON with one JSON object in each line.',
  params: yup.object({ file: choice(EXPORT_FILES, 'Table and format.') }),
  query: yup.object({
    since: means(
      yup
        .string()
        .test(
          'since',
          'must be an ISO 8601 date or instant, or the id of a change',
          (value) => value === undefined || CHANGE_ID.test(value) || instant().isValidSync(value),
        ),
      'For changes: an instant, or the id of the last change that you have. Changes are kept for 90 days.',
    ),
  }),
  output: yup.mixed().required(),
});

/** Most entries of /changes.atom. */
export const FEED_MAX = 50;

/** Of one project; the whole site's feed has those of letters, incidents and audits. */
const FEED_TYPES = [
  'letter.changed',
  'incident.added',
  'audit.added',
  'rating.suspended',
  'fact.changed',
] as const;

const feedEntry = {
  id: yup.number().integer().required(),
  at: instant().required(),
  projectId: projectId().required(),
  projectName: yup.string().required(),
};
const changesOfFeed = () =>
  list(
    yup.object({
      ...feedEntry,
      type: oneOf(FEED_TYPES).required(),
      letter: oneOf(LETTERS).nullable().defined(),
      letterBefore: oneOf(LETTERS).nullable().defined(),
      /** Of the incident, or the auditor; null: neither, or it is gone. */
      subject: yup.string().nullable().defined(),
      /** Of fact.changed: who controls the project. */
      control: yup.mixed<ControlChange[]>().nullable().defined(),
    }),
  );
export const newestChanges = defineEndpoint({
  id: 'newestChanges',
  method: 'GET',
  path: '/api/newest-changes',
  public: false,
  cacheSeconds: 60,
  summary: 'Newest changes of letters, incidents and audits, for the feed.',
  output: yup.object({ items: changesOfFeed() }),
});
export type NewestChange = yup.InferType<typeof newestChanges.output>['items'][number];

export const projectChanges = defineEndpoint({
  id: 'projectChanges',
  method: 'GET',
  path: '/api/newest-changes/{id}',
  public: false,
  cacheSeconds: 60,
  params: yup.object({ id: projectId().required() }),
  summary:
    'Newest changes of a project, for its feed: letters, incidents, audits, suspensions and control.',
  output: yup.object({ name: yup.string().required(), items: changesOfFeed() }),
});

export const watchlistChanges = defineEndpoint({
  id: 'watchlistChanges',
  method: 'POST',
  path: '/internal/watchlist-changes',
  public: false,
  safeToRepeat: true,
  perMinute: 60,
  body: yup.object({ key: secretKey().required() }),
  summary: 'Newest changes of the projects in a list, by the secret key of its feed.',
  output: yup.object({ name: yup.string().required(), items: changesOfFeed() }),
});
