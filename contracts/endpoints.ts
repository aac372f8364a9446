import * as yup from 'yup';
import { announcementSchema } from './site/announcement';
import { listCorrections } from './projects/corrections';
import { dataStateSchema } from './open-data/dataState';
import { defineEndpoint } from './endpoint';
import { ERROR_DESCRIPTION_MAX, ERROR_TITLE_MAX, ERROR_TRACE_MAX } from './limits';
import { getIncident, listIncidents } from './projects/incidentEndpoints';
import { letterChangesSchema } from './ratings/letterChanges';
import { methodSchema } from './ratings/method';
import { method1Schema } from './ratings/method1';
import { overviewSchema } from './projects/overview';
import {
  DATA_STATE_PATH,
  ERRORS_PATH,
  LETTER_CHANGES_PATH,
  METHODOLOGY_PATH,
  OPENAPI_PATH,
} from './paths';
import {
  getProject,
  getRating,
  getVerdict,
  projectIds,
  projectsList,
  searchProject,
} from './projects/projectEndpoints';
import { exportData, newestChanges, projectChanges, projects } from './open-data/openDataEndpoints';
import { readReport } from './reports/reportState';
import { listScanChains, readScan, startScan } from './chain/scans';
import { eitherOf, means, orNull, trimmed, yesNo } from './schemas';
import {
  privilegedAddress,
  privilegedFunction,
  privilegedTransaction,
  knownWallets,
} from './chain/skynetAddresses';
import {
  metricLatest,
  projectChain,
  topCallers,
  topEvents,
  topFunctionCalls,
  twitterActivityByDates,
} from './chain/skynetProjects';
import { averageYesPercentage, pageView, visit, vote, voteByGet } from './site/visitorEndpoints';

export * from './projects/corrections';
export * from './projects/incidentEndpoints';
export * from './open-data/openDataEndpoints';
export * from './projects/projectEndpoints';
export * from './chain/scans';
export * from './chain/skynetAddresses';
export * from './chain/skynetProjects';
export * from './site/visitorEndpoints';

export const overview = defineEndpoint({
  id: 'overview',
  open: true,
  method: 'GET',
  path: '/api/overview',
  cacheSeconds: 30,
  summary:
    'What the home page shows: totals, trending, recently audited, security alerts, filter values.',
  output: overviewSchema,
});

export const announcement = defineEndpoint({
  id: 'announcement',
  open: true,
  method: 'GET',
  path: '/api/announcement',
  cacheSeconds: 30,
  summary: 'The announcement above the header, if there is one.',
  output: yup
    .object({
      announcement: orNull(
        announcementSchema.default(undefined),
        'The announcement; null: there is none.',
      ),
    })
    .meta({ name: 'AnnouncementAnswer' }),
});

export const methodology = defineEndpoint({
  id: 'methodology',
  open: true,
  method: 'GET',
  path: METHODOLOGY_PATH,
  cacheSeconds: 300,
  summary:
    'The method as data: categories, signals, weights, scales, gates, letters, lifetimes, changelog.',
  query: yup.object({
    version: means(yup.string().max(20), 'Version of the method; absent: the current one.'),
  }),
  output: eitherOf(methodSchema, method1Schema),
});

export const letterChanges = defineEndpoint({
  id: 'letterChanges',
  open: true,
  method: 'GET',
  path: LETTER_CHANGES_PATH,
  cacheSeconds: 300,
  perMinute: 60,
  summary:
    'What method 2.0 changed: the letter of each project by 1.0 and by 2.0, from the same facts on the same day, and why.',
  output: letterChangesSchema,
});

export const getDataState = defineEndpoint({
  id: 'getDataState',
  open: true,
  method: 'GET',
  path: DATA_STATE_PATH,
  cacheSeconds: 300,
  perMinute: 60,
  summary:
    'The state of the data: what is recorded, what runs out soon or is overdue, what is known per signal, why projects are not rated.',
  output: dataStateSchema,
});

export const openapi = defineEndpoint({
  id: 'openapi',
  open: true,
  method: 'GET',
  path: OPENAPI_PATH,
  cacheSeconds: 300,
  summary: 'This interface as an OpenAPI 3.1 document.',
  output: yup.mixed().required(),
});

export const reportError = defineEndpoint({
  id: 'reportError',
  method: 'POST',
  path: ERRORS_PATH,
  sameOriginOnly: true,
  perMinute: 20,
  summary: 'Stores an error that a page met. Carries no personal data.',
  body: yup
    .object({
      title: means(trimmed().min(1).max(ERROR_TITLE_MAX).required(), 'What happened.'),
      description: means(
        yup.string().max(ERROR_DESCRIPTION_MAX).default(''),
        'Where, without personal data.',
      ),
      trace: means(yup.string().max(ERROR_TRACE_MAX).default(''), 'The stack.'),
    })
    .meta({ name: 'ErrorReport' }),
  output: yup.object({ accepted: yesNo('Whether it was stored.') }).meta({ name: 'Accepted' }),
});

export const ENDPOINTS = [
  searchProject,
  projects,
  exportData,
  newestChanges,
  projectChanges,
  projectsList,
  getProject,
  getRating,
  getVerdict,
  listIncidents,
  listCorrections,
  getIncident,
  voteByGet,
  vote,
  averageYesPercentage,
  pageView,
  visit,
  overview,
  announcement,
  methodology,
  letterChanges,
  getDataState,
  openapi,
  reportError,
  projectIds,
  readReport,
  metricLatest,
  projectChain,
  topCallers,
  topEvents,
  topFunctionCalls,
  privilegedAddress,
  privilegedFunction,
  privilegedTransaction,
  twitterActivityByDates,
  knownWallets,
  listScanChains,
  readScan,
  startScan,
] as const;
