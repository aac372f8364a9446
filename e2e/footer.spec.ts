import { SHORT_PAGE } from './support/shortPage';
import { expect, test } from './support/test';

test.describe('the footer', () => {
  test('has no broken link', { tag: '@once' }, async ({ footer, page, request }) => {
    await page.goto(SHORT_PAGE);
    const links = await footer.whole
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).getAttribute('href')!));
    const own = [...new Set(links.filter((href) => href.startsWith('/')))];
    expect(own.length).toBeGreaterThan(12);
    const answers = await Promise.all(
      own.map(async (href) => `${(await request.get(href)).status()} ${href}`),
    );
    expect(answers).toEqual(own.map((href) => `200 ${href}`));
  });

  test(
    'shows the copyright line of this year once of its two',
    { tag: '@widths' },
    async ({ footer, page }) => {
      await page.goto(SHORT_PAGE);
      await expect(footer.copyright).toHaveCount(2);
      await expect(footer.copyright.filter({ visible: true })).toHaveText([
        `© ${new Date().getUTCFullYear()} Plumbline`,
      ]);
    },
  );

  test('opens the chat app’s code by keyboard, and Escape or a click elsewhere closes it', async ({
    footer,
    page,
  }) => {
    await page.goto(SHORT_PAGE);
    await footer.chatApp.focus();
    await page.keyboard.press('Enter');
    await expect(footer.code).toBeInViewport({ ratio: 1 });
    expect(await footer.code.boundingBox()).toMatchObject({ width: 150, height: 150 });
    await page.keyboard.press('Tab');
    await expect(footer.popover.getByRole('link')).toBeFocused();
    await expect(footer.popover.getByRole('link')).toHaveAttribute(
      'href',
      'https://app.example/invite/plumbline',
    );
    await page.keyboard.press('Escape');
    await expect(footer.popover).toBeHidden();
    await expect(footer.chatApp).toBeFocused();
    await footer.chatApp.click();
    await expect(footer.code).toBeVisible();
    await footer.column('Learn').getByRole('heading').click();
    await expect(footer.popover).toBeHidden();
  });

  test('chooses a theme, which stays', { tag: '@widths' }, async ({ page, viewport }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(SHORT_PAGE);
    const light = await background();
    const dark = page.getByRole('group', { name: 'Theme' }).getByText('Dark');
    if (viewport!.width < 400)
      expect((await dark.boundingBox())!.height, 'height to touch').toBeGreaterThanOrEqual(44);
    await dark.click();
    await expect.poll(background).not.toBe(light);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await background()).not.toBe(light);
  });
});
