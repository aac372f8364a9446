import { expect, test } from './support/test';

/** A view is held for ten seconds, a cached page for longer. */
const PAGE = '/?sort=audits';

test(
  'an edited announcement shows again to visitors who closed the old one, and stays closed while its words are the same',
  { tag: '@once' },
  async ({ operated, page, request }) => {
    test.slow();
    const announce = (content: string) => operated.command('announce', '--content', content);
    const banner = page.getByRole('complementary', { name: 'Announcement' });
    const open = () => page.goto(operated.url + PAGE);
    for (const content of ['Maintenance on Sunday', 'Maintenance on Monday']) {
      await announce(content);
      // The site asks the backend every few seconds, and holds the view.
      await expect
        .poll(async () => (await request.get(operated.url + PAGE)).text(), { timeout: 30_000 })
        .toContain(content);
      await open();
      await expect(banner).toContainText(content);
      await banner.getByRole('button', { name: 'Close announcement' }).click();
      await expect(banner).toBeHidden();
    }
    await announce('Maintenance on Monday');
    expect(await (await open())!.text()).toContain('Maintenance on Monday');
    await page.waitForLoadState('networkidle');
    await expect(banner).toBeHidden();
  },
);
