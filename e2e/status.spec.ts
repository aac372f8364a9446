import { expect, test } from './support/test';

test.describe('the state of the data', () => {
  test('is linked from the footer and says what is recorded and owed', async ({ page }) => {
    await page.goto('/methodology/1.0');
    await page.getByRole('contentinfo').getByText('State of the data').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('State of the data');
    for (const part of ['Recorded', 'Rated, and why not', 'Overdue checks', 'Runs out this week'])
      await expect(page.getByRole('region', { name: part })).toBeVisible();
    await expect(page.getByText(/Of \$\d+B in \d+ projects .+ is in rated ones/)).toBeVisible();
    const signals = page.getByRole('region', { name: 'What is known of each signal' });
    await expect(signals.getByRole('row', { name: /^Website/ })).toContainText(
      'not measured on this site',
    );
  });
});
