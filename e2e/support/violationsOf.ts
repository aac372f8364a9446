import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme can change the outcome of: axe-core's rules of the category "color" that have a tag of the above. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

async function find(
  page: Page,
  rules: { tags: string[] } | { only: string[] },
  within?: string,
): Promise<string[]> {
  // What passes is not written down, and no second page is opened for frames of other origins: there are none. Both cost as much as the rules.
  const each = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const axe = 'tags' in rules ? each.withTags(rules.tags) : each.withRules(rules.only);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

/**
 * The attribute, which names the same palette, makes Chromium compute every style anew: the media query alone leaves some as they were. Two
 * frames later what React makes of it is painted too.
 */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
  }, colorScheme);
}

/**
 * What axe-core has against a page as it stands: every rule in the light theme; in the dark one, where the document is the same, the rules of
 * colour. Everything is laid out meanwhile: what is skipped outside the window would keep the colours of the theme before.
 * @param within selector of the part that is looked at; the whole page without it
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.dataset.restoring = '';
  });
  await inTheme(page, 'light');
  const light = await find(page, { tags: TAGS }, within);
  await inTheme(page, 'dark');
  const dark = await find(page, { only: OF_COLOUR }, within);
  await inTheme(page, 'light');
  await page.evaluate(() => {
    delete document.documentElement.dataset.restoring;
    delete document.documentElement.dataset.theme;
  });
  return [...light, ...dark.map((violation) => `in the dark theme: ${violation}`)];
}
