import { expect, test } from './support/test';

test(
  'a logo that fails before the scripts run gives way to the first letter',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.expect(/404/);
    let run: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      run = resolve;
    });
    await page.route('**/logos/**', (route) => route.fulfill({ status: 404 }));
    await page.route('**/_next/static/chunks/**', async (route) => {
      await running;
      await route.continue();
    });
    const opened = page.goto('/projects/uniswap');
    await page.waitForFunction(() => {
      const logo = document.querySelector<HTMLImageElement>('main img[src^="/logos/"]');
      return logo?.complete && logo.naturalWidth === 0;
    });
    run();
    await opened;
    const head = page.locator('.id', { has: page.getByRole('heading', { name: 'Uniswap' }) });
    await expect(head.locator('> [aria-hidden="true"]')).toHaveText('U');
    await expect(head.locator('img')).toHaveCount(0);
  },
);

test('logos come as images that cannot run scripts', { tag: '@once' }, async ({ request }) => {
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
