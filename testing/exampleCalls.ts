import { corrections, projectAliases, reports } from '../backend/db/schema';
import type { Store } from '../backend/db/store';
import { rateProjects } from '../backend/ratings/rateProjects';
import {
  NOON,
  storeFullProject,
  storeIncident,
  storeProject,
  testContractId,
} from '../backend/ratings/testing/storeProject';

export interface ExampleCall {
  url: string;
  body?: object;
  /** 200 by default. */
  status?: number;
  /** Of lines, not one JSON document. */
  isStream?: true;
}

/** Valid and refused calls of each public endpoint, by its id, for the data of `storeExamples`. */
export const EXAMPLES: Readonly<Record<string, readonly ExampleCall[]>> = {
  searchProject: [
    { url: '/api/search-project?keyword=vau' },
    { url: '/api/search-project' },
    { url: '/api/search-project?page=0', status: 400 },
  ],
  projects: [
    { url: '/api/projects' },
    { url: '/api/projects?letter=AAA,C&limit=1&hasIncident=true&state=rated,suspended' },
    { url: '/api/projects?limit=0', status: 400 },
  ],
  exportData: [
    { url: '/api/export/projects.csv', isStream: true },
    { url: '/api/export/projects.xml', status: 400 },
  ],
  projectsList: [
    { url: '/api/projects-list', body: {} },
    { url: '/api/projects-list', body: { currentPage: 0 }, status: 400 },
  ],
  getProject: [
    { url: '/api/projects/vault' },
    { url: '/api/projects/coin' },
    { url: '/api/projects/nobody', status: 404 },
    { url: '/api/projects/old-vault', status: 308 },
    { url: `/api/projects/${testContractId(1)}`, status: 308 },
  ],
  getRating: [
    { url: '/api/projects/vault/rating' },
    { url: '/api/projects/coin/rating', status: 404 },
  ],
  getVerdict: [
    { url: '/api/projects/vault/verdict' },
    { url: '/api/projects/coin/verdict' },
    { url: '/api/projects/nobody/verdict', status: 404 },
    { url: '/api/projects/old-vault/verdict', status: 308 },
  ],
  listIncidents: [
    { url: '/api/incidents?text=loss&minLoss=1' },
    { url: '/api/incidents?year=1999', status: 400 },
  ],
  listCorrections: [
    { url: '/api/corrections?project=vault' },
    { url: '/api/corrections?project=a/b', status: 400 },
  ],
  getIncident: [
    { url: '/api/incidents/vault-2026-11-01' },
    { url: '/api/incidents/nothing', status: 404 },
  ],
  voteByGet: [
    { url: '/api/projects/vote?id=vault&vote=true' },
    { url: '/api/projects/vote?id=vault' },
  ],
  vote: [{ url: '/api/projects/vote', body: { id: 'vault', vote: false } }],
  averageYesPercentage: [{ url: '/api/projects/average-yes-percentage' }],
  pageView: [{ url: '/api/projects/page-view?projectId=vault' }],
  visit: [{ url: '/api/visits', body: { projectId: 'vault' } }],
  overview: [{ url: '/api/overview' }],
  announcement: [{ url: '/api/announcement' }],
  methodology: [
    { url: '/api/methodology' },
    { url: '/api/methodology?version=1.0' },
    { url: '/api/methodology?version=0', status: 404 },
  ],
  letterChanges: [{ url: '/api/methodology/letters' }],
  getDataState: [{ url: '/api/data-state' }],
  openapi: [{ url: '/api/openapi.json' }],
  reportError: [
    { url: '/api/errors', body: { title: 'Oops' } },
    { url: '/api/errors', body: {}, status: 400 },
  ],
  metricLatest: [
    { url: '/api/skynet/metric-latest?name=score(projectId=vault)' },
    { url: '/api/skynet/metric-latest?name=exchanges(projectId=vault)' },
    { url: '/api/skynet/metric-latest?name=luck(projectId=vault)', status: 400 },
    { url: '/api/skynet/metric-latest?name=score(projectId=nobody)', status: 404 },
  ],
  topCallers: [
    { url: '/api/skynet/top-callers?projectId=vault' },
    { url: '/api/skynet/top-callers?projectId=vault&count=0', status: 400 },
    { url: '/api/skynet/top-callers?projectId=nobody', status: 404 },
  ],
  listScanChains: [{ url: '/api/scan-chains' }],
  readScan: [
    { url: `/api/scans/${testContractId(1)}` },
    { url: `/api/scans/eip155:7:0x${'1'.repeat(40)}`, status: 404 },
    { url: '/api/scans/vault', status: 400 },
  ],
  topEvents: [{ url: '/api/skynet/top-events?projectId=vault&count=5' }],
  topFunctionCalls: [{ url: '/api/skynet/top-function-calls?projectId=coin' }],
  privilegedAddress: [
    { url: `/api/skynet/privileged-address?address=${testContractId(1)}` },
    { url: '/api/skynet/privileged-address?address=0x12', status: 400 },
  ],
  privilegedFunction: [
    { url: `/api/skynet/privileged-function?address=${testContractId(1)}` },
    { url: '/api/skynet/privileged-function', status: 400 },
  ],
  privilegedTransaction: [
    { url: `/api/skynet/privileged-transaction?address=${testContractId(1)}&limit=5` },
    {
      url: `/api/skynet/privileged-transaction?address=${testContractId(1)}&limit=101`,
      status: 400,
    },
  ],
  twitterActivityByDates: [
    {
      url: '/api/skynet/twitter-activity-by-dates?projectId=vault&type=posts&dates=2026-11-20,2026-11-21',
    },
    {
      url: '/api/skynet/twitter-activity-by-dates?projectId=vault&type=posts&dates=today',
      status: 400,
    },
  ],
  knownWallets: [
    { url: `/api/skynet/wallets?address=${testContractId(1)}&protocol=vault` },
    { url: '/api/skynet/wallets?address=vault', status: 400 },
  ],
  readReport: [
    { url: '/api/reports/PL-0000-0001' },
    { url: '/api/reports/PL-0000-0002', status: 404 },
  ],
};

/** What the examples ask for: rated and unrated projects, one renamed, and a report. */
export async function storeExamples(store: Store): Promise<void> {
  const sourceId = await storeFullProject(store.db, 'vault', 1, {
    name: 'Vault',
    tickers: ['VLT'],
    links: { website: 'https://vault.example' },
  });
  await storeIncident(store.db, 'vault', '2026-11-01', sourceId);
  await storeProject(store.db, 'coin');
  await store.db.insert(projectAliases).values({ alias: 'old-vault', projectId: 'vault' });
  await store.db.insert(reports).values({
    id: 'report',
    reference: 'PL-0000-0001',
    createdAt: NOON.toISOString(),
    kind: 'incident',
    projectId: 'vault',
    projectName: 'Vault',
    about: '',
    occurredOn: '2026-11-01',
    what: 'Funds left.',
    links: [],
    state: 'received',
  });
  await store.db.insert(corrections).values({
    ...{
      at: NOON.toISOString(),
      projectId: 'vault',
      saidOf: 'vault',
      projectName: 'Vault',
      kind: 'bounty',
    },
    ...{ item: 'bounty', name: 'Bug bounty', field: 'topRewardUsd', before: 5, after: 4 },
  });
  await rateProjects(store, { now: NOON });
}
