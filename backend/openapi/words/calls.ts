import type { Announcement } from '../../../contracts/announcement';
import type { EndpointInput, EndpointOutput } from '../../../contracts/endpoint';
import type * as endpoints from '../../../contracts/endpoints';
import type { ErrorBody, FieldError } from '../../../contracts/errors';
import type { Overview } from '../../../contracts/overview';
import type { ReportStateAnswer } from '../../../contracts/reports';
import { DATA_STATE_WORDS } from './dataState';
import { LETTER_CHANGES_WORDS } from './letterChanges';
import type { Words } from './words';

type All = typeof endpoints;
type Body<Name extends 'projectsList' | 'vote' | 'visit' | 'reportError'> = EndpointInput<
  All[Name]
>['body'];
type Row<Name extends keyof Overview> = Overview[Name] extends (infer One)[] ? One : never;

const mini = {
  id: 'Id of the project.',
  name: 'Name of the project.',
  logo: 'Its logo: a path below /logos/ of this site, such as metamask/uni.svg, or an address elsewhere; null: none.',
  ticker: 'Ticker of its first token.',
};
const count = 'How many projects.';

const overview: Words<Overview> = {
  stats: 'Totals of the site.',
  trending: 'What many networks looked at in the last seven days.',
  recentlyAudited: 'Newest audits.',
  alerts: 'Newest security alerts: incidents, and ratings that changed.',
  featured: 'A project to show; null: none is rated.',
  categories: 'Categories in use.',
  chains: 'Chains in use.',
  letters: 'Letters in use.',
  states: 'States of ratings in use.',
  holders: 'Weakest holders in use.',
  demonstrationAsOf: 'Day of the demonstration set, while nothing else is loaded.',
};

const totals: Words<Overview['stats']> = {
  projects: 'Projects listed.',
  rated: 'Projects with a letter.',
  audits: 'Audits on record.',
  incidents: 'Incidents on record.',
  lossUsd: 'Losses of those incidents, in US dollars at the time.',
};

const problem: Words<ErrorBody> = {
  error: 'The same for pages of this site.',
  type: 'Address of the explanation, on this site.',
  title: 'The kind of problem.',
  status: 'Status of the answer.',
  detail: 'What went wrong, and what to do.',
  errors: 'What is not valid in the input.',
};

const errorWords: Words<ErrorBody['error']> = {
  code: 'The kind of problem: stays the same, for programs.',
  message: 'What went wrong, and what to do.',
  requestId: 'To name in a question about it; also in X-Request-Id.',
  movedTo: 'With code `moved`: the id to ask for instead.',
  newer: 'With code `conflict`: the current version.',
  exception: 'The name that the user pool gave to its refusal.',
  fields: 'What is not valid in the input.',
};

const reportState: Words<ReportStateAnswer> = {
  reference: 'Reference of the report.',
  kind: 'What it reports.',
  project: 'The project; null: it is not listed.',
  state: 'How far it is.',
  receivedAt: 'When it came.',
  checkingSince: 'Since when somebody checks it.',
  closedAt: 'When it was closed.',
  answer: 'What the operator says to it, once closed.',
};

const page = 'Number of the page.';
const total = 'How many there are on all pages.';

