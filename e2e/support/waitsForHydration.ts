import type { Page } from '@playwright/test';

/**
 * Makes the page's goto, reload, goBack and goForward return when React has taken the page over. The site asks for its scripts after the
 * first paint, so the load event comes before; a person takes longer than that to press something, a test does not. A page that is not the
 * site's, or whose scripts are kept away on purpose, is left as it is.
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
