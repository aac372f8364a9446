import { findViolations } from './support/findViolations';
import { findOverflows } from './support/sideways';
import { expect, test } from './support/test';
import { Webhooks } from './pages/Webhooks';

/** Reserved: no name server knows it. */
const NOWHERE = 'https://hooks.example.invalid/in';

test('a webhook is added, tested, changed, paused and deleted', async ({
  page,
  request,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/400/);
  const hooks = new Webhooks(page);
  await hooks.arrive(request);
  await hooks.open();
  await expect(hooks.part.getByText(/^You have no webhooks/)).toBeVisible();

  await hooks.add('Desk', 'https://169.254.169.254/latest');
  await expect(hooks.form.getByText('Please enter a public host name')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await hooks.form.getByLabel('Address').fill(NOWHERE);
  await hooks.button('Add webhook').click();
  await expect(hooks.secret).toHaveValue(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await findViolations(page)).toEqual([]);
  await hooks.button('I have saved it').click();
  await expect(hooks.secret).toBeHidden();

  await hooks.button('Send a test to Desk').click();
  await expect(page.getByText('Not delivered: The host name has no public address.')).toBeVisible();
  await hooks.button('Deliveries of Desk').click();
  const log = hooks.part.getByRole('group', { name: 'Deliveries of Desk' });
  await expect(log.getByRole('listitem')).toContainText('No answer');
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflows(page)).toEqual([]);

  await hooks.button('Change Desk').click();
  await hooks.form.getByLabel('Name').fill('Night desk');
  await hooks.form.getByText('An audit is added').click();
  await hooks.button('Save webhook').click();
  await hooks.button('Pause Night desk').click();
  await expect(hooks.part.getByText(/^You paused it on/)).toBeVisible();
  await page.reload();
  await expect(hooks.items.first()).toContainText('Night desk Paused');
  await hooks.button('Resume Night desk').click();
  await hooks.button('New secret for Night desk').click();
  await expect(hooks.part.getByText(/^For 24 hours/)).toBeVisible();
  await hooks.button('I have saved it').click();
  await hooks.button('Delete Night desk').click();
  await hooks.button('Delete it').click();
  await expect(hooks.part.getByText(/^You have no webhooks/)).toBeVisible();
});

test(
  'others do not find it, and nobody reads its secret',
  { tag: '@once' },
  async ({ browser, page, request }) => {
    const owner = new Webhooks(page);
    await owner.arrive(request);
    const form = { name: 'Desk', url: NOWHERE, kinds: ['incident'] };
    const [status, made] = await owner.call('/create', form);
    const { id, secret } = made as { id: string; secret: string };
    expect([status, secret.slice(0, 6)]).toEqual([200, 'whsec_']);
    expect(JSON.stringify(await owner.call(''))).not.toContain('whsec_');

    const context = await browser.newContext({ baseURL: process.env.E2E_URL });
    const other = new Webhooks(await context.newPage());
    expect((await other.call(''))[0]).toBe(401);
    await other.arrive(request);
    expect(await other.call('')).toEqual([200, { items: [] }]);
    expect((await other.call(`/${id}/log`))[0]).toBe(404);
    for (const [path, more] of [
      ['/update', { version: 1, name: 'Mine' }],
      ['/pause', { paused: true }],
      ['/test', {}],
      ['/replay', { delivery: 1 }],
      ['/rotate', {}],
      ['/delete', {}],
    ] as const)
      expect((await other.call(path, { id, ...more }))[0], path).toBe(404);
    await context.close();
  },
);
