import { expect, test } from './support/test';

interface MethodJson {
  version: string;
  categories: { id: string; weight: number }[];
  signals: { id: string }[];
  gates: { id: string }[];
}

test.describe('methodology page', () => {
  test('shows every signal and every gate of the method that computes', async ({
    methodology,
    page,
    request,
  }) => {
    const method = (await (await request.get('/api/methodology')).json()) as MethodJson;
    await methodology.open();
    await expect(methodology.title).toBeVisible();
    expect(method.signals.length).toBeGreaterThan(15);
    for (const { id } of method.signals)
      await expect(methodology.section(`signal-${id}`)).toBeAttached();
    for (const { id } of method.gates)
      await expect(page.locator(`[id="gate-${id}"]`)).toBeAttached();
  });

  test('runs the method in the calculator', async ({ methodology, page }) => {
    await methodology.open();
    await page.getByRole('button', { name: 'Open the calculator' }).click();
    const result = page.getByRole('region', { name: 'Rating', exact: true });
    await expect(result).toContainText('0.0 proven, 100.0 possible');
    await page.getByLabel('Who can change code or move funds').selectOption('one key, no delay');
    await expect(result).toContainText('at most B');
    await page.getByLabel('Project', { exact: true }).fill('aave');
    await page.getByRole('button', { name: 'Aave', exact: true }).click();
    await expect(page.getByText('the facts published for Aave')).toBeVisible();
    await expect(result).not.toContainText('0.0 proven, 100.0 possible');
  });

  test('opens the signal that a link names', { tag: '@once' }, async ({ methodology, page }) => {
    await page.goto('/methodology#signal-delay');
    await expect(methodology.section('signal-delay')).toBeVisible();
    await expect(methodology.section('signal-maturity')).toBeHidden();
  });

  test('keeps method 1.0 at its address', { tag: '@once' }, async ({ methodology }) => {
    await methodology.open('1.0');
    await expect(methodology.title).toHaveText('How ratings were made by method 1.0');
    await expect(methodology.section('gate-honeypot')).toBeAttached();
  });

  test('explains the demonstration set', async ({ methodology }) => {
    await methodology.open();
    await expect(methodology.section('demonstration')).toBeAttached();
  });

  test(
    'answers a version that does not exist with a 404',
    { tag: '@once' },
    async ({ methodology, page, problems }) => {
      problems.expect(/404/);
      await methodology.open('9.9');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    },
  );
});

test.describe('documents for machines', { tag: '@once' }, () => {
  test('the OpenAPI document describes the public calls', async ({ request }) => {
    const document = (await (await request.get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/search-project',
        '/api/projects-list',
        '/api/projects/{id}/rating',
        '/api/methodology',
      ]),
    );
  });

  test('the sitemap names the pages and the projects', async ({ request }) => {
    const text = await (await request.get('/sitemap.xml')).text();
    expect(text).toContain('/projects/uniswap</loc>');
    expect(text).toContain('/methodology</loc>');
  });

  test('robots.txt names the sitemap', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toMatch(
      /Sitemap: http.*\/sitemap\.xml/,
    );
  });

  test('logos come as images that cannot run scripts', async ({ request }) => {
    const response = await request.get('/logos/metamask/uni.svg');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/svg+xml');
    expect(response.headers()['content-security-policy']).toContain('sandbox');
    for (const path of [
      '/logos/metamask/..%2f..%2fpackage.json',
      '/logos/metamask/%2e%2e/package.json',
      '/logos/x/y',
      '/logos/metamask',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
