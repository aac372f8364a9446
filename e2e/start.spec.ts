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
  for (const address of ADDRESSES) {
    test(`answers ${address} with the whole header set`, { tag: '@once' }, async ({ request }) => {
      const response = await request.get(address, { maxRedirects: 0 });
      const headers = response.headers();
      expect(response.status()).toBeLessThan(500);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': OPEN.includes(address) ? 'cross-origin' : 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'strict-transport-security': expect.stringMatching(/max-age=63072000/),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers['access-control-allow-origin']).toBe(OPEN.includes(address) ? '*' : undefined);
    });
  }

  for (const [address, seconds] of [
    ['/', 30],
    ['/projects/aave', 60],
    ['/ranking?category=lending', 30],
  ] as const) {
    test(`lets no browser show a stale ${address}`, { tag: '@once' }, async ({ request }) => {
      const { 'cache-control': kept } = (await request.get(address)).headers();
      expect(kept).toBe(
        `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
      );
    });
  }

  test("keeps a visitor's data out of every cache", { tag: '@once' }, async ({ request }) => {
    const answers = await Promise.all(
      ['/my/settings', '/api/auth/session', '/api/nothing'].map((address) =>
        request.get(address, { maxRedirects: 0 }),
      ),
    );
    for (const answer of answers)
      expect(answer.headers()['cache-control'] ?? 'no-store').toMatch(/no-store/);
  });

  test('serves no image optimizer', { tag: '@once' }, async ({ request }) => {
    const response = await request.get('/_next/image?url=%2Ficon.svg&w=64&q=75');
    expect(response.status()).toBe(404);
  });

  test('runs its scripts under the policy', { tag: '@once' }, async ({ home, page }) => {
    await home.open();
    await expect(home.title).toBeVisible();
    await home.search.open();
    await expect(home.search.panel).toBeVisible();
    expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
  });

  test.describe('to a first visitor', () => {
    test.use({ acceptedCookies: false });
    test(
      'stores nothing about a visitor who only reads',
      { tag: '@once' },
      async ({ cookieNotice, home, page }) => {
        await home.open();
        await expect(cookieNotice.bar).toBeVisible();
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

  test('requests nothing from third parties', { tag: '@once' }, async ({ home, page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.origin !== new URL(baseURL!).origin)
        others.push(url.href);
    });
    await home.open();
    await page.waitForLoadState('networkidle');
    expect(others).toEqual([]);
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
  test('is live and ready', async ({ request, backendUrl }) => {
    expect(await (await request.get(`${backendUrl}/health/live`)).json()).toEqual({
      status: 'live',
    });
    expect(await (await request.get(`${backendUrl}/health/ready`)).json()).toEqual({
      status: 'ready',
      store: 'pglite',
    });
  });

  test('counts its requests for Prometheus', async ({ request, backendUrl }) => {
    await request.get(`${backendUrl}/api/overview`);
    const text = await (await request.get(`${backendUrl}/metrics`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{route="\/api\/overview",method="GET",status="200"\} \d+/,
    );
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('is filled with the demonstration set', async ({ request, backendUrl }) => {
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
  });

  test('gives every answer the request id that the site gave it', async ({ request }) => {
    const response = await request.get('/api/projects/nobody-has-this-id');
    const body = (await response.json()) as { error: { requestId: string } };
    expect(response.status()).toBe(404);
    expect(body.error.requestId).toBe(response.headers()['x-request-id']);
  });
});
