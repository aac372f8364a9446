import type { Page } from '@playwright/test';
import { Survey } from './pages/Survey';
import { findViolations } from './support/findViolations';
import { member, PASSWORD, signInByCall } from './support/people';
import { findOverflows } from './support/sideways';
import { startSite, type Site } from './support/site';
import { expect, test } from './support/test';

const EVENTS = '/api/user/events';

interface Usage {
  events: { eventName: string; properties: { page?: string }; count: number; accounts: number }[];
  surveys: { answers: number }[];
}

/** What its page asks of the counts' address. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === EVENTS) calls.push(request.method());
  });
  return calls;
}

test.describe('counting how the site is used', () => {
  test.use({ acceptedCookies: false });
  // One site, whose operator reads the counts after each test.
  test.describe.configure({ mode: 'serial', timeout: 150_000 });
  let site: Site;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startSite({ SEED: 'false' }, 'usage');
  });
  test.afterAll(async () => {
    await site?.stop();
  });

  const readUsage = async () => JSON.parse(await site.command('usage', '--json')) as Usage;
  const visit = (page: Page, path: string) =>
    page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
  /** Leaving a page sends what it counted. */
  const leave = (page: Page) => page.goto('about:blank');

  test('sends nothing while nobody accepts, and nothing to a browser that refuses', async ({
    cookieNotice,
    page,
  }) => {
    const calls = watchCalls(page);
    await visit(page, '/company/about');
    await expect(cookieNotice.bar).toContainText('If you accept, we count how the site is used.');
    await visit(page, '/status');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await visit(page, '/company/about');
    await expect(cookieNotice.bar).toContainText('So nothing is counted, even if you accept.');
    await cookieNotice.accept.click();
    await visit(page, '/status');
    await leave(page);
    expect(calls).toEqual([]);
    expect((await readUsage()).events).toEqual([]);
  });

  test('begins with acceptance, arrives when the page is left, and names no one', async ({
    cookieNotice,
    footer,
    page,
  }) => {
    await visit(page, '/company/about');
    await cookieNotice.accept.click();
    await page.waitForLoadState('networkidle');
    await footer.column('Learn').getByRole('link', { name: 'Methodology' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/rating/i);
    const before = (await readUsage()).events.reduce((sum, { count }) => sum + count, 0);
    expect(before).toBeLessThanOrEqual(1);
    await leave(page);
    await expect
      .poll(async () => (await readUsage()).events, { timeout: 60_000, intervals: [1_000] })
      .toEqual([
        {
          day: expect.any(String),
          eventName: 'page_view',
          properties: { page: 'methodology' },
          count: 1,
          accounts: 0,
        },
      ]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);

    // A full load counts its own page, also if it stays open.
    await visit(page, '/status');
    const pages = async () =>
      (await readUsage()).events.map(({ properties }) => properties.page).sort();
    await expect
      .poll(pages, { timeout: 60_000, intervals: [1_000] })
      .toEqual(['methodology', 'status']);
  });

  test(
    'stops when consent is withdrawn, and drops what was not sent',
    { tag: '@full' },
    async ({ cookieNotice, page }) => {
      const events = (await readUsage()).events;
      await visit(page, '/company/careers');
      await cookieNotice.accept.click();
      await page.reload({ waitUntil: 'networkidle' });
      const calls = watchCalls(page);
      await cookieNotice.withdraw.click();
      await expect(cookieNotice.bar).toBeVisible();
      await leave(page);
      expect(calls).toEqual([]);
      expect((await readUsage()).events).toEqual(events);
    },
  );
});

test.describe('the survey', () => {
  test('is answered, shown again and changed, without a violation', async ({ page, request }) => {
    const email = await member(request);
    expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
    const survey = new Survey(page);
    await survey.open();
    await survey.button('Send answers').click();
    await expect(survey.form.getByRole('alert')).toHaveText([
      'Please choose what brings you here',
      'Please choose how clear the ratings are',
    ]);
    await expect(survey.choice('Using')).toBeFocused();
    expect(await findViolations(page, '[aria-labelledby="survey-title"]')).toEqual([]);
    expect(await findOverflows(page)).toEqual([]);
    await survey.choice('Investing').check();
    await survey.choice('4').check();
    await survey.comment.fill('More chains, please.');
    await survey.button('Send answers').click();
    await expect(page.getByText('Thank you. Your answers are saved.')).toBeVisible();
    await expect(survey.form.getByText(/^You answered on/)).toBeVisible();

    await survey.open();
    await expect(survey.choice('Investing')).toBeChecked();
    await expect(survey.choice('4')).toBeChecked();
    await expect(survey.comment).toHaveValue('More chains, please.');
    await survey.choice('5, Very clear').check();
    await survey.button('Save answers').click();
    await expect(page.getByText('Thank you. Your answers are saved.')).toBeVisible();
    await expect(survey.choice('5, Very clear')).toBeChecked();
  });
});
