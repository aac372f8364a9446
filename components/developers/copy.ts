import type { ErrorCode } from '@/contracts/errors';

export const EXAMPLE_PROJECT = 'aave';
export const FORMATS = ['csv', 'ndjson'] as const;

export const copy = {
  title: 'API',
  description:
    'Every rating, audit and incident of this site as JSON or CSV. No key, no account. Examples, limits, errors and license.',
  lead: 'All data of this site, as JSON or CSV. No key, no account.',
  version: (version: string) => `Version ${version}`,
  document: 'OpenAPI document',

  start: {
    lead: 'The projects, five at a time:',
    list: (site: string) => `curl -s '${site}/api/projects?limit=5'`,
    rating: 'One rating, with every signal, its points, its weight and the facts behind it:',
    ratingCall: (site: string) => `curl -s '${site}/api/projects/${EXAMPLE_PROJECT}/rating'`,
    verdict: 'Only the verdict, in at most 500 bytes:',
    verdictCall: (site: string) => `curl -s '${site}/api/projects/${EXAMPLE_PROJECT}/verdict'`,
    address: 'The project of a contract or token address, as a CAIP-10 id in any case:',
    addressCall: (site: string) =>
      `curl -s -L '${site}/api/projects/eip155:1:0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'`,
    all: 'All ratings as one file:',
    allCall: (site: string) => `curl -s -O '${site}/api/export/ratings.csv'`,
    units:
      'Scores are 0 to 100, points and shares 0 to 1, money is US dollars. Times are ISO 8601 in UTC. A null means that nobody has shown the value to us. A project and a rating have each source once, in `sources`; elsewhere a source is its place in that list, from 0.',
    freshness:
      '`asOf` is when a rating was made. After `staleAfter`, a check behind it has run out: ask again.',
    recompute: 'Recompute a score',
    recomputeWhy: ': the methodology has the commands.',
  },

  calls: {
    lead: 'Every call is a GET. HEAD works too.',
    limit: (perMinute: number, cacheSeconds: number) =>
      `${perMinute} calls a minute · kept for ${cacheSeconds} seconds`,
    answer: 'Answer:',
    stream: 'Answer: lines of',
    parameter: 'Parameter',
    type: 'Type',
    meaning: 'Meaning',
    required: 'required',
  },

  pages: {
    lead: 'Projects come in the order of their ids. Pass `next` of one answer as `after` of the next call, until `next` is null. A project that is added meanwhile moves no page.',
    filter: 'Filters take several values with commas between:',
    call: (site: string) =>
      `curl -s '${site}/api/projects?letter=A,BBB,BB&hasBounty=true&limit=500'`,
  },

  exports: {
    lead: 'Each file is a whole table. It is sent while it is read from the database, so a long one takes no memory on either side.',
    tables: [
      ['projects', 'Projects with scores, ranks and counts.'],
      ['ratings', 'Current ratings with every signal and fact.'],
      ['audits', 'Audits with their findings.'],
      ['incidents', 'Incidents with losses and sources.'],
      ['changes', 'What changed in the last 90 days.'],
      ['corrections', 'What this site recorded wrongly, before and after.'],
      ['source-gaps', 'Sources without a day, or at GitHub without a commit.'],
    ],
    formats:
      'NDJSON has one JSON object in each line. CSV is flat, in UTF-8 with a header line. Text that a spreadsheet would run as a formula starts with an apostrophe. The last columns say what a row needs by itself: its day, the method version, its address and the license of what we computed.',
    since: 'To follow changes, ask with the id of the last change that you have, or with a time:',
    sinceCall: (site: string) =>
      `curl -s '${site}/api/export/changes.ndjson?since=2026-11-01T00:00:00Z'`,
    feed: 'The newest changed letters, incidents and audits are a feed, too:',
    feedName: 'Atom feed of changes',
    cut: 'A file that breaks off ends the connection: what arrives with a proper end is whole.',
  },

  browser: {
    lead: 'Pages of other sites may call every address here. No cookies are sent or set.',
    code: (site: string) => `const answer = await fetch('${site}/api/projects/${EXAMPLE_PROJECT}');
const project = await answer.json();
console.log(project.name, project.letter ?? project.state);`,
  },

  limits: {
    lead: 'Limits are per address and minute. An answer says where you are, an error too:',
    headers: `RateLimit-Policy: "minute";q=120;w=60
RateLimit: "minute";r=117;t=41`,
    meaning:
      '`q` is the number of calls in `w` seconds, `r` what is left, `t` the seconds until it starts again. Past the limit the answer is 429 with Retry-After. An answer that we kept for a visitor before you (at most ten seconds) does not count. It has an `Age` in seconds and no `RateLimit`; nor may one while the site is unavailable.',
    etag: 'Answers have an ETag. Send it as If-None-Match: an unchanged answer is 304 without a body.',
  },

  errors: {
    lead: 'An error is a problem document (RFC 9457). Its `type` leads to a row of this table.',
    call: (site: string) => `curl -s '${site}/api/projects?limit=0'`,
    answer: `{
  "type": "/developers#invalid-input",
  "title": "Some input is not valid",
  "status": 400,
  "detail": "Some input is not valid.",
  "errors": [{ "parameter": "limit", "detail": "query.limit must be greater than or equal to 1" }],
  "error": { … }
}`,
    own: 'The member `error` is for pages of this site and may change.',
    status: 'Status',
    code: 'Code',
    what: 'What to do',
    todo: {
      'invalid-input': 'Correct the values that `errors` names.',
      identity: 'For accounts only. `error.exception` says why the user pool refused.',
      unauthenticated: 'For accounts only. Log in.',
      forbidden: 'Only pages of this site may call this address.',
      impersonating: 'For accounts only. The owner must do this.',
      'old-sign-in': 'For accounts only. Log out and in again.',
      'not-found': 'Check the address, the id, the version or the time.',
      'other-session': 'For accounts only. Reload the page.',
      conflict: 'For accounts only. `error.newer` is the current version.',
      'method-not-allowed': 'Use a method that the Allow header lists.',
      moved:
        'The project was renamed or merged, or you asked by address. Follow Location; `error.movedTo` is its id.',
      'too-large': 'Send less.',
      'unsupported-media-type': 'Send JSON, as application/json.',
      'key-reused': 'For accounts only. Use a new Idempotency-Key.',
      'rate-limited': 'Wait as long as Retry-After says.',
      unknown: 'Our mistake. Try again; name X-Request-Id if you report it.',
      unavailable: 'Wait as long as Retry-After says.',
      timeout: 'Try again.',
    } satisfies Record<ErrorCode, string>,
  },

  license: {
    computed: 'Scores, letters, ranks and other figures that this site computes:',
    facts:
      'Facts, reports and names belong to the sources that stand beside them. Their terms apply.',
    advice: 'A rating describes published facts. It is not investment advice.',
  },

  stability: [
    'An address, a parameter or a field is not removed or given another meaning within a version. New ones may come at any time: ignore what you do not know.',
    'The first number of the version grows when callers have to change, the second when something is new. The version of the method is another one: each rating names it.',
  ],

  schemas: {
    lead: 'What the answers are made of.',
    field: 'Field',
  },
} as const;
