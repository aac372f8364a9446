import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from './support/findViolations';
import { member, PASSWORD, signInByCall } from './support/people';
import type { OperatedSite } from './support/operatedSite';
import { findOverflows } from './support/sideways';
import { expect, test } from './support/test';

const SOURCE = { url: 'https://example.org/', title: 'Facts', tier: 'P3', checkedOn: '2026-11-01' };
const makeIncident = (title: string) => ({
  occurredOn: '2026-11-10',
  title,
  summary: 'Someone took a key.',
  source: 'facts',
});
const makeProject = (incidents: string[]) => ({
  id: 'beam',
  name: 'Beam',
  category: 'dex',
  status: 'active',
  sources: { facts: SOURCE },
  incidents: incidents.map(makeIncident),
});
/** The job that alerts watchers runs within a minute of the change, usually at once. */
const ALERTED_MS = 75_000;

test.describe('alerts on a watched project', () => {
  // One site, changed by each test in turn.
  test.describe.configure({ mode: 'serial', timeout: 150_000 });
  let site: OperatedSite;
  let happened: string[] = [];

  /** As the operator: the project's file, with one incident more. */
  async function happen(title: string): Promise<void> {
    happened = [...happened, title];
    const file = join(site.dataDir, 'beam.json');
    writeFileSync(file, JSON.stringify(makeProject(happened)));
    await site.command('import', 'projects', file, '--yes');
  }

  test.beforeAll(async ({ operated }) => {
    site = operated;
    const file = join(site.dataDir, 'beam.json');
    writeFileSync(file, JSON.stringify(makeProject([])));
    await site.command('import', 'projects', file, '--yes');
  });

  /** As a page of the site asks: fetch metadata is the browser's. */
  const call = (page: Page, path: string, body?: object) =>
    page.evaluate(
      async ([to, sent]) => {
        const answer = await fetch(
          to!,
          sent === undefined
            ? {}
            : { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent },
        );
        return (await answer.json()) as { unread: number };
      },
      [path, body && JSON.stringify(body)],
    );

  async function watcher(page: Page): Promise<string> {
    const email = await member(page.request, site.url);
    expect(await signInByCall(page.request, email, PASSWORD, site.url)).toBe(200);
    await page.goto(`${site.url}/my/alerts`);
    await call(page, '/api/watchlist/project', { project: 'beam', watched: true });
    return email;
  }

  test('reach the inbox and the menus, and are read there', async ({
    accounts,
    header,
    page,
    isMobile,
  }) => {
    await watcher(page);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Star a project/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await happen('A key was stolen');
    await expect
      .poll(async () => (await call(page, '/api/alerts?limit=0')).unread, { timeout: ALERTED_MS })
      .toBe(1);
    await page.goto(`${site.url}/my/watchlists`);
    const row = main.getByRole('row').filter({ hasText: 'Beam' });
    await expect(row).toContainText('1 new alert');
    await page.goto(`${site.url}/methodology`);
    if (isMobile) {
      await header.openDrawer();
      await header.drawer.getByRole('button', { name: 'Account' }).click();
      await header.drawer.getByRole('link', { name: /^Alerts 1 unread/ }).click();
    } else {
      await accounts.menu.click();
      await page.getByRole('link', { name: /^Alerts 1 unread/ }).click();
    }
    await expect(page).toHaveURL(/\/my\/alerts$/);
    await expect(main.getByText('1 unread alert.')).toBeVisible();
    await expect(main.getByRole('listitem')).toContainText('A key was stolen');
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflows(page)).toEqual([]);
    // Shows before the answer.
    const marked = page.waitForResponse('**/api/alerts/read');
    await main.getByRole('button', { name: 'Mark as read: Beam, Incident' }).click();
    await expect(main.getByText('Nothing unread.')).toBeVisible();
    await marked;
    await page.reload();
    await expect(main.getByText('Nothing unread.')).toBeVisible();
    await main.getByRole('link', { name: 'Beam' }).click();
    await expect(page).toHaveURL(/\/projects\/beam#incidents$/);
    await page.goto(`${site.url}/my/watchlists`);
    await expect(row).toContainText('0 new alerts');
  });

  test('have settings that are kept, a feed for each list, and an end of all mails', async ({
    page,
  }) => {
    const email = await watcher(page);
    await page.goto(`${site.url}/my/settings`);
    const part = page.getByRole('region', { name: 'Notifications' });
    await expect(part.getByText(`Mails go to ${email}.`)).toBeVisible();
    await part.getByText('Weekly', { exact: true }).first().click();
    await part.getByText('An audit is added').click();
    await part.getByLabel('Points before a moved score is an alert').fill('12');
    await part.getByLabel('Mails of Watchlist').selectOption('Daily');
    await part.getByRole('button', { name: 'Save notifications' }).click();
    await expect(page.getByText('Your notification settings are saved.')).toBeVisible();
    await page.reload();
    await expect(part.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(part.getByRole('checkbox', { name: 'An audit is added' })).not.toBeChecked();
    await expect(part.getByLabel('Points before a moved score is an alert')).toHaveValue('12');
    await expect(part.getByLabel('Mails of Watchlist')).toHaveValue('daily');
    await part.getByRole('button', { name: 'Feed of Watchlist' }).click();
    await part.getByRole('button', { name: 'Make address' }).click();
    await expect(part.getByLabel('Address of the feed')).toHaveValue(/\/lists\/[\w-]{22}\.atom$/);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflows(page)).toEqual([]);
    await part.getByRole('button', { name: 'Revoke address' }).click();
    await expect(part.getByText('This list has no feed.')).toBeVisible();
    await part.getByRole('button', { name: 'Unsubscribe from all mails' }).click();
    await expect(part.getByText(/^Unsubscribed on/)).toBeVisible();
    await expect(part.getByLabel('Mails of Watchlist')).toHaveValue('');
  });
});
