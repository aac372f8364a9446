import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import createClient from 'openapi-fetch';
import { expect, test } from './support/test';

interface Project {
  id: string;
  name: string;
  letter: string | null;
}

/** What the page's commands use of curl. */
function readCommand(command: string): { url: string; saves: boolean } {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare!,
  );
  const url = words.at(-1)!;
  const options = words.slice(1, -1);
  expect(words[0]).toBe('curl');
  expect(options.filter((option) => !['-s', '-O', '-L'].includes(option))).toEqual([]);
  return { url, saves: options.includes('-O') };
}

test.describe('the developers page', () => {
  test('is in the footer, shows the calls and opens the fields that a link leads to', async ({
    page,
    footer,
  }) => {
    await page.goto('/methodology');
    await footer.whole.getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL(/\/developers$/);
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'GET /api/projects/{id}/rating' }),
    ).toBeVisible();
    await page.locator('#call-getRating').getByRole('link', { name: 'RecordedRating' }).click();
    await expect(page.getByRole('table', { name: 'RecordedRating' })).toBeVisible();
  });

  test(
    'has commands and a script that run as they stand',
    { tag: '@once' },
    async ({ page, request }) => {
      await page.goto('/developers');
      const texts = await page.locator('pre').allTextContents();
      const commands = texts.filter((text) => text.startsWith('curl')).map(readCommand);
      expect(commands.length).toBeGreaterThan(5);
      for (const { url, saves } of commands) {
        const { pathname, search } = new URL(url);
        const answer = await request.get(pathname + search);
        const body = await answer.text();
        // One of them shows an error.
        expect(answer.status(), url).toBe(search.includes('limit=0') ? 400 : 200);
        // Nothing has changed since a new site began.
        if (!search.includes('since=')) expect(body.length, url).toBeGreaterThan(100);
        if (saves) expect(answer.headers()['content-disposition']).toContain('attachment');
      }
      const scripts = texts.filter((text) => text.includes('await fetch'));
      expect(scripts).toHaveLength(1);
      const printed = page.waitForEvent('console');
      const { origin } = new URL(page.url());
      await page.evaluate(
        `(async () => { ${scripts[0]!.replace(/https?:\/\/[^/']+/, origin)} })()`,
      );
      expect((await printed).text()).toMatch(/^Aave ([ABC]+|not-rated|suspended)$/);
    },
  );

  test(
    'shows the problem that its command answers',
    { tag: '@once' },
    async ({ page, request }) => {
      await page.goto('/developers');
      const shown = (await page
        .locator('pre')
        .filter({ hasText: 'developers#invalid-input' })
        .textContent())!;
      const { error, ...problem } = (await (
        await request.get('/api/projects?limit=0')
      ).json()) as Record<string, unknown>;
      expect(error).toBeDefined();
      expect(JSON.parse(shown.replace('{ … }', 'null'))).toEqual({ ...problem, error: null });
      await page.goto(String(problem.type));
      await expect(page.locator('[id="invalid-input"]')).toBeInViewport();
    },
  );
});

test.describe('the open API', { tag: '@once' }, () => {
  test('has the same projects page by page as in one file', async ({ baseURL, request }) => {
    const api = createClient<{
      '/api/projects': {
        get: {
          parameters: { query?: { limit?: number; after?: string; rated?: boolean } };
          responses: {
            200: { content: { 'application/json': { items: Project[]; next: string | null } } };
          };
        };
      };
    }>({ baseUrl: baseURL! });
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const { data } = await api.GET('/api/projects', { params: { query: { limit: 500, after } } });
      ids.push(...data!.items.map(({ id }) => id));
      after = data!.next ?? undefined;
    } while (after);
    const exported = await (await request.get('/api/export/projects.ndjson')).text();
    const lines = exported.trim().split('\n');
    expect(ids).toEqual(lines.map((line) => (JSON.parse(line) as Project).id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a feed of changes, in which nothing is new on a new site', async ({ request }) => {
    const answer = await request.get('/changes.atom');
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = await answer.text();
    expect(feed).toContain('<feed');
    expect(feed).not.toContain('Incident');
  });

  test('says that an address does not exist as a problem', async ({ request }) => {
    for (const answer of [await request.get('/api/nothing'), await request.post('/api/no/thing')]) {
      expect(answer.status()).toBe(404);
      expect(answer.headers()['content-type']).toBe('application/problem+json');
      expect(await answer.json()).toMatchObject({ type: '/developers#not-found', status: 404 });
    }
  });
});

test.describe('for a page of another site', { tag: '@once' }, () => {
  // The other tests' own header would need a permission of CORS.
  test.use({ extraHTTPHeaders: {} });

  test('the open API answers, and nothing else does', async ({ page, baseURL, problems }) => {
    problems.expect(/CORS|Failed to load resource|net::ERR_FAILED/);
    const other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Another site</title>');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const answers = await page.evaluate(async (site) => {
      const ask = (path: string, options: RequestInit = {}) =>
        fetch(site + path, options).then(
          async (answer) => [answer.status, answer.headers.get('ratelimit-policy')],
          () => ['blocked', null],
        );
      return {
        open: await ask('/api/projects?limit=1'),
        preflight: await ask('/api/projects?limit=1', { headers: { 'if-none-match': '"x"' } }),
        refused: await ask('/api/projects?limit=0'),
        feed: await ask('/changes.atom'),
        logo: await fetch(`${site}/api/projects/uniswap`)
          .then((answer) => answer.json() as Promise<{ logo: string }>)
          .then(({ logo }) => ask(`/logos/${logo}`)),
        session: await ask('/api/auth/session'),
        vote: await ask('/api/projects/vote', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
      };
    }, baseURL!);
    other.close();
    expect(answers).toEqual({
      open: [200, '"minute";q=120;w=60'],
      preflight: [200, '"minute";q=120;w=60'],
      refused: [400, '"minute";q=120;w=60'],
      feed: [200, null],
      logo: [200, null],
      session: ['blocked', null],
      vote: ['blocked', null],
    });
  });
});
