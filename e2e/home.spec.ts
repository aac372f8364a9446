import { expect, test } from './support/test';
import { findOverflows } from './support/sideways';

test.describe('home page', () => {
  test('shows the banner and three short lists, its header once they are scrolled past, and no announcement that was closed', async ({
    home,
    page,
  }) => {
    await home.open();
    await expect(home.title).toContainText('show their working');
    await expect(home.announcement).toBeVisible();
    await expect(home.search.input).toBeVisible();
    for (const list of ['Trending', 'Recently audited', 'Security alerts']) {
      await expect(page.getByRole('region', { name: list }).getByRole('listitem')).toHaveCount(3);
    }
    await expect(home.headerSearch.input).toBeHidden();
    await home.scrollPastBanner();
    await expect(home.headerSearch.input).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(home.headerSearch.input).toBeHidden();
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(home.announcement).toBeHidden();
    await page.reload();
    await expect(home.title).toBeVisible();
    await expect(home.announcement).toBeHidden();
  });

  test('lists the rated first, in bands by letter, then those without one', async ({
    home,
    page,
  }) => {
    await home.open();
    await expect(home.rows).toHaveCount(20);
    await expect(home.bands.first()).toContainText('A: 70 or more proven');
    await expect(home.rows.first()).toContainText('not needed');
    await home.open('?state=not-rated');
    await expect(home.bands).toHaveText(['Without a letter']);
    await expect(home.rows.first()).toContainText('listed');
    await expect(home.rows.nth(1)).toContainText('partly checked');
    await expect(home.rows.first()).toContainText('Needs: ');
    await home.open('?page=3');
    await expect(home.rows.first()).toContainText('partly checked');
    // What is only listed is asked for.
    await home.open('?page=9');
    await expect(home.rows).toHaveCount(0);
    await home.open();
    await page.getByRole('link', { name: 'Show all without a rating, listed ones too' }).click();
    await expect(page).toHaveURL(/state=not-rated/);
    await home.open('?state=not-rated&page=30');
    await expect(home.rows.first()).toContainText('listed');
  });

  test('orders by the money in a project, which is a column', async ({ home }) => {
    await home.open('?sort=value&dir=desc&columns=value');
    await expect(home.rows.first()).toContainText('Ethereum');
    await expect(home.rows.first()).toContainText('$221B market');
    await expect(home.rows.nth(1)).toContainText('$183B issued');
    // Without a letter the most money comes first.
    await home.open('?state=not-rated&columns=value');
    await expect(home.rows.first()).toContainText('$1.2T market');
  });

  test('shows the columns that are chosen', { tag: '@once' }, async ({ home, page }) => {
    await home.open('?columns=possible,known');
    await page.getByRole('button', { name: /Filters and columns/ }).click();
    const column = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await expect(column('Possible')).toBeChecked();
    await expect(column('How fast')).not.toBeChecked();
    await column('Governance').check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/columns=possible,known,governance/);
    await expect(home.rows.first()).toContainText('%');
  });

  test('filters by category, and the back button undoes it', async ({ home, page }) => {
    await home.open();
    const all = await home.count.textContent();
    await home.showCategory('Lending');
    await expect(page).toHaveURL(/category=lending/);
    await expect(home.count).not.toHaveText(all!);
    await page.goBack();
    await expect(page).not.toHaveURL(/category/);
    await expect(home.count).toHaveText(all!);
  });

  test(
    'a filtered view is a link that others can open',
    { tag: '@once' },
    async ({ home, page }) => {
      await home.open('?category=dex&rated=yes&sort=incidents');
      await expect(home.rows.first()).toBeVisible();
      await page.getByRole('button', { name: /Filters and columns/ }).click();
      await expect(page.getByRole('checkbox', { name: /^DEX \d/ })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: /^Rated \d/ })).toBeChecked();
    },
  );

  test('filters by the form and clears it', async ({ home, page }) => {
    await home.open();
    await page.getByRole('button', { name: /Filters and columns/ }).click();
    await page.getByRole('checkbox', { name: /^BB \d/ }).check();
    await page.getByRole('checkbox', { name: /^B \d/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/letter=BB,B/);
    await expect(home.rows.filter({ hasText: 'BB' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/letter/);
  });

  test(
    'says so when nothing matches, and shows a list for an address that makes no sense',
    { tag: '@once' },
    async ({ home, page }) => {
      await home.open('?letter=AAA&category=meme');
      await expect(page.getByText('No projects match these filters.')).toBeVisible();
      await home.open('?page=-7&sort=drop%20table&category[]=x&letter=%00&text=%F0%9F%98%80');
      await expect(home.title).toBeVisible();
    },
  );

  test('fits every width without its fonts, too', { tag: '@once' }, async ({ home, page }) => {
    await home.open();
    await page.addStyleTag({ content: '* { font-family: sans-serif !important; }' });
    expect(await findOverflows(page)).toEqual([]);
  });
});

test.describe('home page at desktop width', { tag: '@once' }, () => {
  test('sorts by a column in both directions', async ({ home, page }) => {
    await home.open();
    await home.sortBy('Rating');
    await expect(page).toHaveURL(/dir=desc/);
    await expect(home.leaderboard.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await home.sortBy('Rating');
    await expect(page).not.toHaveURL(/dir=/);
    await expect(home.leaderboard.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });
});
