import { expect, test } from './support/test';

test.describe('projects side by side', () => {
  test('are found by name, added, narrowed to what differs, and removed', async ({ page }) => {
    await page.goto('/compare');
    const add = page.getByRole('searchbox', { name: 'Add a project' });
    await add.fill('Liquity');
    await add.press('Enter');
    await expect(page).toHaveURL(/projects=liquity$/);
    await expect(page.getByText('Add a second project to compare it with.')).toBeVisible();
    await add.fill('OP Mainnet');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/projects=liquity,optimism$/);
    const holder = page.getByRole('row', { name: /^Weakest holder/ });
    await expect(holder).toContainText('no one');
    await expect(page.getByRole('row', { name: /^Proven/ })).toContainText('highest');
    await page.getByRole('link', { name: 'Only what differs' }).click();
    await expect(page).toHaveURL(/rows=different$/);
    const rows = page.getByRole('table').locator('tbody tr:not(.band)');
    await expect(rows.and(page.locator('[data-differs="false"]'))).toHaveCount(0);
    await page.getByRole('link', { name: 'Remove Liquity' }).click();
    await expect(page).toHaveURL(/projects=optimism&rows=different$/);
    await page.goBack();
    await expect(page.getByRole('columnheader', { name: /Liquity/ })).toBeVisible();
  });

  test('are chosen from the rows of the leaderboard', async ({ page }) => {
    await page.goto('/');
    const list = page.getByRole('region', { name: 'Leaderboard' });
    const compare = list.getByRole('button', { name: 'Compare', exact: true });
    const boxes = list.getByRole('table').getByRole('checkbox');
    await list.getByRole('checkbox', { name: 'Compare Liquity' }).check();
    await boxes.last().check();
    await expect(compare).toBeInViewport();
    await list.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
    await expect(list.getByRole('button', { name: 'Clear', exact: true })).toBeHidden();
    for (const name of ['Lido', 'Liquity']) {
      await list.getByRole('checkbox', { name: `Compare ${name}` }).focus();
      await page.keyboard.press('Space');
    }
    await compare.click();
    await expect(page).toHaveURL(/\/compare\?projects=liquity&projects=lido$/);
    await expect(page.getByRole('columnheader', { name: /Lido/ })).toBeVisible();
  });

  test('are chosen from several pages of the leaderboard, and keep their ticks', async ({
    page,
  }) => {
    await page.goto('/');
    const list = page.getByRole('region', { name: 'Leaderboard' });
    const lido = list.getByRole('checkbox', { name: 'Compare Lido' });
    await lido.check();
    await list.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(lido).toHaveCount(0);
    await list.getByRole('table').getByRole('checkbox').first().check();
    await expect(list.getByText('2 ticked.')).toBeVisible();
    await list.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?projects=lido&projects=/);
    await expect(page.getByRole('columnheader', { name: /Lido/ })).toBeVisible();
    await page.goto('/');
    await lido.check();
    await list.getByRole('link', { name: 'Next' }).click();
    await expect(lido).toHaveCount(0);
    await list.getByRole('link', { name: 'Previous' }).click();
    await expect(lido).toBeChecked();
    await list.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(lido).not.toBeChecked();
  });

  test('that are not there are named, and what was typed stays', async ({ page }) => {
    await page.goto('/compare?projects=liquity,nobody-has-this-id');
    await expect(page.getByText('Not found: “nobody-has-this-id”.')).toBeVisible();
    const add = page.getByRole('searchbox', { name: 'Add a project' });
    await add.fill('qqqqqqqqqqqq');
    await add.press('Enter');
    await expect(page.getByText('Not found: “qqqqqqqqqqqq”.')).toBeVisible();
    await expect(add).toHaveValue('qqqqqqqqqqqq');
  });

  test('have a file and a picture', { tag: '@once' }, async ({ request }) => {
    const csv = await request.get('/compare/table.csv?projects=liquity,optimism');
    expect(csv.headers()['content-disposition']).toMatch(/^attachment/);
    expect(await csv.text()).toMatch(/^group,id,What,Liquity,OP Mainnet/);
    const picture = await request.get('/compare/card.png?projects=liquity,optimism');
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).readUInt32BE(16)).toBe(1_200);
  });
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('projects are compared all the same', async ({ page }) => {
    await page.goto('/compare?projects=liquity');
    await page.getByRole('searchbox', { name: 'Add a project' }).fill('OP Mainnet');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: /OP Mainnet/ })).toBeVisible();
    await page.goto('/');
    await page.getByRole('checkbox', { name: 'Compare Lido' }).check();
    await page.getByRole('checkbox', { name: 'Compare Safe' }).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: /Safe/ })).toBeVisible();
  });
});
