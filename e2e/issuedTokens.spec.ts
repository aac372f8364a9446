import { expect, test } from './support/test';

const TOKENS = 21;

test.describe('tokens of a project', () => {
  test('are folded under it in the search, in an option that opens their list', async ({
    home,
    page,
  }) => {
    await home.open();
    await home.search.type('aave');
    await expect(home.search.findResult('Aave').first()).toContainText('AAVE');
    await expect(home.search.findResult('aDAI')).toHaveCount(0);
    await home.search.panel.getByRole('option', { name: `${TOKENS} tokens of Aave` }).click();
    await expect(page).toHaveURL(/\?issuer=aave#leaderboard$/);
    await expect(home.count).toContainText(`of ${TOKENS}`);
  });

  test('are found by their own ticker, with the project that issues them', async ({
    home,
    page,
  }) => {
    await home.open();
    await home.search.type('aDAI');
    await expect(home.search.results.first()).toContainText('Issued by Aave');
    await home.search.results.first().click();
    await expect(page.getByRole('main')).toContainText('Issued by Aave');
    const card = page.getByRole('region', { name: 'What is recorded' });
    await expect(card.getByRole('link', { name: /Aave V2 Ethereum market/ })).toBeVisible();
    await card.getByRole('link', { name: 'Aave', exact: true }).click();
    await expect(page).toHaveURL(/\/projects\/aave$/);
  });
});

test.describe('the list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'has one row of the project, and a link to its tokens',
    { tag: '@once' },
    async ({ home, page }) => {
      await home.open('?text=aave');
      const row = home.rows.filter({ has: page.getByRole('link', { name: /^Aave AAVE/ }) });
      await expect(row).toHaveCount(1);
      await expect(home.rows.filter({ hasText: 'aDAI' })).toHaveCount(0);
      await row.getByRole('link', { name: `and ${TOKENS} of its tokens` }).click();
      await expect(home.count).toContainText(`of ${TOKENS}`);
      await expect(home.leaderboard).toContainText('Tokens of Aave');
      await expect(home.rows.filter({ hasText: 'aDAI' })).toContainText('Issued by Aave');
      await home.leaderboard.getByRole('link', { name: 'Show all projects' }).click();
      await expect(home.rows.first()).toContainText('Liquity');
    },
  );
});
