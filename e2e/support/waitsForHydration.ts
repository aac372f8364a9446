import type { Page } from '@playwright/test';

/**
 * Makes goto, reload, goBack and goForward wait for hydration. Scripts load after the first paint,
 * so tests would press too early. Skips foreign pages and those whose scripts are blocked on
 * purpose.
 */
export function waitsForHydration(page: Page): void {
  const hydrated = async () => {
    if ((await page.locator('script[data-scripts]').count()) === 0) return;
    await page
      .waitForFunction(
        () => performance.getEntriesByName('Next.js-hydration').length > 0,
        undefined,
        { timeout: 5000 },
      )
      .catch(() => undefined);
  };
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const act = page[name].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...given: unknown[]) => {
      const response = await act(...given);
      await hydrated();
      return response;
    };
  }
}
