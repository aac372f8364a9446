import type { Page } from '@playwright/test';
import type { Tour } from './pages/Tour';
import { member, PASSWORD, signInByCall } from './support/people';
import { sidewaysOverflow } from './support/sideways';
import { expect, test } from './support/test';

const STEPS = [
  'Your account',
  'Find a project',
  'The leaderboard',
  'Watch a project',
  'The lines of a rating',
  'Every signal, with its source',
  'Changes and alerts',
];

function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('Guided tour'))
      warnings.push(message.text());
  });
  return warnings;
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Checks the counter, and that tooltip and target are both in view without overlap. */
async function standsAt(tour: Tour, step: number, of: number): Promise<void> {
  await expect(tour.title).toHaveText(STEPS[step - 1]!);
  await expect(tour.dialog).toContainText(`${step - (7 - of)} of ${of}`);
  await expect(tour.dialog).toBeInViewport({ ratio: 1 });
  await expect(tour.target(step)).toBeInViewport();
  // react-joyride rounds the page's position and the tooltip's.
  await expect
    .poll(async () => Math.abs((await tour.gapAbove(step)) - 20), 'from the scroll offset')
    .toBeLessThan(2);
  await expect
    .poll(async () => {
      const [dialog, target] = [
        (await tour.dialog.boundingBox())!,
        (await tour.target(step).boundingBox())!,
      ];
      return dialog.y + dialog.height <= target.y || target.y + target.height <= dialog.y;
    }, 'beside its target')
    .toBe(true);
}

