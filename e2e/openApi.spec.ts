import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { EXPORT_FILES } from '@/contracts/open-data/openData';
import { OpenClient, type Values } from './support/OpenClient';
import { expect, test } from './support/test';

const LIDO = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84';
const ANSWERED: Readonly<Record<string, Values[]>> = {
  searchProject: [{ keyword: 'aa' }, {}, { keyword: 'a', page: '2', perPage: '5' }],
  projects: [{}, { letter: 'AAA,C', limit: '2' }, { after: 'aave', state: 'rated,not-rated' }],
  exportData: EXPORT_FILES.map((file) => ({ file })),
  getProject: [{ id: 'aave' }, { id: 'uniswap' }],
  getRating: [{ id: 'aave' }],
  getVerdict: [{ id: 'aave' }],
  listIncidents: [{}, { text: 'oracle', minLoss: '1000', sort: 'loss' }],
  getIncident: [],
  listCorrections: [{}, { project: 'aave' }],
  averageYesPercentage: [{}],
  overview: [{}],
  announcement: [{}],
  methodology: [{}],
  getDataState: [{}],
  letterChanges: [{}],
  openapi: [{}],
  metricLatest: [{ name: 'score(projectId=aave)' }, { name: 'exchanges(projectId=aave)' }],
  topCallers: [{ projectId: 'aave' }],
  topEvents: [{ projectId: 'aave', count: '100' }],
  topFunctionCalls: [{ projectId: 'aave' }],
  privilegedAddress: [{ address: LIDO }, { address: `eip155:1:${LIDO}` }],
  privilegedFunction: [{ address: LIDO }],
  privilegedTransaction: [{ address: LIDO, limit: '5' }],
  twitterActivityByDates: [{ projectId: 'aave', type: 'posts', dates: '2026-11-20,2026-11-21' }],
  knownWallets: [{ address: LIDO, protocol: 'lido' }],
  listScanChains: [{}],
};
const REFUSED: readonly [operation: string, values: Values, status: number][] = [
  ['searchProject', { page: '0' }, 400],
  ['projects', { limit: '501' }, 400],
  ['projects', { letter: 'Z' }, 400],
  ['exportData', { file: 'votes.csv' }, 400],
  ['exportData', { file: 'audits.csv', since: '1' }, 400],
  ['getProject', { id: 'nobody-has-this-id' }, 404],
  ['getProject', { id: 'Not an id' }, 400],
  ['getRating', { id: 'nobody-has-this-id' }, 404],
  ['getVerdict', { id: 'nobody-has-this-id' }, 404],
  ['getRating', { id: 'aave', at: '2020-01-01' }, 404],
  ['getRating', { id: 'aave', at: 'yesterday' }, 400],
  ['listIncidents', { chain: 'ethereum' }, 400],
  ['getIncident', { id: 'nobody-has-this-id' }, 404],
  ['listCorrections', { page: '101' }, 400],
  ['methodology', { version: '0' }, 404],
  ['metricLatest', { name: 'luck(projectId=aave)' }, 400],
  ['topCallers', { projectId: 'nobody-has-this-id' }, 404],
  ['privilegedAddress', { address: 'aave' }, 400],
];

/** Of one call, or of its moment. */
const OF_CALL = ['date', 'x-request-id', 'ratelimit', 'retry-after'];
/** Framing, and which of our caches answered. */
const OF_WAY = ['content-length', 'transfer-encoding', 'x-nextjs-cache'];

/** As sent: a browser would tidy the path. */
async function answerAt({ hostname, port }: URL, path: string) {
  const [response] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage];
  const headers = { ...response.headers };
  for (const name of OF_CALL) headers[name] &&= 'some';
  for (const name of OF_WAY) delete headers[name];
  const body = (await text(response)).replace(/("requestId":)"[^"]*"/, '$1');
  return [response.statusCode, headers, body];
}

test.describe('the open API, by its own description', { tag: '@once' }, () => {
  test('answers every open call as described', async ({ request }) => {
    const client = await OpenClient.load(request);
    expect(client.openOperations().sort()).toEqual(Object.keys(ANSWERED).sort());
    for (const [id, examples] of Object.entries(ANSWERED))
      for (const values of examples) {
        const answer = await client.call(id, values);
        expect([id, values, answer.status()]).toEqual([id, values, 200]);
        expect([id, values, await client.faults(id, answer)]).toEqual([id, values, []]);
      }
  });

  test('says each source once', async ({ request }) => {
    const client = await OpenClient.load(request);
    for (const [id, most] of [
      ['getProject', 85_000],
      ['getRating', 66_000],
    ] as const)
      expect((await (await client.call(id, { id: 'uniswap' })).body()).length).toBeLessThan(most);
  });

  test('refuses as described', async ({ request }) => {
    const client = await OpenClient.load(request);
    for (const [id, values, status] of REFUSED) {
      const answer = await client.call(id, values);
      expect([id, values, answer.status()]).toEqual([id, values, status]);
      expect([id, values, await client.faults(id, answer)]).toEqual([id, values, []]);
    }
  });

  test('answers alike in the web process and through Next', async ({ request }) => {
    const client = await OpenClient.load(request);
    const answered = Object.entries(ANSWERED).flatMap(([id, all]) =>
      all.map((values): [string, Values] => [id, values]),
    );
    for (const [id, values] of [...answered, ...REFUSED]) {
      // Streamed by Next alone, twelve a minute.
      if (id === 'exportData') continue;
      const url = new URL((await client.call(id, values)).url());
      // No cache has this query; Next alone takes the second path for the first.
      const rest = `${url.pathname.slice('/api'.length)}${url.search || '?'}&&`;
      const direct = await answerAt(url, `/api${rest}`);
      const throughNext = await answerAt(url, `/api/.${rest}`);
      expect([id, values, ...throughNext]).toEqual([id, values, ...direct]);
    }
  });

  test('refuses a caller past the limit as described', { tag: '@full' }, async ({ request }) => {
    const client = await OpenClient.load(request);
    let answer = await client.call('exportData', { file: 'votes.csv' });
    // Calls that are refused count, too: twelve a minute, or a tenth more.
    for (let calls = 1; answer.status() === 400 && calls < 40; calls += 1)
      answer = await client.call('exportData', { file: 'votes.csv' });
    expect(answer.status()).toBe(429);
    expect(await client.faults('exportData', answer)).toEqual([]);
  });
});
