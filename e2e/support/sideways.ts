import type { Page } from '@playwright/test';

/** Pixels by which a page is wider than its window, with everything laid out that is normally laid out when it comes near. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
