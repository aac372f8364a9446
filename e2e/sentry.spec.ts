import { builtWith } from './support/builtWith';
import { startSentryCollector } from './support/sentryCollector';
import { expect, test } from './support/test';

test(
  'Sentry gets the error of a browser with release and environment once the page is idle, without the user',
  { tag: '@once' },
  async ({ home, page, problems }) => {
    problems.expect(/500|search-project|api\/errors/);
    const collector = await startSentryCollector();
    await builtWith(page, {
      NEXT_PUBLIC_SENTRY_DSN: collector.dsn,
      NEXT_PUBLIC_SENTRY_ENVIRONMENT: 'staging',
    });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // Delays the page's load event.
    await page.route('**/held.png', async (route) => {
      await answered;
      await route.abort('aborted');
    });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        new Image().src = '/held.png';
      });
    });
    await page.route('**/api/search-project?*', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'UNKNOWN', message: 'for mara@example.org' } },
      }),
    );
    await page
      .context()
      .addCookies([{ name: 'session', value: 'of-mara', url: process.env.E2E_URL! }]);

    await page.goto('/?text=mara', { waitUntil: 'domcontentloaded' });
    const reported = page.waitForResponse((response) => response.url().endsWith('/api/errors'));
    await home.search.type('mara');
    await reported;
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    expect(collector.envelopes).toEqual([]);

    answer();
    await expect.poll(() => collector.events().length).toBe(1);
    const [event] = collector.events();
    expect(event).toMatchObject({
      release: expect.stringMatching(/^plumbline@\d/),
      environment: 'staging',
      platform: 'javascript',
    });
    expect(event).toMatchObject({
      exception: {
        values: [
          {
            type: 'Reported',
            value: expect.stringMatching(
              /^Server error 500: Page http:.*\/, call \/api\/search-project\?\[query\] .*for \[email\]/,
            ),
          },
        ],
      },
    });
    expect(
      Object.keys(event!).filter((part) =>
        ['user', 'request', 'breadcrumbs', 'server_name', 'extra'].includes(part),
      ),
    ).toEqual([]);
    expect(collector.envelopes.join('\n')).not.toContain('mara');
    collector.stop();
  },
);
