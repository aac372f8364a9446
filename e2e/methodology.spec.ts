import { expect, test } from './support/test';

interface MethodJson {
  version: string;
  categories: { id: string; weight: number }[];
  signals: { id: string }[];
  gates: { id: string }[];
}

test.describe('methodology page', () => {
  test('shows every signal and every gate of the method that computes, and keeps method 1.0', async ({
    methodology,
    page,
    request,
  }) => {
    const method = (await (await request.get('/api/methodology')).json()) as MethodJson;
    await methodology.open();
    await expect(methodology.title).toBeVisible();
    expect(method.signals.length).toBeGreaterThan(15);
    for (const { id } of method.signals)
      await expect(methodology.section(`signal-${id}`)).toBeAttached();
    for (const { id } of method.gates)
      await expect(page.locator(`[id="gate-${id}"]`)).toBeAttached();
    await expect(methodology.section('demonstration')).toBeAttached();
    await methodology.open('1.0');
    await expect(methodology.title).toHaveText('How ratings were made by method 1.0');
    await expect(methodology.section('gate-honeypot')).toBeAttached();
  });

  test('runs the method in the calculator', async ({ methodology, page }) => {
    await methodology.open();
    await page.getByRole('button', { name: 'Open the calculator' }).click();
    const result = page.getByRole('region', { name: 'Result', exact: true });
    await expect(result).toContainText('0.0 proven, 100.0 possible');
    await page.getByLabel('Who can change code or move funds').selectOption('one key, no delay');
    await expect(result).toContainText('at most B');
    await page.getByLabel('Project', { exact: true }).fill('aave');
    await page.getByRole('button', { name: 'Aave', exact: true }).click();
    await expect(page.getByText('the facts published for Aave')).toBeVisible();
    await expect(result).not.toContainText('0.0 proven, 100.0 possible');
  });

  test('is filled by the link of a record', { tag: '@once' }, async ({ page }) => {
    await page.goto('/projects/aave');
    await page.getByRole('link', { name: 'Or try other facts in the calculator' }).click();
    await page.waitForURL('**/methodology?project=aave#calculator');
    await expect(
      page.getByText('it is not published, and the result is not a rating'),
    ).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Result', exact: true })).toBeVisible();
    await expect(page.getByText('the facts published for Aave')).toBeVisible();
  });

  test('opens the signal that a link names', { tag: '@once' }, async ({ methodology, page }) => {
    await page.goto('/methodology#signal-delay');
    await expect(methodology.section('signal-delay')).toBeVisible();
    await expect(methodology.section('signal-maturity')).toBeHidden();
  });
});
