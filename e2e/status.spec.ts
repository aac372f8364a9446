import { expect, test } from './support/test';
import { sidewaysOverflow } from './support/sideways';

test.describe('the state of the data', () => {
  test('is linked from the footer and says what is recorded and owed', async ({ page }) => {
    await page.goto('/methodology/1.0');
    await page.getByRole('contentinfo').getByText('State of the data').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('State of the data');
    for (const part of ['Recorded', 'Rated, and why not', 'Overdue checks', 'Runs out this week'])
      await expect(page.getByRole('region', { name: part })).toBeVisible();
    const signals = page.getByRole('region', { name: 'What is known of each signal' });
    await expect(signals.getByRole('row', { name: /^Website/ })).toContainText(
      'not measured on this site',
    );
  });

  test('never scrolls sideways', { tag: '@once' }, async ({ page }) => {
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/status');
      expect(await sidewaysOverflow(page), `at ${width} px`).toBe(0);
    }
  });

  test('is missing below its address', { tag: '@once' }, async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto('/status/x');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});
