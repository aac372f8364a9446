import type { Page } from '@playwright/test';

/** Horizontal overflow in px, with lazy sections laid out. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
