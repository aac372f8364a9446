import { findViolations } from './support/findViolations';
import { member, PASSWORD, signInByCall } from './support/people';
import { startSentryCollector, type SentryCollector } from './support/sentryCollector';
import { SHORT_PAGE } from './support/shortPage';
import { startSite, type Site } from './support/site';
import { switchableBackend, type SwitchableBackend } from './support/switchableBackend';
import { expect, test } from './support/test';

test.describe('when the backend fails', () => {
  test.describe.configure({ mode: 'default' });
  let site: Site;
  let backend: SwitchableBackend;
  let collector: SentryCollector;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    backend = await switchableBackend(process.env.E2E_BACKEND_URL!);
    collector = await startSentryCollector();
    site = await startSite(
      {
        BACKEND_URL: backend.url,
        HEADER_SIGN_IN: 'signup-only',
        SENTRY_DSN: collector.dsn,
        SENTRY_ENVIRONMENT: 'staging',
      },
      'failures',
    );
  });
  test.afterAll(async () => {
    await site.stop();
    await backend.close();
    collector.stop();
  });
  test.beforeEach(({ problems }) => {
    backend.set('up');
    problems.expect(/50[0-9]|api\/errors|search-project/);
  });

  test('a page whose data cannot be loaded is the server error page, and stays it', async ({
    page,
  }) => {
    backend.set('broken');
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/errors'));
    const response = await page.goto(`${site.url}/projects/lido?x=1`);
    expect(response?.status()).toBe(500);
    await expect(page).toHaveTitle('Server error · Plumbline');
    expect((await reported).postDataJSON()).toMatchObject({
      description: `${site.url}/projects/lido Server error · Plumbline`,
    });
    // The page's report, and the web server's of what it met.
    await expect.poll(() => backend.calls('/api/errors')).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops');
    await expect(page.getByText('Sorry, something went wrong.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
    await expect(page.getByText('This page stopped working')).toBeHidden();
    // The build made this page without a clock.
    await expect(page.getByText(/^© \d{4} Plumbline$/).filter({ visible: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('a page that needs the backend while it is down says when to come back, and comes back', async ({
    page,
  }) => {
    backend.set('down');
    const response = await page.goto(`${site.url}/projects/maker?x=1`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()).toMatchObject({
      'retry-after': '10',
      'cache-control': 'private, no-store',
    });
    await expect(page).toHaveTitle('Not available · Plumbline');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back in a moment');
    await expect(page.getByText('Please try again in 10 seconds.')).toBeVisible();
    await expect(page.getByText(/^© \d{4} Plumbline$/).filter({ visible: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect(page).toHaveURL(`${site.url}/projects/maker?x=1`);
    backend.set('up');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maker');
  });

  test(
    'what needs the backend is answered 503 with Retry-After while it is down, and reveals nothing',
    { tag: '@once' },
    async ({ request }) => {
      const email = await member(request, site.url);
      expect(await signInByCall(request, email, PASSWORD, site.url)).toBe(200);
      expect((await request.get(`${site.url}/my/settings`)).status()).toBe(200);
      backend.set('down');
      for (const path of [
        '/dev/outbox',
        '/?category=bridge&page=3',
        '/methodology/0.0.1',
        '/sitemap.xml',
        '/api/projects/curve/rating',
        '/api/overview',
        '/api/search-project?keyword=lido',
        '/my/settings',
      ]) {
        const response = await request.get(`${site.url}${path}`, { maxRedirects: 0 });
        expect([path, response.status()]).toEqual([path, 503]);
        expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0);
        expect(await response.text(), path).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.js/);
      }
    },
  );

  test(
    'kept pages go on being served while the backend is down',
    { tag: '@once' },
    async ({ request }) => {
      const kept = ['/', '/projects/aave', '/methodology'];
      for (const path of kept) await request.get(`${site.url}${path}`);
      backend.set('down');
      for (const path of kept)
        for (let times = 0; times < 20; times += 1)
          expect((await request.get(`${site.url}${path}`)).status()).toBe(200);
    },
  );

  test(
    'the header offers only the sign-up when configured so, on the server error page too, beside the announcement',
    { tag: '@once' },
    async ({ accounts, page, request, backendUrl }) => {
      const { announcement } = (await (
        await request.get(`${backendUrl}/api/announcement`)
      ).json()) as { announcement: { content: string } };
      // A page that is not kept yet: to render it, the announcement is read anew.
      await request.get(`${site.url}/projects/hop`);
      backend.set('broken');
      await page.goto(`${site.url}/projects/balancer`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Sign Up' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0);
      await expect(page.getByText(announcement.content)).toBeVisible();
      backend.set('up');
      await accounts.visit(`${site.url}${SHORT_PAGE}`);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(0);
      await accounts.link('Sign Up').click();
      await expect(accounts.createAccount).toBeVisible();
    },
  );

  test(
    'a failed page is one line of the log, with the id that its answer names',
    { tag: '@once' },
    async ({ request }) => {
      backend.set('broken');
      const response = await request.get(`${site.url}/projects/curve?keyword=mara`);
      expect(response.status()).toBe(500);
      const id = response.headers()['x-request-id'];
      const lines = () => site.output.filter((line) => line.includes(`"requestId":"${id}"`));
      await expect.poll(() => lines().length).toBe(1);
      expect(JSON.parse(lines()[0]!)).toMatchObject({
        level: 'error',
        event: 'request',
        method: 'GET',
        path: '/projects/curve',
        error: 'ServerError',
        stack: expect.stringContaining('500 from'),
      });
      expect(lines()[0]).not.toContain('mara');
    },
  );

  test(
    'Sentry gets a failed page by its route, without visitor or query',
    { tag: '@once' },
    async () => {
      backend.set('broken');
      const response = await fetch(`${site.url}/projects/frax?secret=1`, {
        headers: { cookie: 'a=b', 'user-agent': 'somebody' },
      });
      expect(response.status).toBe(500);
      expect(await response.text()).not.toMatch(/ECONNREFUSED|node_modules|at async/);
      await expect
        .poll(() => collector.envelopes.join('\n'), { timeout: 15_000 })
        .toContain('/projects/[id]');
      expect(collector.events()[0]).toMatchObject({
        environment: 'staging',
        release: expect.stringMatching(/^plumbline@\d/),
        exception: expect.anything(),
      });
      expect(collector.envelopes.join('\n')).not.toMatch(/secret=1|somebody|a=b/);
    },
  );

  test(
    'each failing call of a page is reported with its own address and body',
    { tag: ['@once', '@full'] },
    async ({ page, problems }) => {
      problems.expect(/visits/);
      const reported: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/errors'))
          reported.push((request.postDataJSON() as { description: string }).description);
      });
      const fail = (pattern: string, body: string) =>
        page.route(pattern, (route) => route.fulfill({ status: 503, body }));
      await fail('**/api/visits', 'visits are broken');
      await fail('**/api/search-project?*', 'search is broken');
      await page.goto(`${site.url}/projects/uniswap`);
      await page.getByPlaceholder('Search project').fill('lido');
      const here = `Page ${site.url}/projects/uniswap, call /api`;
      await expect
        .poll(() => reported)
        .toEqual(
          expect.arrayContaining([
            `${here}/visits: visits are broken`,
            expect.stringMatching(/call \/api\/search-project\?keyword=lido.*: search is broken$/),
          ]),
        );
    },
  );

  test(
    'a storm of failing calls is reported ten times a minute',
    { tag: ['@once', '@full'] },
    async ({ page }) => {
      test.setTimeout(60_000);
      const reported: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/errors')) reported.push(request.postData() ?? '');
      });
      // A minute that stands still.
      await page.clock.setFixedTime(new Date('2026-11-24T12:00:30Z'));
      await page.goto(`${site.url}/projects/uniswap`);
      await page.route('**/api/search-project?*', (route) =>
        route.fulfill({ status: 503, body: route.request().url() }),
      );
      for (let word = 0; word < 14; word += 1) {
        const answered = page.waitForResponse(/search-project/);
        await page.getByPlaceholder('Search project').fill(`lido ${'x'.repeat(word)}`);
        await answered;
      }
      await expect.poll(() => reported.length).toBe(10);
      expect(new Set(reported).size).toBe(10);
    },
  );

  test(
    'the list, a POST that only reads, is tried again three times by the web server',
    { tag: '@once' },
    async ({ request }) => {
      backend.set('late');
      const response = await request.get(`${site.url}/?text=retried&utm_source=x`);
      expect(response.status()).toBe(503);
      await expect.poll(() => backend.calls('/api/projects-list')).toBeGreaterThanOrEqual(4);
    },
  );

  test(
    'retries of one page do not use up those of another',
    { tag: ['@once', '@full'] },
    async ({ request }) => {
      backend.set('late');
      await Promise.all(
        Array.from({ length: 12 }, (_, nth) => request.get(`${site.url}/?text=storm-${nth}`)),
      );
      await request.get(`${site.url}/projects/yearn?x=1`);
      expect(backend.calls('/api/projects/yearn')).toBe(4);
    },
  );

  test(
    'nor those of another page that asks the same endpoint',
    { tag: ['@once', '@full'] },
    async ({ request }) => {
      backend.set('late');
      await Promise.all(
        Array.from({ length: 4 }, (_, nth) => request.get(`${site.url}/projects/gmx?x=${nth}`)),
      );
      await request.get(`${site.url}/projects/pendle?x=1`);
      expect(backend.calls('/api/projects/gmx')).toBeLessThanOrEqual(10);
      expect(backend.calls('/api/projects/pendle')).toBe(4);
    },
  );

  test('a page that crashes in the browser says so and is reported; the rest of the site goes on', async ({
    page,
    problems,
  }) => {
    problems.expect(/TypeError|page:/);
    const failure = page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { name: 'This page stopped working' }) });
    await page.goto(`${site.url}/company/about`);
    // A partial answer, as from another version.
    await page.route('**/_next/data/**/methodology.json*', async (route) => {
      // Prefetches have no content.
      if (route.request().method() === 'HEAD') return route.continue();
      const response = await route.fetch();
      const { pageProps } = (await response.json()) as { pageProps: object };
      return route.fulfill({ response, json: { pageProps: { ...pageProps, method: {} } } });
    });
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/errors'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Methodology' }).click();
    await expect(failure).toBeVisible();
    expect(((await reported).postDataJSON() as { description: string }).description).toContain(
      '/methodology',
    );
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
    await expect(page).toHaveURL(/terms/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
    await expect(failure).toBeHidden();
  });

  test(
    'a 504 is tried again three times by the page, and then the search says so',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(`${site.url}/projects/uniswap`, { waitUntil: 'networkidle' });
      const answers: string[] = [];
      page.on('response', (response) => {
        const keyword = new URL(response.url()).searchParams.get('keyword');
        if (keyword && response.status() === 504) answers.push(keyword);
      });
      const reports: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/errors')) reports.push(request.postData() ?? '');
      });
      backend.set('late');
      const failure = page.getByRole('search').getByRole('alert');
      // Later calls of the page are tried as often as the first.
      for (const keyword of ['aave', 'lido']) {
        await page.getByPlaceholder('Search project').fill(keyword);
        await expect
          .poll(() => answers.filter((asked) => asked === keyword).length, { timeout: 20_000 })
          .toBe(4);
        await expect(failure).toContainText('This took too long. Please try again.');
        await expect
          .poll(() => reports.filter((text) => text.includes(`keyword=${keyword}`)))
          .toEqual([
            expect.stringMatching(
              /"title":"Timeout","description":"Page http[^ ]*\/projects\/uniswap, call \/api\/search-project/,
            ),
          ]);
      }
      backend.set('up');
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('option', { name: /Lido/ }).first()).toBeVisible();
    },
  );
});
