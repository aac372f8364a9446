/**
 * What pages and calls answer while the backend is away:
 * npm run build && npx tsx bench/attacks/withoutBackend.ts
 */
import { freePorts } from '../../e2e/support/freePorts';
import { ask, countBy, withSite } from './site';

const PATHS = [
  '/',
  '/projects/aave',
  '/methodology',
  '/my/settings',
  '/report',
  '/ranking?page=2',
  '/api/projects',
  '/api/overview',
  '/api/search-project?q=aave',
  '/changes.atom',
];

void freePorts(1).then(([gone]) =>
  withSite(
    async ({ url }) => {
      const answers = await Promise.all(PATHS.map((path) => ask(url + path)));
      for (const [n, { status, headers }] of answers.entries())
        console.log(`${status} ${PATHS[n]} retry-after ${headers.get('retry-after') ?? '-'}`);
      const statuses = answers.map(({ status }) => status);
      console.log(countBy(statuses));
      if (statuses.some((status) => status >= 500 && status !== 503)) process.exitCode = 1;
    },
    {
      BACKEND_URL: `http://127.0.0.1:${gone}`,
      NEXTAUTH_SECRET: 'a secret of this measurement only, 32',
    },
  ),
);
