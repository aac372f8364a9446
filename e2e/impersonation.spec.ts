import type { APIRequestContext } from '@playwright/test';
import { Impersonation } from './pages/Impersonation';
import { member, PASSWORD, signInByCall } from './support/people';
import { putFlags } from './support/putFlags';
import type { OperatedSite } from './support/operatedSite';
import { expect, test } from './support/test';
import { findViolations } from './support/findViolations';

const fileFor = (email: string): string =>
  JSON.stringify({
    f: {
      portfolio: { v: false, t: 0 },
      impersonationTool: { v: false, t: 0, r: [{ a: 'Email', t: 0, c: email, v: true }] },
    },
  });

interface Session {
  user?: { username: string; email: string; adminId?: string };
  flags?: { impersonationTool: boolean };
}
const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

test.describe('staff who act as a user', () => {
  test.describe.configure({ mode: 'default' });
  let site: OperatedSite;
  test.beforeAll(({ operated }) => {
    site = operated;
  });

  const readSession = async (request: APIRequestContext) =>
    (await (await request.get(`${site.url}/api/auth/session`)).json()) as Session;
  const switchFlagOn = (email: string) => putFlags(site, fileFor(email));

  test('are granted the right, switch, see so on every page, and go back', async ({
    page,
    request,
    accounts,
    header,
    problems,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    problems.expect(/404|409|auth\/session|CLIENT_FETCH_ERROR/);
    const tool = new Impersonation(page, accounts, header);
    const [target, staff] = [await member(request, site.url), await member(request, site.url)];

    // Users have no such entry, and a forged call is refused.
    expect(await signInByCall(page.request, target, PASSWORD, site.url)).toBe(200);
    const { username: targetId } = (await readSession(page.request)).user!;
    await accounts.visit(`${site.url}/company/about`);
    await tool.openMenu();
    await expect(
      page.getByRole('link', { name: 'Account Settings' }).filter({ visible: true }),
    ).toBeVisible();
    await expect(tool.item).toHaveCount(0);
    expect(
      (
        await page.request.post(`${site.url}/api/impersonation-tool/create`, {
          headers: OWN,
          data: { impersonatingUserId: staff },
        })
      ).status(),
    ).toBe(403);

    expect(await signInByCall(page.request, staff, PASSWORD, site.url)).toBe(200);
    const { username: staffId } = (await readSession(page.request)).user!;
    expect(
      await site.command('staff', 'grant', staff, '--reason', 'Support desk', '--by', 'ann'),
    ).toBe(`${staffId} may act as other users now.\n`);
    switchFlagOn(staff);
    await expect
      .poll(async () => (await readSession(page.request)).flags?.impersonationTool)
      .toBe(true);

    await accounts.visit(`${site.url}/company/about`);
    await tool.openMenu();
    await tool.item.click();
    await expect(tool.userId).toBeFocused();
    expect(await findViolations(page, '[role="dialog"]')).toEqual([]);
    await tool.switchTo('nobody');
    await expect(tool.dialog.getByRole('alert')).toHaveText("User doesn't exist.");
    await tool.switchTo(targetId);
    await expect(tool.banner).toContainText(`You are acting as ${target}`);
    await expect(tool.dialog).toBeHidden();
    expect(await findViolations(page, '[data-acting]')).toEqual([]);
    expect((await readSession(page.request)).user).toEqual({
      username: targetId,
      email: target,
      adminId: staffId,
    });

    expect(await (await page.request.get(`${site.url}/my/settings`)).text()).toContain(
      'You are acting as <strong>',
    );
    await page.goto(`${site.url}/my/settings`);
    await expect(tool.banner).toHaveCount(1);
    // Profile, password, sessions, notifications, webhooks, survey, archive, deletion.
    await expect(page.getByText('Only the owner of the account can do this.')).toHaveCount(8);

    // While the page cannot ask who it is, it says what it knows, and writes nothing as the user.
    await page.route('**/api/auth/session', (route) => route.abort());
    await page.goto(`${site.url}/projects/uniswap`);
    await expect(page.getByText('You are acting as another user.')).toBeVisible();
    const refused = page.waitForResponse('**/api/projects/vote');
    await page.getByRole('button', { name: 'Yes' }).click();
    expect((await refused).status()).toBe(409);
    await expect(tool.banner).toHaveCount(0);
    await page.unroute('**/api/auth/session');
    await page.reload();
    await expect(tool.banner).toContainText(target);
    await expect(page.getByText('You are acting as another user.')).toHaveCount(0);
    const taken = page.waitForResponse('**/api/projects/vote');
    await page.getByRole('button', { name: 'Yes' }).click();
    expect((await taken).status()).toBe(200);

    await page.goto(`${site.url}/my/settings`);
    await tool.exit.click();
    await expect(tool.banner).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(staff);
    expect((await readSession(page.request)).user).toEqual({ username: staffId, email: staff });
    expect(await site.command('audit', '--account', targetId, '--json')).toMatch(
      new RegExp(`"event":"impersonation-ended".*"actor":"${staffId}".*Support desk`),
    );
  });

  test(
    'are refused a disabled account, in words of its own',
    { tag: ['@once', '@full'] },
    async ({ page, request, accounts, header, problems }) => {
      problems.expect(/403/);
      const tool = new Impersonation(page, accounts, header);
      const [target, staff] = [await member(request, site.url), await member(request, site.url)];
      expect(await signInByCall(page.request, staff, PASSWORD, site.url)).toBe(200);
      await site.command('staff', 'grant', staff, '--reason', 'Support desk', '--by', 'ann');
      await site.command('accounts', 'disable', target, '--by', 'ann');
      switchFlagOn(staff);
      await expect
        .poll(async () => (await readSession(page.request)).flags?.impersonationTool)
        .toBe(true);
      await accounts.visit(`${site.url}/company/about`);
      await tool.openMenu();
      await tool.item.click();
      await tool.switchTo(target);
      await expect(tool.dialog.getByRole('alert')).toHaveText('This account is disabled.');
      await expect(tool.banner).toHaveCount(0);
    },
  );

  test(
    'write nothing from a page that was opened before, and act until the user is deleted',
    { tag: ['@once', '@full'] },
    async ({ page, request, browser, accounts, header, problems }) => {
      test.setTimeout(60_000);
      problems.expect(/409/);
      const tool = new Impersonation(page, accounts, header);
      // The target never signed in: only the pool knows them.
      const [target, staff] = [await member(request, site.url), await member(request, site.url)];
      expect(await signInByCall(page.request, staff, PASSWORD, site.url)).toBe(200);
      const { username: staffId } = (await readSession(page.request)).user!;
      await site.command('staff', 'grant', staff, '--reason', 'Support desk', '--by', 'ann');
      switchFlagOn(staff);
      await expect
        .poll(async () => (await readSession(page.request)).flags?.impersonationTool)
        .toBe(true);

      await accounts.visit(`${site.url}/projects/aave`);
      const begun = await page.request.post(`${site.url}/api/impersonation-tool/create`, {
        headers: OWN,
        data: { impersonatingUserId: target },
      });
      expect(begun.status()).toBe(200);
      const refused = page.waitForResponse('**/api/projects/vote');
      await page.getByRole('button', { name: 'Yes' }).click();
      expect((await refused).status()).toBe(409);
      // Without scripts nothing says as whom a page acts, so nothing is written.
      const votes = async () =>
        (await request.get(`${site.url}/api/projects/vote?id=aave`)).json() as Promise<object>;
      const before = await votes();
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      });
      const still = await plain.newPage();
      await still.goto(`${site.url}/projects/aave`);
      await expect(still.getByRole('button', { name: 'Yes' })).toBeDisabled();
      for (const headers of [OWN, { ...OWN, 'sec-fetch-mode': 'navigate' }]) {
        const data = { id: 'aave', vote: true };
        const answer = await plain.request.post(`${site.url}/api/projects/vote`, { headers, data });
        expect([403, 409]).toContain(answer.status());
      }
      await plain.close();
      expect(await votes()).toEqual(before);

      await page.reload();
      await expect(tool.banner).toContainText(`You are acting as ${target}`);
      const { username: targetId } = (await readSession(page.request)).user!;

      await site.command('accounts', 'delete', target, '--yes');
      await page.reload();
      await expect(tool.banner).toHaveCount(0);
      expect((await readSession(page.request)).user).toEqual({ username: staffId, email: staff });
      expect(await site.command('audit', '--account', staffId, '--json')).toMatch(
        /"event":"impersonation-ended".*account-deleted/,
      );
      expect(targetId).not.toBe(staffId);
    },
  );
});
