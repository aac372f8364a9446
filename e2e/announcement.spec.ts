import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SHORT_PAGE } from './support/shortPage';
import { startSite, type Site } from './support/site';
import { expect, test } from './support/test';

const COMMAND = join(__dirname, '..', 'scripts', 'run.mjs');
/** A view is held for ten seconds, a cached page for longer. */
const PAGE = '/?sort=audits';

test.describe('another site', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'default' });
  let site: Site;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    site = await startSite({ SEED: 'false', HEADER_SIGN_IN: 'signup-only' }, 'announcement');
  });
  test.afterAll(async () => {
    await site.stop();
  });

  const announce = (content: string) =>
    promisify(execFile)(process.execPath, [COMMAND, 'command', 'announce', '--content', content], {
      env: { ...process.env, DATA_DIR: site.dataDir },
    });

  test('an edited announcement shows again to visitors who closed the old one, and stays closed while its words are the same', async ({
    page,
    request,
  }) => {
    test.slow();
    const banner = page.getByRole('complementary', { name: 'Announcement' });
    const open = () => page.goto(site.url + PAGE);
    for (const content of ['Maintenance on Sunday', 'Maintenance on Monday']) {
      await announce(content);
      // The site asks the backend every few seconds, and holds the view.
      await expect
        .poll(async () => (await request.get(site.url + PAGE)).text(), { timeout: 30_000 })
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
  });

  test('the header offers only the sign-up when configured so', async ({ accounts, page }) => {
    await accounts.visit(site.url + SHORT_PAGE);
    await expect(accounts.link('Sign Up')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(0);
    await accounts.link('Sign Up').click();
    await expect(accounts.createAccount).toBeVisible();
  });
});
