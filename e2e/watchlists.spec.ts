import type { Page } from '@playwright/test';
import { Watchlists } from './pages/Watchlists';
import { findViolations } from './support/findViolations';
import { comeBackTo, member, OWN, PASSWORD, signInByCall, signOutByCall } from './support/people';
import { findOverflows } from './support/sideways';
import { expect, test } from './support/test';

const THREE = ['aave', 'liquity', 'optimism'];
const star = (page: Page) => page.getByRole('button', { name: /^Watch(ing)? Liquity/ }).first();

test('a star without an account survives a reload and joins the account at the login', async ({
  accounts,
  page,
  request,
}) => {
  await page.goto('/projects/liquity');
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  const email = await member(request);
  await accounts.open('Log In', '/projects/liquity');
  await accounts.signIn(email, PASSWORD);
  await accounts.logIn.waitFor({ state: 'hidden' });
  await expect(accounts.menu).toBeVisible();
  const watchlists = new Watchlists(page);
  await watchlists.open();
  await expect(watchlists.title).toHaveText('Watchlist');
  await expect(watchlists.projects).toHaveText(['Liquity']);
  expect(await page.evaluate(() => localStorage.getItem('stars'))).toBeNull();
});

test.describe('watchlists', () => {
  let watchlists: Watchlists;
  let email: string;
  test.beforeEach(async ({ page, request }) => {
    watchlists = new Watchlists(page);
    email = await watchlists.arrive(request);
  });

  test('are made, renamed, moved, deleted and brought back', async ({ page }) => {
    await watchlists.open();
    await expect(watchlists.main.getByText('You watch no projects yet')).toBeVisible();
    for (const name of ['Core', 'Loans']) {
      await watchlists.button(/New list/).click();
      await watchlists.main.getByLabel('Name of the new list').fill(name);
      await page.keyboard.press('Enter');
      await expect(watchlists.title).toHaveText(name);
    }
    await watchlists.button('Rename Loans').click();
    await watchlists.main.getByLabel('Name of the list').fill('Lending');
    await watchlists.button('Save').click();
    await expect(watchlists.title).toHaveText('Lending');
    await watchlists.button('More for Lending').click();
    await watchlists.button('Move list up').click();
    await expect(watchlists.lists).toHaveText(['Lending', 'Core']);
    // The order shows at once; the words come with the answer.
    await expect(watchlists.main.getByText('Lending is now list 1 of 2.')).toBeVisible();
    // Its visit is noted by a call, which would not find a deleted list.
    const visited = page.waitForResponse('**/api/watchlist/visited');
    await page.reload();
    await expect(watchlists.lists).toHaveText(['Lending', 'Core']);
    await visited;
    await watchlists.button('More for Lending').click();
    await watchlists.button('Delete list').click();
    await expect(watchlists.title).toHaveText('Core');
    await expect(watchlists.lists).toHaveText(['Core']);
    await watchlists.button('Undo').click();
    await expect(watchlists.title).toHaveText('Lending');
    await watchlists.main.getByRole('link', { name: /^Core/ }).click();
    await expect(watchlists.title).toHaveText('Core');
    await page.goBack();
    await expect(watchlists.title).toHaveText('Lending');
  });

  test('take projects by search and by pasting, with notes, and are exported', async ({ page }) => {
    await watchlists.open(await watchlists.have('Core', []));
    await watchlists.button('Add project').click();
    const search = watchlists.main.getByRole('combobox', { name: /^Search projects/ });
    await search.fill('Liquity');
    await expect(watchlists.main.getByRole('option').first()).toContainText('Liquity');
    const box = async (role: 'search' | 'listbox') =>
      (await watchlists.main.getByRole(role).boundingBox())!;
    const [field, results] = [await box('search'), await box('listbox')];
    expect(results.x + results.width, 'in its panel').toBeLessThanOrEqual(field.x + field.width);
    await search.press('Enter');
    await expect(watchlists.projects).toHaveText(['Liquity']);
    const pasted = watchlists.main.getByLabel(/paste names/);
    await pasted.fill('Aave\nOP Mainnet\nqqqqqqqqqq');
    await watchlists.button('Find projects').click();
    await expect(watchlists.main.getByRole('heading', { name: 'Not found (1)' })).toBeVisible();
    await watchlists.button(/^Add \d projects?$/).click();
    await expect(watchlists.projects).toContainText(['Liquity', 'Aave']);
    await expect(pasted).toHaveValue(/qqqqqqqqqq$/);
    await watchlists.button('Actions for Liquity').click();
    await watchlists.main.getByLabel('Note on Liquity').fill('No one can change it.');
    await watchlists.button('Save note').click();
    await expect(watchlists.main.getByText('The note is saved.')).toBeVisible();
    const html = await (await page.reload())!.text();
    expect(html, 'the rows come with the page').toContain('No one can change it.');
    await expect(watchlists.main.getByRole('rowheader', { name: /Liquity/ })).toContainText(
      'No one can change it.',
    );
    await watchlists.button('Export').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      watchlists.main.getByRole('link', { name: /^CSV/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^plumbline-core-\d{4}-\d\d-\d\d\.csv$/);
  });

  test('are read by anyone who has the link, without scripts, until it is revoked', async ({
    browser,
    baseURL,
  }) => {
    await watchlists.open(await watchlists.have('Shared by Ada', THREE));
    await watchlists.button('Share').click();
    await watchlists.button('Create link').click();
    const address = await watchlists.main.getByLabel('Link to this list').inputValue();
    const anybody = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const reader = await anybody.newPage();
    await reader.goto(new URL(address).pathname);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Shared by Ada');
    await expect(reader.getByRole('rowheader')).toHaveCount(3);
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await watchlists.button('Revoke link').click();
    await expect(watchlists.main.getByText('The link no longer works.')).toBeVisible();
    expect((await reader.reload())!.status()).toBe(404);
    await anybody.close();
  });

  test('changed in another tab show the newer version, and what was typed stays', async ({
    context,
    problems,
  }) => {
    problems.expect(/409/);
    const id = await watchlists.have('Core', THREE);
    await watchlists.open(id);
    await watchlists.button('Rename Core').click();
    const field = watchlists.main.getByLabel('Name of the list');
    await field.fill('Mine');
    const other = new Watchlists(await context.newPage());
    await other.open(id);
    await other.button('Rename Core').click();
    await other.main.getByLabel('Name of the list').fill('Theirs');
    // The name shows before the answer.
    const renamed = other.page.waitForResponse('**/api/watchlist/update');
    await other.button('Save').click();
    await renamed;
    await expect(other.title).toHaveText('Theirs');
    await field.press('Enter');
    await expect(watchlists.main.getByRole('alert')).toContainText('now called “Theirs”');
    await expect(watchlists.title).toHaveText('Theirs');
    await expect(field).toHaveValue('Mine');
    await field.press('Enter');
    await expect(watchlists.title).toHaveText('Mine');
  });

  test('keep what is typed when the session ends elsewhere, and give it back after the login', async ({
    context,
    page,
    problems,
  }) => {
    problems.expect(/401/);
    await watchlists.open(await watchlists.have('Core', THREE));
    await watchlists.button('Actions for Aave').click();
    const note = watchlists.main.getByLabel('Note on Aave');
    await note.fill('A thought that took an hour.');
    const other = await context.newPage();
    await other.goto('/methodology');
    await signOutByCall(context.request);
    await page.bringToFront();
    await comeBackTo(page);
    const cover = page.getByRole('dialog', { name: 'You are signed out' });
    await expect(cover).toBeVisible();
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await page.screenshot({ path: `.tmp/signed-out-${page.viewportSize()!.width}.png` });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(cover).toBeVisible();
    expect(await signInByCall(context.request, email, PASSWORD)).toBe(200);
    await comeBackTo(page);
    await expect(cover).toBeHidden();
    await expect(note).toHaveValue('A thought that took an hour.');
    await watchlists.button('Save note').click();
    await expect(watchlists.main.getByText('The note is saved.')).toBeVisible();
  });

  test(
    'take a star back with a message when there is no network',
    { tag: '@full' },
    async ({ context, page, problems }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED/);
      await page.goto('/projects/liquity', { waitUntil: 'networkidle' });
      await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
      await context.setOffline(true);
      await star(page).click();
      await expect(page.getByText(/^Liquity was not added\. You seem to be offline/)).toBeVisible();
      await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
      await context.setOffline(false);
      await star(page).click();
      await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test(
    'have every control in view beside long names and notes',
    { tag: '@widths' },
    async ({ page, isMobile }) => {
      const list = await watchlists.have('Core', ['aave', 'aerodrome']);
      const answer = await page.request.post('/api/watchlist/note', {
        headers: OWN,
        data: { id: list, project: 'aave', note: 'long '.repeat(100).trim() },
      });
      expect(answer.status()).toBe(200);
      await watchlists.open(list);
      for (const width of isMobile ? [390] : [820, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const actions = (await watchlists.button('Actions for Aave').boundingBox())!;
        expect(actions.x + actions.width, `at ${width} px`).toBeLessThanOrEqual(width);
        const noted = (await watchlists.main.locator('.note').boundingBox())!;
        expect(noted.height, `at ${width} px`).toBeLessThanOrEqual(60);
      }
      await page.screenshot({ path: `.tmp/noted-${isMobile ? 'phone' : 'desktop'}.png` });
      if (isMobile) return;
      const side = page.getByRole('navigation', { name: 'Watchlists' });
      await side.getByRole('link', { name: 'Alerts' }).click();
      await expect(page).toHaveURL(/\/my\/alerts$/);
    },
  );

  test('work by the keyboard alone', { tag: '@once' }, async ({ page }) => {
    await watchlists.open(await watchlists.have('Core', THREE));
    await expect(watchlists.projects).toHaveCount(THREE.length);
    const before = await watchlists.projects.allTextContents();
    await watchlists.button(`Actions for ${before[0]}`).focus();
    await page.keyboard.press('Enter');
    await watchlists.button('Move down').focus();
    await page.keyboard.press('Enter');
    await expect(watchlists.projects).toHaveText([before[1]!, before[0]!, before[2]!]);
    await expect(watchlists.button('Move down')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(watchlists.projects).toHaveText([before[1]!, before[2]!, before[0]!]);
    await watchlists.button('Remove').focus();
    await page.keyboard.press('Enter');
    await expect(watchlists.projects).toHaveText([before[1]!, before[2]!]);
    await expect(watchlists.button('Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(watchlists.projects).toHaveText([before[1]!, before[2]!, before[0]!]);
    await watchlists.button('More for Core').focus();
    await page.keyboard.press('ArrowDown');
    await expect(watchlists.button('Move list up')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(watchlists.button('More for Core')).toBeFocused();
  });

  test('violate no rule of accessibility and fit every width, empty, filled and open', async ({
    page,
  }) => {
    test.slow();
    await watchlists.open();
    await expect(watchlists.button(/^Add /).first()).toBeVisible();
    expect.soft(await findViolations(page), 'without lists').toEqual([]);
    await watchlists.open(
      await watchlists.have('A name of sixty characters that goes on and on to its end', THREE),
    );
    await expect(watchlists.projects).toHaveCount(3);
    await expect(watchlists.main.getByText('0 new alerts')).toHaveCount(3);
    expect.soft(await findViolations(page), 'a list').toEqual([]);
    await watchlists.button('Add project').click();
    await expect(watchlists.main.getByLabel(/paste names/)).toBeVisible();
    await watchlists
      .button(/^Actions for /)
      .first()
      .click();
    await watchlists.button(/^Columns/).click();
    await watchlists.button(/^Deleted lists/).click();
    await expect(watchlists.main.getByText('No list was deleted in the last day.')).toBeVisible();
    expect.soft(await findViolations(page), 'with all open').toEqual([]);
    expect(await findOverflows(page)).toEqual([]);
  });
});
