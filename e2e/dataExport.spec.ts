import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { OwnData } from './pages/OwnData';
import { Watchlists } from './pages/Watchlists';
import { findViolations } from './support/findViolations';
import { findOverflows } from './support/sideways';
import { member, PASSWORD, signInByCall } from './support/people';
import { expect, test } from './support/test';

/** A job makes it: no test of speed. */
const MADE_MS = 30_000;

test.describe('the archive of one’s own data', () => {
  let data: OwnData;
  test.beforeEach(async ({ page, request }) => {
    data = new OwnData(page);
    const watchlists = new Watchlists(page);
    await watchlists.arrive(request);
    await watchlists.have('For the archive', ['liquity', 'aave']);
  });

  test('is prepared by the keyboard, downloaded, and has the watchlist', async ({ page }) => {
    await data.open();
    expect(await findViolations(page)).toEqual([]);
    await data.prepare.focus();
    await page.keyboard.press('Enter');
    await expect(data.status).toContainText('We are preparing your archive');
    await expect(data.status).toContainText('Your archive is ready', { timeout: MADE_MS });
    await expect(data.prepareNew).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(data.file).toBeFocused();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^plumbline-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(readFileSync(await download.path()));
    expect(JSON.parse(strFromU8(files['watchlists.json']!))).toMatchObject([
      {
        name: 'For the archive',
        projects: [
          { project: 'liquity', name: 'Liquity' },
          { project: 'aave', name: 'Aave' },
        ],
      },
    ]);
    const readme = strFromU8(files['README.txt']!);
    expect(readme).toContain('- watchlists.json (1): Your watchlists');
    expect(strFromU8(files['account.json']!)).toContain('@example.com');
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflows(page)).toEqual([]);
  });

  test('is there after a reload, and for nobody else', async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    await data.open();
    const asked = page.waitForResponse('**/api/user/export');
    await data.prepare.click();
    await asked;
    await page.reload();
    await expect(data.file).toBeVisible({ timeout: MADE_MS });
    const address = (await data.file.getAttribute('href'))!;
    const other = await browser.newContext({ baseURL });
    expect((await other.request.get(address)).status()).toBe(401);
    expect(await signInByCall(other.request, await member(request), PASSWORD)).toBe(200);
    expect((await other.request.get(address)).status()).toBe(404);
    await other.close();
    const own = await page.request.get(address);
    expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'no-store']);
  });
});