export const CALL_WORDS = {
  ...DATA_STATE_WORDS,
  ...LETTER_CHANGES_WORDS,
  Overview: overview,
  Totals: totals,
  TrendingProject: {
    ...mini,
    networks: 'Networks that looked or voted in the last seven days; 0 if too few to count.',
    rank: 'Place among the ranked projects.',
  } satisfies Words<Row<'trending'>>,
  AuditedProject: {
    ...mini,
    auditor: 'Who made the audit.',
    publishedOn: 'Day of the report.',
    publishedPrecision: 'day; or month: publishedOn is the first of the month of the report.',
    findings: 'How many findings; null: not recorded.',
    open: 'How many of them are open; null: not recorded.',
  } satisfies Words<Row<'recentlyAudited'>>,
  Alert: {
    ...mini,
    kind: 'What happened.',
    at: 'Day on which it happened.',
    text: 'In words.',
  } satisfies Words<Row<'alerts'>>,
  CategoryCount: { id: 'Id of the category.', count } satisfies Words<Row<'categories'>>,
  ChainCount: { id: 'CAIP-2 id of the chain.', count } satisfies Words<Row<'chains'>>,
  LetterCount: { id: 'The letter.', count } satisfies Words<Row<'letters'>>,
  StateCount: { id: 'State of the rating.', count } satisfies Words<Row<'states'>>,
  HolderCount: { id: 'Weakest holder of a power.', count } satisfies Words<Row<'holders'>>,
  Announcement: {
    content: 'One line of text.',
    link: 'Where it leads: a path of this site or an address.',
    linkText: 'Words of the link.',
  } satisfies Words<Announcement>,
  AnnouncementAnswer: {
    announcement: 'The announcement; null: there is none.',
  } satisfies Words<EndpointOutput<All['announcement']>>,
  ReportState: reportState,
  ReportedProject: {
    id: 'Id of the project.',
    name: 'Name of the project.',
  } satisfies Words<NonNullable<ReportStateAnswer['project']>>,
  Problem: problem,
  Error: errorWords,
  FieldError: {
    path: 'Where: params, query or body, and the names below it.',
    message: 'What is wrong there.',
  } satisfies Words<FieldError>,
  InvalidInput: {
    detail: 'What is wrong.',
    pointer: 'Where in the body: a JSON Pointer (RFC 6901), as a fragment.',
    parameter: 'Which parameter of the address.',
  } satisfies Words<NonNullable<ErrorBody['errors']>[number]>,
  SearchPage: {
    items: 'What was found, the best first.',
    page,
    perPage: 'Results on a page.',
    total,
    hasMore: 'Whether there is a next page.',
  } satisfies Words<EndpointOutput<All['searchProject']>>,
  ListRequest: {
    projectIds: 'Only these projects.',
    sort: 'The order.',
    filter: 'Which projects.',
    currentPage: page,
    dataPerPage: 'Projects on a page.',
  } satisfies Words<Body<'projectsList'>>,
  ListSort: {
    field: 'Column to sort by.',
    direction: 'asc or desc. What is not known comes last in both.',
  } satisfies Words<Body<'projectsList'>['sort']>,
  ListFilter: {
    category: 'In one of these categories.',
    chain: 'On one of these chains, by CAIP-2 id.',
    letter: 'With one of these letters.',
    status: 'With one of these statuses.',
    auditedWithinDays: 'Audited in the last so many days.',
    hasBounty: 'With an open bug bounty, or without.',
    hasIncident: 'With an incident on record, or without.',
    state: 'With a rating in one of these states.',
    holder: 'Where the weakest holder of a power is one of these.',
    text: 'With this text in name or ticker.',
  } satisfies Words<Body<'projectsList'>['filter']>,
  ListPage: {
    items: 'Projects of this page.',
    currentPage: page,
    dataPerPage: 'Projects on a page.',
    total,
    pages: 'How many pages there are.',
  } satisfies Words<EndpointOutput<All['projectsList']>>,
  ProjectPage: {
    items: 'Projects, by id.',
    next: 'To give as `after` for the next page; null at the end.',
  } satisfies Words<EndpointOutput<All['projects']>>,
  VoteRequest: {
    id: 'Id of the project.',
    vote: 'true: trusts it; false: does not.',
  } satisfies Words<Body<'vote'>>,
  AverageVotes: {
    averageYesPercentage: 'Mean share of yes over the projects, 0 to 100.',
    averageYesLowerBound: 'Mean of their lower bounds, 0 to 100.',
    projects: 'Projects with votes.',
    votes: 'Votes in all.',
  } satisfies Words<EndpointOutput<All['averageYesPercentage']>>,
  PageViews: {
    projectId: 'Id of the project.',
    views: 'Views so far.',
  } satisfies Words<EndpointOutput<All['pageView']>>,
  VisitRequest: { projectId: 'Id of the project.' } satisfies Words<Body<'visit'>>,
  Visit: {
    views: 'Views so far.',
    votes: 'Votes so far.',
  } satisfies Words<EndpointOutput<All['visit']>>,
  ErrorReport: {
    title: 'What happened.',
    description: 'Where, without personal data.',
    trace: 'The stack.',
  } satisfies Words<Body<'reportError'>>,
  Accepted: { accepted: 'Whether it was stored.' } satisfies Words<
    EndpointOutput<All['reportError']>
  >,
};

/** By name. */
export const PARAMETER_WORDS: Readonly<Record<string, string>> = {
  id: 'Id of the project.',
  projectId: 'Id of the project.',
  keyword:
    'Part of a name, a ticker, a contract address or a CAIP-10 id. Blank: trending projects.',
  page: 'Number of the page, from 1.',
  perPage: 'Results on a page.',
  limit: 'Projects on a page.',
  after: 'The `next` of the page before.',
  category: 'In one of these categories; several with commas between.',
  chain: 'On one of these chains, by CAIP-2 id; several with commas between.',
  letter: 'With one of these letters; several with commas between.',
  status: 'With one of these statuses; several with commas between.',
  auditedWithinDays: 'Audited in the last so many days.',
  hasBounty: 'With an open bug bounty, or without.',
  hasIncident: 'With an incident on record, or without.',
  state: 'With a rating in one of these states; several with commas between.',
  holder: 'Where the weakest holder of a power is one of these; several with commas between.',
  file: 'Table and format.',
  since:
    'For changes: an instant, or the id of the last change that you have. Changes are kept for 90 days.',
  at: 'An instant: the rating that held then, by the method of then. A day means its end.',
  version: 'Version of the method; absent: the current one.',
  vote: 'true or false, to cast or change a vote.',
  reference: 'Reference of the report.',
};
