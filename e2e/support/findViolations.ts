import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { findOverflows } from './sideways';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe-core's rules of category "color" with these tags: themes affect only them. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const PHONE = { width: 390, height: 844 };

/** AxeBuilder evaluates axe-core twice in each run, and compiling it costs as much as a short page. */
const NOTHING = 'void 0';
const FRAME_MS = 1000;

/** Once for each document. As AxeBuilder, goes on without frames that do not answer. */
async function provideAxe(page: Page): Promise<void> {
  const source = new AxeBuilder({ page })['script']();
  const provide = async (frame: Frame) => {
    if (await frame.evaluate(() => 'axe' in window)) return;
    await frame.evaluate(source);
  };
  const [main, ...others] = page.frames();
  await provide(main!);
  await Promise.all(
    others.map((frame) =>
      Promise.race([
        provide(frame).catch(() => undefined),
        new Promise((resolve) => {
          setTimeout(resolve, FRAME_MS);
        }),
      ]),
    ),
  );
}

async function find(
  page: Page,
  rules: { tags: string[] } | { only: string[] },
  within?: string,
): Promise<string[]> {
  // Skips passes and frames of other origins: both cost as much as the rules.
  const each = new AxeBuilder({ page, axeSource: NOTHING })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const axe = 'tags' in rules ? each.withTags(rules.tags) : each.withRules(rules.only);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

/**
 * Chromium keeps some colors of the old theme, mostly outside the window: hiding the root for a
 * moment drops them all. React paints its changes two frames later.
 */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (theme) => {
    const root = document.documentElement;
    const { scrollX: left, scrollY: top } = window;
    root.dataset.theme = theme;
    root.style.display = 'none';
    void root.offsetHeight;
    root.style.display = '';
    window.scrollTo({ left, top, behavior: 'instant' });
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
  }, colorScheme);
}

/**
 * All rules in the light theme, color rules in the dark one (not at phone width, which has the same
 * colors), with lazy sections laid out: skipped
 * ones keep the other theme's colors. From the top of the page: elsewhere a message, which is fixed,
 * may lie over what is scrolled past it.
 * @param within selector of the part to check; default the whole page
 */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  const top = await page.evaluate(() => {
    const { scrollY } = window;
    document.documentElement.dataset.restoring = '';
    window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollY;
  });
  await provideAxe(page);
  await inTheme(page, 'light');
  const light = await find(page, { tags: TAGS }, within);
  const dark: string[] = [];
  if (page.viewportSize()!.width !== PHONE.width) {
    await inTheme(page, 'dark');
    dark.push(...(await find(page, { only: OF_COLOUR }, within)));
    await inTheme(page, 'light');
  }
  await page.evaluate((before) => {
    delete document.documentElement.dataset.restoring;
    delete document.documentElement.dataset.theme;
    window.scrollTo({ top: before, behavior: 'instant' });
  }, top);
  return [...light, ...dark.map((violation) => `in the dark theme: ${violation}`)];
}

/** Targets too small for a finger on a phone, and widths at which the page scrolls sideways. */
export async function findNarrowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  await page.setViewportSize(PHONE);
  await provideAxe(page);
  const small = await find(page, { only: ['target-size'] });
  await page.setViewportSize(before);
  return [...small, ...(await findOverflows(page))];
}
