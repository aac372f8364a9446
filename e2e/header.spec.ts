import { member, PASSWORD, signInByCall } from './support/people';
import { SHORT_PAGE } from './support/shortPage';
import { expect, test } from './support/test';

test.describe('the header at desktop width', { tag: '@once' }, () => {
  test('its menus work by keyboard alone', async ({ header, accounts, page }) => {
    await accounts.visit('/company/privacy-policy');
    await header.menu('Products').focus();
    await page.keyboard.press('ArrowDown');
    await expect(header.link('Security Audit')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.menu('Products')).toBeFocused();
    await expect(header.menu('Products')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(header.link('Methodology')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/methodology$/);
    await expect(header.menu('Products')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('#__next-route-announcer__')).toContainText('Plumbline');
  });

  test('and by pointer, on the banner too', async ({ header, home, page }) => {
    await home.open();
    await expect(async () => {
      await page.mouse.move(640, 600);
      await header.menu('Products').hover();
      await expect(header.link('Skynet')).toBeVisible({ timeout: 500 });
    }).toPass();
    await header.menu('Company').hover();
    await expect(header.link('Careers')).toBeVisible();
    await expect(header.link('Skynet')).toBeHidden();
    await header.link('Privacy Policy').click();
    await expect(page).toHaveURL(/\/company\/privacy-policy$/);
    await expect(header.menu('Company')).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(640, 600);
    await header.menu('Company').hover();
    await page.mouse.move(640, 600);
    await expect(header.link('Careers')).toBeHidden();
  });

  test('between phone and desktop the drawer is 378 px, with a submenu 736', async ({
    header,
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(SHORT_PAGE);
    await header.openDrawer();
    const height = async () => (await header.drawer.boundingBox())?.height;
    await expect.poll(height).toBe(378);
    expect(await header.drawer.evaluate((drawer) => drawer.scrollHeight)).toBeLessThan(378);
    expect(
      await header.drawer.evaluate((drawer) => getComputedStyle(drawer).transitionDuration),
    ).toContain('0.3s');
    await header.menu('Products').click();
    await expect.poll(height).toBe(736);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(header.drawer).toBeHidden();
  });

  test('an announcement that was closed is not there before the scripts of the page are', async ({
    home,
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    await home.open();
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(home.announcement).toBeHidden();
    await page.route('**/_next/static/**', (route) => route.abort());
    await page.reload();
    await expect(home.announcement).toBeAttached();
    await expect(home.announcement).toBeHidden();
  });
});

test.describe('the drawer on a phone', { tag: '@phone' }, () => {
  test('fills the screen, leads somewhere and closes', async ({ header, page, viewport }) => {
    await page.goto('/');
    await header.openDrawer();
    await expect.poll(() => header.drawer.boundingBox()).toEqual({ x: 0, y: 0, ...viewport! });
    await expect(header.drawer.getByPlaceholder('Search project')).toBeVisible();
    await header.menu('Company').click();
    await header.drawer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/company\/privacy-policy$/);
    await expect(header.drawer).toBeHidden();
    await header.openDrawer();
    await page.keyboard.press('Escape');
    await expect(header.drawer).toBeHidden();
    await expect(header.opener).toBeFocused();
    await header.openDrawer();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(header.drawer).toBeHidden();
  });

  test('leads to the form for a quote, and is closed after it', async ({ header, page, quote }) => {
    await page.goto(SHORT_PAGE);
    await header.openDrawer();
    await header.menu('Request a quote').click();
    await expect(quote.dialog).toBeVisible();
    await expect(header.drawer).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(quote.dialog).toBeHidden();
    await expect(header.opener).toBeFocused();
  });

  test('its search leads to a project', async ({ header, page }) => {
    await page.goto(SHORT_PAGE);
    await header.openDrawer();
    await header.drawer.getByPlaceholder('Search project').fill('uniswap');
    await header.drawer
      .getByRole('option', { name: /Uniswap/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/projects\/uniswap$/);
    await expect(header.drawer).toBeHidden();
  });

  test('has an Account submenu and Sign Out for a signed-in user', async ({
    accounts,
    header,
    page,
    request,
  }) => {
    const email = await member(request);
    expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
    await accounts.visit(SHORT_PAGE);
    await expect(accounts.menu).toBeVisible();
    // The submenu asks it; after the session's end it would be refused.
    const counted = page.waitForResponse('**/api/alerts?limit=0');
    await header.openDrawer();
    await header.drawer.getByRole('button', { name: 'Account' }).click();
    await expect(header.drawer.getByRole('link', { name: 'Account Settings' })).toBeVisible();
    await counted;
    await header.drawer.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Signed out successfully.')).toBeVisible();
    await expect(header.drawer).toBeHidden();
  });
});

test.describe('scrolling', () => {
  test('a new page is shown from its top; back and forward show the place that was left', async ({
    accounts,
    header,
    page,
  }) => {
    await accounts.visit('/company/privacy-policy');
    await header.scrollTo(1_500);
    await header.followInPlace(page.getByRole('link', { name: 'Plumbline, home' }).first());
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => header.scrollY()).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/company\/privacy-policy$/);
    await expect.poll(() => header.scrollY()).toBe(1_500);
    await page.goForward();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => header.scrollY()).toBe(0);
  });

  test('a filter of the leaderboard does not lead to the top', async ({
    accounts,
    header,
    home,
  }) => {
    await accounts.visit('/');
    await header.scrollTo(500);
    const all = await home.count.textContent();
    const before = await header.scrollY();
    await header.followInPlace(
      home.leaderboard.getByRole('link', { name: 'Lending', exact: true }).first(),
    );
    await expect(home.count).not.toHaveText(all!);
    await expect(home.leaderboard).toBeInViewport();
    expect(await header.scrollY()).toBeGreaterThanOrEqual(before);
  });
});