test.describe('guided tour', () => {
  test(
    'leads a visitor through six steps on two pages to the sign-up, and removes its flag',
    { tag: '@widths' },
    async ({ page, tour }) => {
      const warnings = collectWarnings(page);
      // The first of this list is not rated.
      await page.goto('/?sort=name&tour=true');
      await standsAt(tour, 2, 6);
      expect(await tour.numbers()).toEqual({ overlay: '1000', tooltip: '1001', bar: 332 });
      await expect(tour.back).toBeHidden();
      await tour.next.click();
      await standsAt(tour, 3, 6);
      expect(await tour.numbers()).toMatchObject({ overlay: '999', tooltip: '1000' });
      await expect(page).toHaveURL('/?sort=name&tour=true');
      await tour.back.click();
      await standsAt(tour, 2, 6);
      let at = await scrolled(page);
      await tour.next.click();
      for (const step of [3, 4, 5, 6, 7]) {
        await standsAt(tour, step, 6);
        expect(await sidewaysOverflow(page)).toBe(0);
        if (step !== 4) expect(await scrolled(page)).toBeGreaterThanOrEqual(at);
        at = await scrolled(page);
        await tour.next.click();
      }
      await expect(tour.dialog.getByRole('link', { name: 'Sign Up' })).toBeVisible();
      await expect(tour.dialog).not.toContainText(/\d of \d/);
      await tour.done.click();
      await expect(tour.dialog).toBeHidden();
      await expect(page).toHaveURL(/\/projects\/[^?]+$/);
      // Going back must not restart the tour.
      await page.goBack();
      await expect(page).toHaveURL('/?sort=name');
      await expect(page.locator('.tour-start')).toBeVisible();
      await expect(tour.dialog).toBeHidden();
      expect(warnings).toEqual([]);
    },
  );

  test(
    'at the search, each result can be chosen beside the tooltip, by mouse and by keyboard',
    { tag: '@widths' },
    async ({ page, tour, home: { search } }) => {
      await page.goto('/?tour=true');
      await standsAt(tour, 2, 6);
      await page.keyboard.press('/');
      await search.type('uniswap');
      await expect(search.findResult('Uniswap').first()).toBeVisible();
      await standsAt(tour, 2, 6);
      await expect(async () => {
        for (const row of await search.results.all())
          await row.click({ trial: true, timeout: 2_000 });
      }, 'each row of what is found can be pressed').toPass({ timeout: 15_000 });
      // The list stays until the button is pressed: the button must not move.
      await tour.next.click();
      await standsAt(tour, 3, 6);
      await expect(search.panel).toBeHidden();
      await tour.back.click();
      await standsAt(tour, 2, 6);
      await expect(tour.next).toBeFocused();
      await page.keyboard.press('/');
      await expect(search.results).not.toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await standsAt(tour, 4, 6);
      await page.goBack();
      await standsAt(tour, 3, 6);
      await tour.back.click();
      await standsAt(tour, 2, 6);
      await search.open();
      await search.results.last().click();
      await standsAt(tour, 4, 6);
    },
  );

  test(
    'the sign-up completion leads to the sign-up',
    { tag: '@full' },
    async ({ page, tour, accounts }) => {
      await page.goto('/?tour=true');
      for (const step of [2, 3, 4, 5, 6, 7]) {
        await standsAt(tour, step, 6);
        await tour.next.click();
      }
      await tour.dialog.getByRole('link', { name: 'Sign Up' }).click();
      await expect(accounts.createAccount).toBeVisible();
      await expect(tour.overlay).toBeHidden();
    },
  );

  test('begins in the settings, and shows a signed-in user seven steps', async ({
    accounts,
    page,
    tour,
    request,
  }) => {
    const email = await member(request);
    expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
    await page.goto('/my/settings');
    await page
      .getByRole('region', { name: 'Guided Tour' })
      .getByRole('link', { name: 'Get Started' })
      .click();
    await standsAt(tour, 1, 7);
    await expect.poll(() => tour.pointsAt(accounts.menu), 'at the avatar').toBe(true);
    await expect(page).toHaveURL('/?tour=true');
    await tour.next.click();
    await tour.close.click();
    await expect(tour.title).toHaveText('Skip the tour?');
    await tour.resume.click();
    for (const step of [2, 3, 4, 5, 6, 7]) {
      await standsAt(tour, step, 7);
      await tour.next.click();
    }
    await expect(tour.title).toHaveText('That’s the tour');
    await expect(tour.dialog.getByRole('link')).toHaveCount(0);
    await tour.done.click();
    await expect(tour.dialog).toBeHidden();
  });

  test(
    'asks before it is skipped, and stops when the session is over',
    { tag: '@full' },
    async ({ page, accounts, tour, request, context }) => {
      const email = await member(request);
      expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
      await page.goto('/?tour=true');
      await expect(tour.title).toHaveText(STEPS[0]!);
      await tour.close.click();
      await tour.skip.click();
      await expect(tour.dialog).toBeHidden();
      await expect(page).toHaveURL('/');

      await page.getByRole('link', { name: 'Take the guided tour' }).click();
      await standsAt(tour, 1, 7);
      await expect(tour.next).toBeFocused();
      await context.clearCookies();
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(tour.dialog).toBeHidden();
      await accounts.showLinks();
      await expect(accounts.link('Log In')).toBeVisible();
    },
  );

  test('Escape closes a tooltip, a press on the overlay does not, a press in the highlighted area passes', async ({
    page,
    tour,
    home,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Take the guided tour' }).click();
    await standsAt(tour, 2, 6);
    await expect(page).toHaveURL('/');
    await expect(tour.next).toBeFocused();
    await tour.pressOverlay();
    await home.search.input.click();
    await expect(home.search.input).toBeFocused();
    await expect(tour.title).toHaveText(STEPS[1]!);
    await page.keyboard.press('Escape');
    // The first press closes the search list.
    await expect(tour.title).toHaveText(STEPS[1]!);
    await page.keyboard.press('Escape');
    await expect(tour.title).toHaveText('Skip the tour?');
    await page.keyboard.press('Escape');
    await standsAt(tour, 2, 6);
    await tour.next.click();
    await standsAt(tour, 3, 6);
    // A second tour must not start.
    await page.locator('.tour-start').dispatchEvent('click');
    await standsAt(tour, 3, 6);
    await home.rows.nth(1).getByRole('link').first().click();
    await standsAt(tour, 4, 6);
    await page.goBack();
    await standsAt(tour, 3, 6);
    await tour.close.click();
    await tour.skip.click();
    // The page that had the focus is gone.
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(
    'Back passes over a missing or invisible target as Next does',
    { tag: '@full' },
    async ({ page, tour }) => {
      await page.goto('/?tour=true');
      for (const step of [2, 3, 4, 5, 6]) {
        await expect(tour.title).toHaveText(STEPS[step - 1]!);
        await tour.next.click();
      }
      await expect(tour.title).toHaveText(STEPS[6]!);
      const warnings = collectWarnings(page);
      await page.addStyleTag({
        content: '.tour-step-5 { display: none } .tour-step-6 { visibility: hidden }',
      });
      await tour.back.click();
      await expect(tour.title).toHaveText(STEPS[3]!);
      expect(warnings).toEqual(
        [6, 5].map((step) => `Guided tour: nothing to show at .tour-step-${step}, moving on.`),
      );
      await tour.next.click();
      await expect(tour.title).toHaveText(STEPS[6]!);
    },
  );

  test(
    'skips a missing or invisible target with a warning in the console',
    { tag: '@full' },
    async ({ page, tour }) => {
      const warnings = collectWarnings(page);
      await page.goto('/?tour=true');
      await expect(tour.title).toHaveText(STEPS[1]!);
      await page.addStyleTag({
        content: '.tour-step-5 { display: none } .tour-step-6 { visibility: hidden }',
      });
      for (const step of [2, 3, 4, 7]) {
        await expect(tour.title).toHaveText(STEPS[step - 1]!);
        await tour.next.click();
      }
      await expect(tour.done).toBeVisible();
      expect(warnings).toEqual(
        [5, 6].map((step) => `Guided tour: nothing to show at .tour-step-${step}, moving on.`),
      );
    },
  );
});
