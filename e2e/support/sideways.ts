import type { Page } from '@playwright/test';

const WIDTHS = [1280, 1040, 820, 700, 390, 320];

/** Horizontal overflow in px, with lazy sections laid out. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** @returns the widths of the window at which the page scrolls sideways */
export async function findOverflows(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before.height });
    const overflow = await sidewaysOverflow(page);
    if (overflow !== 0) found.push(`${overflow} px at ${width} px`);
  }
  await page.setViewportSize(before);
  return found;
}
