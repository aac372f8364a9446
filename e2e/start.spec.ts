import { expect, test } from './support/test';

const ADDRESSES = [
  '/',
  '/methodology',
  '/projects/aave',
  '/projects/nobody-has-this-id',
  '/api/overview',
  '/api/nothing',
  '/icon.svg',
  '/my/settings',
  '/projects/makerdao',
  '/methodology/',
  '/_next/static/nothing.js',
  '/projects/%E0%A4%A',
];

/** Public data, which pages of other sites may read. */
const OPEN = ['/api/overview', '/api/nothing'];

test.describe('the started site', () => {
  test(
    'answers with the whole header set, whatever the answer',
    { tag: '@once' },
    async ({ request }) => {
      for (const address of ADDRESSES) {
        const response = await request.get(address, { maxRedirects: 0 });
        const headers = response.headers();
        expect(response.status(), address).toBeLessThan(500);
        expect(headers['content-security-policy'], address).toContain("script-src 'self';");
        expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
        expect(headers, address).toMatchObject({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': OPEN.includes(address) ? 'cross-origin' : 'same-origin',
          'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
          'strict-transport-security': expect.stringMatching(/max-age=63072000/),
        });
        expect(headers, address).not.toHaveProperty('x-powered-by');
        expect([address, headers['access-control-allow-origin']]).toEqual([
          address,
          OPEN.includes(address) ? '*' : undefined,
        ]);
      }
      // No image optimizer.
      expect((await request.get('/_next/image?url=%2Ficon.svg&w=64&q=75')).status()).toBe(404);
    },
  );

  test(
    'has its own page for addresses that lead nowhere',
    { tag: '@once' },
    async ({ request }) => {
      for (const address of [
        '/status/x',
        '/methodology/9.9',
        '/methodology/changelog/x',
        '/resources/nothing',
        '/resources/blog/nothing',
      ]) {
        const response = await request.get(address);
        expect([address, response.status()]).toEqual([address, 404]);
        expect(await response.text(), address).toContain('Page not found');
      }
    },
  );

  test(
    "lets no browser show a stale page, and keeps a visitor's data out of every cache",
    {
      tag: '@once',
    },
    async ({ request }) => {
      for (const [address, seconds] of [
        ['/', 30],
        ['/projects/aave', 60],
        ['/ranking?category=lending', 30],
      ] as const)
        expect((await request.get(address)).headers()['cache-control'], address).toBe(
          `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
        );
      const letters = (await request.get('/api/methodology/letters')).headers();
      expect(letters['cache-control']).toContain('s-maxage=300');
      const again = { headers: { 'if-none-match': letters.etag! } };
      expect((await request.get('/api/methodology/letters', again)).status()).toBe(304);
      for (const address of ['/my/settings', '/api/auth/session', '/api/nothing']) {
        const { 'cache-control': kept } = (
          await request.get(address, { maxRedirects: 0 })
        ).headers();
        expect(kept ?? 'no-store', address).toMatch(/no-store/);
      }
    },
  );

  test.describe('to a first visitor', () => {
    test.use({ acceptedCookies: false });
    test(
      'runs its scripts, asks no third party, and stores nothing',
      { tag: '@once' },
      async ({ baseURL, cookieNotice, home, page }) => {
        const others: string[] = [];
        page.on('request', (request) => {
          const url = new URL(request.url());
          if (url.protocol !== 'data:' && url.origin !== new URL(baseURL!).origin)
            others.push(url.href);
        });
        await home.open();
        await expect(cookieNotice.bar).toBeVisible();
        await home.search.open();
        await expect(home.search.panel).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(others).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
        // NextAuth's note to other tabs; it names no one.
        expect(
          await page.evaluate(() =>
            Object.keys(localStorage).filter((key) => key !== 'nextauth.message'),
          ),
        ).toEqual([]);
      },
    );
  });
});

test.describe('the web process', { tag: '@once' }, () => {
  test('is live and ready, and counts for its operator alone', async ({ request }) => {
    expect(await (await request.get('/health/live')).json()).toEqual({ status: 'live' });
    expect(await (await request.get('/health/ready')).json()).toEqual({
      status: 'ready',
      backend: 'ready',
    });
    // The tests come through a proxy.
    expect((await request.get('/metrics')).status()).toBe(404);
    const metrics = await (await fetch(`${process.env.E2E_URL}/metrics`)).text();
    for (const name of ['web_answers_total', 'web_renders', 'web_cache_answers_total'])
      expect(metrics).toContain(name);
    expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
  });
});

test.describe('the backend behind it', { tag: '@once' }, () => {
  test('is ready, counts its requests, and is filled with the demonstration set', async ({
    request,
    backendUrl,
  }) => {
    expect(await (await request.get(`${backendUrl}/health/live`)).json()).toEqual({
      status: 'live',
    });
    expect(await (await request.get(`${backendUrl}/health/ready`)).json()).toEqual({
      status: 'ready',
      store: 'pglite',
    });
    const overview = (await (await request.get(`${backendUrl}/api/overview`)).json()) as {
      stats: { projects: number };
      demonstrationAsOf: string;
    };
    const { states } = (await (await request.get(`${backendUrl}/api/data-state`)).json()) as {
      states: { count: number }[];
    };
    expect(overview.demonstrationAsOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(overview.stats.projects).toBeGreaterThan(500);
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(60);
    const text = await (await request.get(`${backendUrl}/metrics`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{route="\/api\/overview",method="GET",status="200"\} \d+/,
    );
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('gives every answer the request id that the site gave it', async ({ request }) => {
    const response = await request.get('/api/projects/nobody-has-this-id');
    const body = (await response.json()) as { error: { requestId: string } };
    expect(response.status()).toBe(404);
    expect(body.error.requestId).toBe(response.headers()['x-request-id']);
  });
});
