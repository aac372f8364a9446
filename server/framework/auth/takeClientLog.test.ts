import { request } from 'node:http';
import { accountsSite } from '@/testing/site/accountsSite';
import type { TestSite } from '@/testing/site/startTestSite';

let site: TestSite;
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.close());

const BEACON = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' };

/**
 * Sends its own fetch metadata, which `fetch` would overwrite.
 * @returns the status
 */
const post = (
  path: string,
  headers: Record<string, string>,
  fields: Record<string, string> = { code: 'CLIENT_FETCH_ERROR', level: '__proto__', message: 'x' },
) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(
      new URL(path, site.url),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: site.url,
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    )
      .on('error', reject)
      .end(String(new URLSearchParams(fields)));
  });

describe('the client log', () => {
  it.each<[string, Record<string, string>, number]>([
    ['as a beacon, as browsers send it', BEACON, 200],
    ['as a call, of a browser without beacons', { ...BEACON, 'sec-fetch-mode': 'cors' }, 200],
    [
      'not from another site',
      { ...BEACON, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      403,
    ],
    ['not as a form', { ...BEACON, 'sec-fetch-mode': 'navigate' }, 403],
  ])('is taken %s', async (_, headers, status) => {
    expect(await post('/api/auth/_log', headers)).toBe(status);
  });

  it.each(['signout', 'callback/credentials', 'session'])(
    'is all that is taken as a beacon: not %s',
    async (action) => {
      expect(await post(`/api/auth/${action}`, BEACON)).toBe(403);
    },
  );
});
