import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findViolations } from './support/findViolations';
import { findOverflows } from './support/sideways';
import { expect, test } from './support/test';

const TO = 'reports@plumbline.example';

/** Runs `npm run reports -- …` beside the site. */
const operator = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(__dirname, '..', 'scripts', 'run.mjs'), 'command', 'reports', ...args],
    { env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } },
  );

interface Message {
  subject: string;
  text: string;
}

test('a visitor reports an incident of a project, and reads the operator’s answer', async ({
  page,
  request,
  reports,
}) => {
  test.slow();
  const mails = async (to: string) =>
    ((await (await request.get(`/dev/outbox.json?to=${to}`)).json()) as { items: Message[] }).items;
  const contact = `ada-${Date.now()}@engine.example`;
  await page.goto('/projects/uniswap');
  await page.getByRole('link', { name: 'Report an incident' }).first().click();
  await expect(reports.kind('An incident')).toBeChecked();
  await expect(reports.project).toHaveValue('Uniswap');
  await reports.submit.click();
  await expect(reports.alerts).toHaveText([
    'Please enter the day it happened',
    'Please describe what you know',
    'Please add at least one public source',
  ]);
  await reports.about.fill('Oracle');
  await reports.field(/^Day it happened/).fill('2026-11-20');
  await reports.fill(/^What happened/);
  await reports.field(/^Your e-mail/).fill(contact);
  await page.reload();
  await expect(reports.field(/^What happened/)).toHaveValue(/wrong price/);
  const reference = await reports.send();
  await expect(page).toHaveURL(new RegExp(`/report/${reference}$`));
  await expect(reports.steps).toHaveText([/^Received/, /not yet$/, /not yet$/]);
  expect(await page.evaluate(() => sessionStorage.getItem('reportDraft'))).toBeNull();
  await expect
    .poll(async () => (await mails(TO)).map(({ subject }) => subject))
    .toContain(`Report ${reference}: Incident: Uniswap`);

  await operator('take', reference);
  await operator('accept', reference, '--answer', 'Recorded as an <b>incident</b>.');
  await page.reload();
  await expect(page.getByRole('blockquote')).toHaveText('Recorded as an <b>incident</b>.');
  await expect(reports.steps).toHaveText([/^Received/, /^Being checked/, /^Accepted/]);
  await expect(page.getByRole('main')).not.toContainText('wrong price');
  await expect(page.getByRole('main')).not.toContainText(contact);
  await expect
    .poll(async () => (await mails(contact)).map(({ subject }) => subject))
    .toEqual([`Report ${reference}: accepted`, `Report ${reference}: being checked`]);
});

test('a visitor who finds nothing reports a missing project', async ({ page, home, reports }) => {
  await page.goto('/');
  await home.search.type('Zzyzx Vault');
  await page.getByRole('link', { name: 'Request a rating' }).click();
  await expect(reports.kind('A missing project')).toBeChecked();
  await expect(reports.project).toHaveValue('Zzyzx Vault');
  await reports.fill(/^What is the project/);
  const reference = await reports.send();
  await expect(page.getByText('Not listed here')).toBeVisible();
  expect((await operator('show', reference)).stdout).toContain('Zzyzx Vault (not listed)');
});

test('each signal and each incident lead to the form, which says what the report is about', async ({
  page,
  reports,
}) => {
  await page.goto('/projects/uniswap#signal-audit-coverage');
  await page.getByRole('link', { name: 'Report an error in Audit coverage' }).click();
  await expect(reports.kind('A wrong fact')).toBeChecked();
  await expect(reports.about).toHaveValue('Audit coverage');
  await expect(reports.project).toHaveValue('Uniswap');
  await page.goto('/projects/euler#incidents');
  const title = 'Version 1 lending pool drained';
  await page.getByRole('link', { name: `Report an error in ${title}` }).click();
  await expect(reports.kind('A wrong fact')).toBeChecked();
  await expect(reports.about).toHaveValue(title);
  await expect(reports.project).toHaveValue('Euler');
});

test(
  'a wrong fact is reported in full, and reaches the operator',
  { tag: ['@once', '@full'] },
  async ({ page, reports }) => {
    await page.goto('/projects/uniswap#signal-audit-coverage');
    await page.getByRole('link', { name: 'Report an error in Audit coverage' }).click();
    await reports.fill(/^What is wrong/);
    const reference = await reports.send();
    const { stdout } = await operator('show', reference);
    expect(stdout).toContain('Audit coverage');
    expect(stdout).toContain('https://example.com/b');
    expect(stdout).toContain('wrong price');
  },
);

