import type { ServerResponse } from 'node:http';
import { endpointPath } from '@/contracts/endpoint';
import { allEndpoints } from '@/testing/allEndpoints';
import { sendRobots } from './sitemap';

jest.mock('../env', () => ({ webEnv: () => ({ siteUrl: 'https://plumbline.example' }) }));

let sent = '';
sendRobots({}, {
  setHeader: () => undefined,
  end: (text: string) => (sent = text),
} as never as ServerResponse);
const lines = sent
  .trim()
  .split('\n')
  .map((line) => line.split(': ') as [rule: string, path: string]);

/** As RFC 9309 says: by the longest rule. */
function mayRead(path: string): boolean {
  const [best] = lines
    .filter(([rule, start]) => /^(?:Dis)?[Aa]llow$/.test(rule) && path.startsWith(start))
    .sort(([, a], [, b]) => b.length - a.length);
  return best?.[0] !== 'Disallow';
}

describe('robots.txt', () => {
  it.each(
    allEndpoints
      .filter(({ path }) => path.startsWith('/api/'))
      .map(
        (endpoint) =>
          [
            endpoint.method,
            endpointPath(endpoint, { id: 'aave', file: 'a.csv' }),
            endpoint.open,
          ] as const,
      ),
  )('%s %s may be read: %s', (_, path, open) => {
    expect(mayRead(path)).toBe(open);
  });

  it('leaves pages open, sign-in and unknown calls closed, and names the sitemap', () => {
    expect(['/', '/projects/aave', '/api/auth/signin', '/api/x'].map(mayRead)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(lines.at(-1)).toEqual(['Sitemap', 'https://plumbline.example/sitemap.xml']);
  });
});
