import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme can change the outcome of: axe-core's rules of the category "color" that have a tag of the above. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Every rule in the light theme; in the dark one, where the document is the same, the rules of colour.
 * @param within selector of the part that is looked at; the whole page without it
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const axe = isDark ? new AxeBuilder({ page }).withRules(OF_COLOUR) : new AxeBuilder({ page }).withTags(TAGS);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
}