test('a project is chosen from the list by keyboard', async ({ page, reports }) => {
  await reports.open('?kind=wrong-fact');
  await reports.project.fill('unis');
  await expect(page.getByRole('option').first()).toBeVisible();
  await reports.project.press('ArrowDown');
  await reports.project.press('Enter');
  await expect(reports.project).toHaveValue(/Uniswap/);
});

test('the pages of reports have no violation and do not scroll sideways', async ({
  page,
  reports,
}) => {
  await reports.open('?kind=incident');
  await reports.submit.click();
  await expect(reports.alerts.first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflows(page)).toEqual([]);
  await reports.project.fill('uni');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await reports.project.fill('New Vault');
  await reports.field(/^Day it happened/).fill('2026-11-20');
  await reports.fill(/^What happened/);
  await reports.send();
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflows(page)).toEqual([]);
});

test('the page of a report is found by its reference only, and kept by no one', async ({
  page,
  request,
  reports,
  problems,
}) => {
  problems.expect(/404/);
  await reports.open('?kind=missing-project&name=New%20Vault');
  await reports.fill(/^What is the project/);
  const reference = await reports.send();
  const answer = await request.get(`/report/${reference.toLowerCase().replaceAll('-', '')}`);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  for (const path of ['/report/PL-0000-0000', '/report/nothing', `/report/${reference}/more`])
    expect((await request.get(path)).status()).toBe(404);
  await page.goto('/report/PL-0000-0000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a wrong fact is reported, and public once the operator has taken it in',
    { tag: '@once' },
    async ({ page, reports, request, problems }) => {
      problems.expect(/400/);
      const disputes = async () => (await request.get('/projects/liquity/disputes')).text();
      await page.goto('/projects/liquity');
      await page.getByRole('link', { name: 'Report a wrong fact' }).click();
      await expect(reports.kind('A wrong fact')).toBeChecked();
      await expect(page.getByText('Loading the form')).toBeHidden();
      await reports.about.fill('Secret subject');
      await reports.submit.click();
      await expect(page.locator('noscript [role="alert"]')).toHaveText([
        'Not sent yet. Please check the marked fields.',
        'Please describe what you know',
        'Please add at least one public source',
      ]);
      await expect(reports.about).toHaveValue('Secret subject');
      await reports.fill(/^What happened, or what is wrong/);
      const reference = await reports.send();
      await expect(page).toHaveURL(new RegExp(`/report/${reference}$`));
      expect(await disputes()).toContain('No disputes.');

      await operator('take', reference, '--signal', 'delay');
      await operator('accept', reference, '--answer', 'The delay is <b>2 days</b> now.');
      await page.goto('/projects/liquity/disputes');
      await expect(page.getByRole('cell')).toHaveText([
        'Delay',
        'Accepted',
        /^Received .*Checked from .*Closed /,
        'The delay is <b>2 days</b> now.',
      ]);
      for (const secret of ['Secret subject', 'wrong price', 'example.com/b', reference])
        expect(await disputes()).not.toContain(secret);
      await operator('delete', reference);
      expect(await disputes()).toContain('No disputes.');
    },
  );

  test('the page takes no form of another site, and none that is too long', async ({ request }) => {
    const form = { kind: 'incident', what: 'Words of another site.' };
    const headers = { origin: 'https://evil.example' };
    const refused = await request.post('/report', { form, headers });
    expect(refused.status()).toBe(403);
    expect(await refused.text()).not.toContain(form.what);
    const long = await request.post('/report', { form: { what: 'x'.repeat(70_000) } });
    expect(long.status()).toBe(413);
  });
});

test(
  'a network has five reports an hour; the sixth keeps what was typed',
  { tag: ['@once', '@full'] },
  async ({ reports, request, problems }) => {
    problems.expect(/429/);
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    for (let sent = 0; sent < 5; sent += 1) {
      const data = {
        id: crypto.randomUUID(),
        kind: 'missing-project',
        projectName: 'P',
        what: 'A vault on some chain.',
        links: ['https://example.com'],
      };
      expect((await request.post('/api/reports', { headers, data })).status()).toBe(200);
    }
    await reports.open('?kind=missing-project&name=Sixth');
    await reports.fill(/^What is the project/);
    await reports.submit.click();
    await expect(reports.alerts).toHaveText(
      /^Too many reports from your network\. Nothing is lost\./,
    );
    await expect(reports.project).toHaveValue('Sixth');
  },
);
